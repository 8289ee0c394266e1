import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { NotLoaded } from './NotLoaded.tsx'

type Orders<Order> = UseInfiniteQueryResult<InfiniteData<{ records: readonly Order[] }>>

type OpenAndEndedProps<Order> = {
  open: Orders<Order>
  ended: Orders<Order>
  row: (order: Order) => ReactNode
  /** Where there are no orders. */
  none: ReactNode
  /** Above and below, once the orders are there. */
  head?: ReactNode
  foot?: ReactNode
}

/** Orders that wait or run, and below them those that have ended. */
export function OpenAndEnded<Order extends { id: string }>({
  open,
  ended,
  row,
  none,
  head,
  foot,
}: OpenAndEndedProps<Order>) {
  const { t } = useTranslation()
  const failed = [open, ended].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined)
    return (
      <NotLoaded
        error={failed.error}
        busy={open.isFetching || ended.isFetching}
        onRetry={() => {
          void open.refetch()
          void ended.refetch()
        }}
      />
    )
  return (
    <>
      {head}
      {isEmpty(open) && isEmpty(ended) ? (
        none
      ) : (
        <>
          {!isEmpty(open) && <Part title={t('investments.openOrders')} query={open} row={row} />}
          {!isEmpty(ended) && open.data !== undefined && (
            <Part title={t('investments.endedOrders')} query={ended} row={row} />
          )}
        </>
      )}
      {foot}
    </>
  )
}

const isEmpty = <Order,>({ data, hasNextPage }: Orders<Order>): boolean =>
  data?.pages.every(({ records }) => records.length === 0) === true && !hasNextPage

type PartProps<Order> = { title: string; query: Orders<Order>; row: (order: Order) => ReactNode }

function Part<Order extends { id: string }>({ title, query, row }: PartProps<Order>) {
  return (
    <Section title={title}>
      <Card>
        <PagedList
          className="divide-y divide-border"
          query={query}
          keyOf={({ id }) => id}
          row={row}
          skeleton={<SkeletonRows count={2} />}
          empty={null}
        />
      </Card>
    </Section>
  )
}
