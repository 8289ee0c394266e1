import { useTranslation } from 'react-i18next'
import { hasStarted, orderFigures } from '@touchstone/app/investments/order-figures'
import type { ProductOrder } from '@touchstone/app/investments/investments.queries'
import { utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { OrderChip } from './OrderChip.tsx'
import { useProductName } from './use-product-name.ts'

/** An order, with its state and its net result. */
export function OrderRow({ order }: { order: ProductOrder }) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const { id, state, amount, currency, daysPaid, cycleDays, startsAtMs, exitDay } = order
  const { net } = orderFigures(order)
  const hasDays = daysPaid > 0
  return (
    <Row
      to={pathTo('strategyOrders', { id })}
      title={nameOf(order)}
      sub={
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <OrderChip state={state} />
          {state === 'leaving' && exitDay !== null && (
            <span className="num">{t('investments.leavesWith', { day: utcDayText(exitDay) })}</span>
          )}
          {state !== 'leaving' && hasStarted(order) && (
            <span className="num">{t('investments.dayOf', { day: daysPaid, days: cycleDays })}</span>
          )}
          {state === 'not_started' && startsAtMs !== null && (
            <span className="num">{t('investments.startsOn', { day: utcMomentText(startsAtMs) })}</span>
          )}
        </span>
      }
      right={hasDays ? <Amount value={net} sign tone toCent private /> : <Amount value={amount} toCent private />}
      rightSub={hasDays ? <Amount value={amount} currency={currency} toCent private /> : currency}
    />
  )
}
