import { clsx } from 'clsx'
import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProof } from '@touchstone/app/proof/proof-state'
import type { OwnRow } from '@touchstone/app/receipts/own-rows'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

const tones: Record<OwnRow['is'], string> = {
  same: 'text-accent',
  different: 'text-danger',
  broken: 'text-danger',
  unknown: 'text-fg-3',
}

type OwnJournalProps = { own: OwnRow; bookId: number; sequence: number }

/** Whether this device has decided the book again up to this record: no proof of the house replaces that. */
export function OwnJournal({ own: { is, through }, bookId, sequence }: OwnJournalProps) {
  const { t } = useTranslation()
  const book = useProof(({ books }) => books.find((each) => each.bookId === bookId))
  const words: Record<OwnRow['is'], string> = {
    same: t('proof.ownSame', { number: through }),
    different: t('proof.ownDiffers', { number: sequence }),
    broken: t('proof.ownBroken'),
    unknown:
      book?.state === 'replaying'
        ? t('proof.rowsReplaying', { number: book.sequence, of: book.of })
        : t('proof.ownNotYet'),
  }
  return (
    <Card>
      <Row
        icon={<Fingerprint className={clsx('size-5', tones[is])} />}
        title={t('proof.own')}
        sub={<span className={clsx(tones[is] === 'text-danger' && 'text-danger')}>{words[is]}</span>}
        to={pathTo('proof')}
      />
    </Card>
  )
}
