import { useTranslation } from 'react-i18next'
import { unitCount } from '@touchstone/app/bonds/words'
import { utcMomentText } from '@touchstone/app/investments/words'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { hasRun } from '@touchstone/app/mining/order-figures'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { MinerOrderChip } from './MinerOrderChip.tsx'
import { SyntheticChip } from './NotReal.tsx'
import { useMachineName } from './use-machine-name.ts'

/** An order, with its state and the coins that it has paid. */
export function MinerOrderRow({ order }: { order: MinerOrder }) {
  const { t } = useTranslation()
  const nameOf = useMachineName()
  const { id, state, units, amount, currency, coin, paidIncome, daysPaid, cycleDays, startsAtMs } = order
  const paid = <Amount value={amount} currency={currency} toCent private />
  return (
    <Row
      to={pathTo('minerOrders', { id })}
      title={nameOf(order)}
      sub={
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <SyntheticChip />
          <MinerOrderChip state={state} />
          <span className="num">{t('mining.machinesOf', unitCount(units))}</span>
          {state === 'running' && (
            <span className="num">{t('investments.dayOf', { day: daysPaid, days: cycleDays })}</span>
          )}
          {state === 'not_started' && startsAtMs !== null && (
            <span className="num">{t('investments.startsOn', { day: utcMomentText(startsAtMs) })}</span>
          )}
        </span>
      }
      right={hasRun(state) ? <Amount value={paidIncome} currency={coin} private /> : paid}
      rightSub={hasRun(state) ? paid : undefined}
    />
  )
}
