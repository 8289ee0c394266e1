import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayName, dueStates, lateDues, planOf, startOfTerm } from '@touchstone/app/bonds/bond-figures'
import type { Bond, BondHistory } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText, unitCount } from '@touchstone/app/bonds/words'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { DueList } from './DueList.tsx'

type ScheduleCardProps = {
  bond: Bond
  query: UseQueryResult<BondHistory>
  /** Those of an order, and what it is owed; else it is told for one. */
  of?: { units: number; dueNow: string }
}

/** When it is to pay what. Before it came about: as it would if it does. */
export function ScheduleCard({ bond, query, of }: ScheduleCardProps) {
  const { t } = useTranslation()
  const start = startOfTerm(bond)
  const isFailed = bond.state === 'failed'
  if (isFailed) return null
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4 pb-2">
        <h2 className="text-base font-semibold">{t('bonds.schedule')}</h2>
        <span className="text-xs text-fg-2">
          {of === undefined ? t('bonds.perUnit') : t('bonds.forUnits', unitCount(of.units))}
        </span>
      </div>
      {start === undefined ? (
        <p className="px-4 pb-4 text-sm text-fg-2">{t('bonds.scheduleWaits')}</p>
      ) : (
        <>
          {bond.startDay === null && (
            <p className="px-4 pb-3 text-sm text-fg-2">
              {t('bonds.schedulePlan', { day: bondDayText(dayName(start)) })}
            </p>
          )}
          <Loaded query={query} skeleton={<SkeletonRows count={3} />}>
            {({ schedule, payments }) => {
              const dues = schedule.length > 0 ? schedule : planOf(bond, start)
              const states = dueStates(dues, { paidThrough: payments[0]?.day, lateSinceDay: bond.lateSinceDay })
              return (
                <DueList
                  dues={dues}
                  states={states}
                  units={of?.units ?? 1}
                  currency={bond.currency}
                  {...(of !== undefined && { late: lateDues(dues, states, { payments, ...of }) })}
                />
              )
            }}
          </Loaded>
        </>
      )}
    </Card>
  )
}
