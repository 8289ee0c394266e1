import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { BookStanding } from '@touchstone/app/proof/proof-state'
import { momentText } from '@touchstone/app/time/moments'
import { HashLine } from '../receipts/HashLine.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { SignersList } from './SignersList.tsx'
import { useBookLabel } from './use-book-label.ts'

const tones: Partial<Record<BookStanding['state'], string>> = {
  differs: 'text-danger',
  outdated: 'text-warn',
  failed: 'text-warn',
}

/** How far one of the person's books was decided again. */
export function BookCard({ book }: { book: BookStanding }) {
  const { t } = useTranslation()
  const label = useBookLabel()
  const { state, sequence, of, pin } = book
  const words: Record<BookStanding['state'], string> = {
    waiting: t('proof.rowsSame', { number: sequence }),
    same: sequence === 0 ? t('proof.rowsNone') : t('proof.rowsSame', { number: sequence }),
    replaying: t('proof.rowsReplaying', { number: sequence, of }),
    differs: t('proof.rowsDiffer', { number: sequence }),
    outdated: t('proof.rowsOutdated', { number: sequence }),
    failed: t('proof.rowsFailed'),
  }
  return (
    <Card padded className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{label(book)}</p>
        <p className={clsx('mt-0.5 text-sm', tones[state] ?? 'text-fg-2')}>{words[state]}</p>
      </div>
      {pin !== undefined && (
        <>
          <Facts
            items={[
              { label: t('proof.keptSince'), value: momentText(pin.sinceMs) },
              { label: t('proof.lastCompared'), value: momentText(pin.checkedAtMs) },
            ]}
          />
          {pin.signers !== undefined && <SignersList signers={pin.signers} />}
          {pin.sequence > 0 && <HashLine label={t('proof.lastRow', { number: pin.sequence })} text={pin.hash} />}
        </>
      )}
    </Card>
  )
}
