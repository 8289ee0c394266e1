import { useTranslation } from 'react-i18next'
import { canEndLater, hasStarted, orderFigures } from '@touchstone/app/investments/order-figures'
import type { IncomePage, ProductOrder } from '@touchstone/app/investments/investments.queries'
import { hoursOrMinutes, utcMomentText } from '@touchstone/app/investments/words'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'
import { DayStrip } from './DayStrip.tsx'

type OrderFactsProps = { order: ProductOrder; incomes: readonly IncomePage[] | undefined; nowMs: number }

/** How far it has come, what was paid, what is left of the principal, and when the next day counts. */
export function OrderFacts({ order, incomes, nowMs }: OrderFactsProps) {
  const { t } = useTranslation()
  const { daysPaid, cycleDays, pausedDays, nextAtMs, endsAtMs, state, returned } = order
  const { gained, lost, principal } = orderFigures(order)
  const { unit, number } = hoursOrMinutes((nextAtMs ?? nowMs) - nowMs)
  const isLast = state === 'leaving' && nextAtMs === endsAtMs
  const word = isLast ? 'lastResult' : daysPaid === 0 ? 'firstResult' : 'nextResult'
  const isOver = state === 'ended' || state === 'left' || state === 'cancelled' || state === 'declined'
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
        <span className="font-medium">
          {hasStarted(order)
            ? t('investments.dayOf', { day: daysPaid, days: cycleDays })
            : t('investments.days', { count: cycleDays })}
        </span>
        <span className="num text-fg-2">{useMoment(order, nowMs)}</span>
      </div>
      <DayStrip order={order} incomes={incomes} />
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={t('investments.gained')}>
          <Amount value={gained} sign tone toCent private />
        </Figure>
        <Figure label={t('investments.lost')}>
          <Amount value={lost} sign tone toCent private />
        </Figure>
        <Figure label={t(isOver ? 'investments.returned' : 'investments.principal')} end>
          <Amount value={isOver ? returned : principal} toCent private />
        </Figure>
      </dl>
      {pausedDays > 0 && <p className="num text-sm text-fg-2">{t('freezes.count', { number: pausedDays })}</p>}
      {nextAtMs !== null && state !== 'frozen' && (
        <p className="num border-t border-border pt-3 text-sm">
          {t(`investments.${word}`, {
            time: t(`investments.${unit}`, { number }),
            day: utcMomentText(nextAtMs),
          })}
        </p>
      )}
    </Card>
  )
}

function useMoment(order: ProductOrder, nowMs: number): string {
  const { t } = useTranslation()
  const { endsAtMs, endedTime } = order
  if (endedTime !== null) return t('investments.endedOn', { time: serverMoment(endedTime, nowMs) })
  if (endsAtMs === null) return ''
  return t(canEndLater(order) ? 'freezes.earliest' : 'investments.endsOn', { day: utcMomentText(endsAtMs) })
}
