import { useTranslation } from 'react-i18next'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText, bondMomentText, unitCount } from '@touchstone/app/bonds/words'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { BondOrderChip } from './BondOrderChip.tsx'
import { useBondName } from './use-issuer.ts'

/** An order, with its state and what it has brought; a late one with what is owed. */
export function BondOrderRow({ order }: { order: BondOrder }) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const { id, state, units, amount, currency, paidIncome, dueNow, nextDueDay, closesAtMs } = order
  const isLate = state === 'late'
  const hasPaid = /[1-9]/.test(paidIncome)
  const lent = <Amount value={amount} currency={currency} toCent private />
  return (
    <Row
      to={pathTo('bondOrders', { id })}
      title={nameOf(order)}
      sub={
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <BondOrderChip state={state} />
          <span className="num">{t('bonds.unitsOf', unitCount(units))}</span>
          {state === 'running' && nextDueDay !== null && (
            <span className="num">{t('bonds.nextDue', { day: bondDayText(nextDueDay) })}</span>
          )}
          {state === 'subscribed' && (
            <span className="num">{t('bonds.decidedOn', { day: bondMomentText(closesAtMs) })}</span>
          )}
          {isLate && <span className="text-danger">{t('bonds.owedNow')}</span>}
        </span>
      }
      right={
        isLate ? (
          <Amount value={dueNow} toCent private className="text-danger" />
        ) : hasPaid ? (
          <Amount value={paidIncome} sign tone toCent private />
        ) : (
          <Amount value={amount} toCent private />
        )
      }
      rightSub={isLate || hasPaid ? lent : currency}
    />
  )
}
