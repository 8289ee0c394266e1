import { useTranslation } from 'react-i18next'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText, bondMomentText } from '@touchstone/app/bonds/words'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'

/** What is still lent, what came back and what it brought, and what is next. Nothing of one that never ran. */
export function BondOrderFacts({ order, nowMs }: { order: BondOrder; nowMs: number }) {
  const { t } = useTranslation()
  const { state, returned, remaining, paidIncome, nextDueDay, endedTime, closesAtMs } = order
  const hasRun = state === 'running' || state === 'late' || state === 'repaid'
  const next =
    endedTime !== null
      ? t('investments.endedOn', { time: serverMoment(endedTime, nowMs) })
      : state === 'subscribed'
        ? t('bonds.decidedOn', { day: bondMomentText(closesAtMs) })
        : nextDueDay !== null
          ? t('bonds.nextDue', { day: bondDayText(nextDueDay) })
          : undefined
  if (!hasRun && next === undefined) return null
  return (
    <Card padded className="flex flex-col gap-3">
      {hasRun && (
        <dl className="grid grid-cols-3 gap-3">
          <Figure label={t('bonds.stillLent')}>
            <Amount value={remaining} toCent private />
          </Figure>
          <Figure label={t('bonds.cameBack')}>
            <Amount value={returned} toCent private />
          </Figure>
          <Figure label={t('bonds.interestReceived')} end>
            <Amount value={paidIncome} sign tone toCent private />
          </Figure>
        </dl>
      )}
      {next !== undefined && <p className="num text-sm">{next}</p>}
    </Card>
  )
}
