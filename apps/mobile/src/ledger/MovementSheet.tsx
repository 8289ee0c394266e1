import { useTranslation } from 'react-i18next'
import { exactPlaces } from '@touchstone/app/ledger/exact-places'
import { keyOfEntry, type LedgerEntry, type Movement } from '@touchstone/app/ledger/ledger.queries'
import { kindOfMovement, netOf, newestOf, stepsOf } from '@touchstone/app/ledger/movement'
import { serverExact } from '@touchstone/app/time/moments'
import { Reference } from '../funds/Reference.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { MovementAmount, NetAmount } from './MovementRow.tsx'
import { useMovementName } from './use-movement-name.ts'

type MovementSheetProps = {
  movement: Movement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shows all that belongs to the same record; undefined where that is shown already. */
  onBelonging: (() => void) | undefined
}

/** A movement in double entry: each posting with the balance after it, and the receipt of each command that it took. */
export function MovementSheet({ movement, open, onOpenChange, onBelonging }: MovementSheetProps) {
  const { t } = useTranslation()
  const nameOf = useMovementName()
  const newest = newestOf(movement)
  const [, other] = netOf(movement)
  const steps = stepsOf(movement)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={nameOf(kindOfMovement(movement))}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {onBelonging !== undefined && (
            <Button kind="soft" onClick={onBelonging}>
              {t('ledger.belonging')}
            </Button>
          )}
          <LinkButton to={receiptOf(newest)}>{t('ledger.receipt')}</LinkButton>
        </div>
      }
    >
      <p className="flex flex-col gap-1 pb-4">
        <MovementAmount movement={movement} className="text-2xl font-semibold" />
        {other !== undefined && <NetAmount net={other} />}
      </p>
      {steps.map((step, index) => (
        <Step key={step[0]?.sequence} entries={step} isNewest={index === 0} />
      ))}
      <Facts
        inset
        items={[
          {
            label: t('ledger.reference'),
            value: <Reference text={`${nameOf(kindOfMovement(movement))} ${newest.subject}`} />,
          },
        ]}
      />
    </Sheet>
  )
}

const receiptOf = ({ bookId, sequence }: LedgerEntry): string =>
  pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })

function Step({ entries, isNewest }: { entries: readonly LedgerEntry[]; isNewest: boolean }) {
  const { t } = useTranslation()
  const [first] = entries
  if (first === undefined) return null
  return (
    <section className="pb-4">
      <div className="flex min-h-6 items-baseline justify-between gap-3 text-xs text-fg-3">
        <h3>{serverExact(first.time)}</h3>
        {!isNewest && (
          <LinkButton kind="ghost" size="sm" className="-my-2 px-2" to={receiptOf(first)}>
            {t('ledger.receipt')}
          </LinkButton>
        )}
      </div>
      <ul className="divide-y divide-border">
        {entries.toReversed().map((entry) => (
          <Posting key={keyOfEntry(entry)} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Posting({ entry: { kind, account, currency, amount, balanceAfter } }: { entry: LedgerEntry }) {
  const { t } = useTranslation()
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className="block break-words">{t(`entries.${kind}`)}</span>
        <span className="block text-xs text-fg-3">{t(`wallets.account.${account}`)}</span>
      </span>
      <span className="shrink-0 text-right">
        <Amount
          value={amount}
          currency={currency}
          places={exactPlaces(amount, currency)}
          sign
          private
          className="font-medium"
        />
        <span className="block text-xs text-fg-3">
          {t('ledger.balanceAfter')}{' '}
          <Amount value={balanceAfter} places={exactPlaces(balanceAfter, currency)} private />
        </span>
      </span>
    </li>
  )
}
