import { useTranslation } from 'react-i18next'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText, unitCount } from '@touchstone/app/bonds/words'
import { Amount } from '../ui/Amount.tsx'
import { BondOrderChip } from './BondOrderChip.tsx'
import { useTermText } from './use-issuer.ts'

/** What is owed of one that is late; else the interest that came, or what was put in. */
export function BondOrderHero({ order }: { order: BondOrder }) {
  const { t } = useTranslation()
  const termText = useTermText()
  const { state, units, amount, currency, paidIncome, dueNow, lateSinceDay } = order
  const look = 'text-3xl font-semibold'
  const hasRun = state === 'running' || state === 'repaid'
  const isBack = state === 'declined' || state === 'withdrawn' || state === 'returned'
  return (
    <section>
      <div className="flex items-start justify-between gap-3 text-sm text-fg-2">
        <span className="min-w-0 break-words">
          {state === 'late' && lateSinceDay !== null
            ? t('bonds.owedSince', { day: bondDayText(lateSinceDay) })
            : t(hasRun ? 'bonds.interestReceived' : isBack ? 'bonds.cameBack' : 'bonds.setAside')}
        </span>
        <BondOrderChip state={state} />
      </div>
      {state === 'late' ? (
        <Amount value={dueNow} fit toCent currency={currency} private className={look} />
      ) : hasRun ? (
        <Amount value={paidIncome} sign tone fit toCent currency={currency} private className={look} />
      ) : (
        <Amount value={amount} fit toCent currency={currency} private className={look} />
      )}
      <p className="num text-sm text-fg-2">
        {t('bonds.unitsOf', unitCount(units))} · <Amount value={amount} currency={currency} toCent private />
      </p>
      <p className="text-sm text-fg-2">{termText(order)}</p>
    </section>
  )
}
