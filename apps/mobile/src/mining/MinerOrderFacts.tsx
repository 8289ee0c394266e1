import { useTranslation } from 'react-i18next'
import { hoursOrMinutes, utcMomentText } from '@touchstone/app/investments/words'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { hasRun } from '@touchstone/app/mining/order-figures'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'

/** How far it is, what of the price is used up, and when the next day is counted. Nothing of one that waits. */
export function MinerOrderFacts({ order, nowMs }: { order: MinerOrder; nowMs: number }) {
  const { state, daysPaid, cycleDays, worn, remaining, returned } = order
  const { t } = useTranslation()
  const isOn = hasRun(state)
  const next = useNext(order, nowMs)
  if (!isOn && next === undefined) return null
  return (
    <Card padded className="flex flex-col gap-3">
      {isOn && (
        <>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-2">
            <span
              className="block h-full rounded-full bg-accent-fill"
              style={{ width: `${(daysPaid / Math.max(1, cycleDays)) * 100}%` }}
            />
          </div>
          <dl className="grid grid-cols-3 gap-3">
            <Figure label={t('strategyRecords.strategyDay')}>
              {t('investments.losingOf', { count: daysPaid, days: cycleDays })}
            </Figure>
            <Figure label={t('mining.usedUp')}>
              <Amount value={worn} toCent private />
            </Figure>
            <Figure label={t(state === 'stopped' ? 'bonds.cameBack' : 'mining.unused')} end>
              <Amount value={state === 'stopped' ? returned : remaining} toCent private />
            </Figure>
          </dl>
        </>
      )}
      {next !== undefined && <p className="num text-sm">{next}</p>}
    </Card>
  )
}

function useNext({ state, endedTime, startsAtMs, nextAtMs, daysPaid }: MinerOrder, nowMs: number): string | undefined {
  const { t } = useTranslation()
  if (endedTime !== null) return t('investments.endedOn', { time: serverMoment(endedTime, nowMs) })
  if (state === 'not_started' && startsAtMs !== null)
    return t('investments.startsOn', { day: utcMomentText(startsAtMs) })
  if (nextAtMs === null) return undefined
  const { unit, number } = hoursOrMinutes(nextAtMs - nowMs)
  return t(daysPaid === 0 ? 'investments.firstResult' : 'investments.nextResult', {
    time: t(`investments.${unit}`, { number }),
    day: utcMomentText(nextAtMs),
  })
}
