import { clsx } from 'clsx'
import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { foundIn } from '@touchstone/app/proof/open-findings'
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

/**
 * Whether this device has decided the book again up to this record: no proof of the house replaces that. What it found
 * anywhere in the book is said beside it.
 */
export function OwnJournal({ own: { is, through }, bookId, sequence }: OwnJournalProps) {
  const { t } = useTranslation()
  const state = useProof()
  const book = state.books.find((each) => each.bookId === bookId)
  const found = foundIn(state, bookId)
  const words: Record<OwnRow['is'], string> = {
    same: t('proof.ownSame', { number: through }),
    different: t('proof.ownDiffers', { number: sequence }),
    broken: t('proof.ownBroken'),
    unknown:
      book?.state === 'replaying'
        ? t('proof.rowsReplaying', { number: book.sequence, of: book.of })
        : t('proof.ownNotYet'),
  }
  const tone = found === undefined ? tones[is] : 'text-danger'
  return (
    <Card>
      <Row
        icon={<Fingerprint className={clsx('size-5', tone)} />}
        title={t('proof.own')}
        sub={
          <>
            <span className={clsx('block', tones[is] === 'text-danger' && 'text-danger')}>{words[is]}</span>
            {found !== undefined && (
              <span className="mt-0.5 block font-medium text-danger">
                {t('proof.ownFound', { number: found.number })}
              </span>
            )}
          </>
        }
        to={pathTo('proof', { finding: found?.alarmId })}
      />
    </Card>
  )
}
