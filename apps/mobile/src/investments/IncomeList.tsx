import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Income, ProductOrder, useIncomes } from '@touchstone/app/investments/investments.queries'
import { frozenRun } from '@touchstone/app/investments/order-figures'
import { isFixed } from '@touchstone/app/investments/words'
import { Card } from '../ui/Card.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { DaySheet } from './DaySheet.tsx'
import { FrozenRun } from './FrozenRun.tsx'
import { IncomeRow } from './IncomeRow.tsx'

type IncomeListProps = { order: ProductOrder; query: ReturnType<typeof useIncomes> }

/** What each day brought, newest first: the day opens its trades, the mark its receipt. A run of frozen days opens them. */
export function IncomeList({ order, query }: IncomeListProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Income>()
  const [isOpen, setOpen] = useState(false)
  if (order.startsAtMs === null || order.state === 'cancelled') return null
  return (
    <Card className="flex flex-col">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{t('investments.dayByDay')}</h2>
      <PagedList
        className="divide-y divide-border border-t border-border"
        query={query}
        keyOf={({ day }) => day}
        skeleton={<SkeletonRows count={3} />}
        empty={<p className="px-4 pb-5 text-sm text-fg-2">{t('investments.noDays')}</p>}
        isTold={({ isFrozen }, before) => isFrozen && before?.isFrozen === true}
        row={(income, index, items) => {
          const run = frozenRun(items, index)
          if (run.length > 1)
            return <FrozenRun days={run} isWhole={!query.hasNextPage || index + run.length < items.length} />
          return (
            <IncomeRow
              income={income}
              // A day at a fixed rate, or on which it was frozen, has no trades, and nothing to run again.
              onPress={
                isFixed(order) || income.isFrozen
                  ? undefined
                  : () => {
                      setOpened(income)
                      setOpen(true)
                    }
              }
            />
          )
        }}
      />
      {opened !== undefined && <DaySheet rule={order.rule} day={opened} open={isOpen} onOpenChange={setOpen} />}
    </Card>
  )
}
