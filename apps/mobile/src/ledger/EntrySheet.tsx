import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { serverExact } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { isResult } from '@touchstone/app/ledger/entry-kinds'
import { exactPlaces } from '@touchstone/app/ledger/exact-places'
import type { LedgerEntry } from '@touchstone/app/ledger/ledger.queries'

type EntrySheetProps = {
  entry: LedgerEntry
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shows all that belongs to the same; undefined where that is shown already. */
  onBelonging: (() => void) | undefined
}

/** All that is known of one movement, and the way to its receipt. */
export function EntrySheet({ entry, open, onOpenChange, onBelonging }: EntrySheetProps) {
  const { t } = useTranslation()
  const { kind, account, currency, amount, balanceAfter, time, subject, bookId, sequence, posting } = entry
  const places = exactPlaces(amount, currency)
  const receipt = pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(`entries.${kind}`)}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {onBelonging !== undefined && (
            <Button kind="soft" onClick={onBelonging}>
              {t('ledger.belonging')}
            </Button>
          )}
          <LinkButton to={receipt}>{t('ledger.receipt')}</LinkButton>
        </div>
      }
    >
      <p className="pb-4">
        <Amount
          value={amount}
          currency={currency}
          places={places}
          sign
          tone={isResult(kind)}
          private
          fit
          className="text-2xl font-semibold"
        />
      </p>
      <Facts
        inset
        items={[
          { label: t('words.account'), value: t(`wallets.account.${account}`) },
          {
            label: t('ledger.balanceAfter'),
            value: (
              <Amount value={balanceAfter} currency={currency} places={exactPlaces(balanceAfter, currency)} private />
            ),
          },
          { label: t('words.time'), value: serverExact(time) },
          { label: t('ledger.record'), value: `${sequence}.${posting}` },
          {
            label: t('ledger.reference'),
            value: (
              <CopyButton text={subject} label={t('ledger.copyReference')} className="-my-3 justify-end! text-fg!">
                <span className="text-right break-all">{subject}</span>
              </CopyButton>
            ),
          },
        ]}
      />
    </Sheet>
  )
}
