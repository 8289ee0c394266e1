import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Page } from '@touchstone/app/api/paging'
import type { Book } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { ExportButton } from '../ledger/ExportButton.tsx'
import { SandboxStrip } from '../market/SandboxStrip.tsx'
import { ClosedRow } from './ClosedRow.tsx'
import { HistoryRow } from '../orders/HistoryRow.tsx'
import { type Filters, readFilters } from '@touchstone/app/orders/trade-filters'
import { TradeFilters } from '../orders/TradeFilters.tsx'
import { useOrderHistory } from '@touchstone/app/orders/order-history.queries'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { exportClosedPositions, useClosedPositions } from '@touchstone/app/positions/closed-positions.queries'

/** What was traded before: closed positions, and orders that were filled or cancelled. */
export function RecordsScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const [query, setQuery] = useSearchParams()
  const { kind, ...filters } = readFilters(query)
  const change = (changed: Readonly<Record<string, string | undefined>>): void => {
    setQuery((old) => changedQuery(old, changed), { replace: true })
  }
  return (
    <Screen
      back
      title={
        <span className="flex items-center gap-2">
          <span className="truncate">{t('positions.recordsTitle')}</span>
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      right={kind === 'positions' ? <ExportButton load={() => exportClosedPositions(book, filters)} /> : undefined}
    >
      <SandboxStrip book={book} />
      <Tabs
        label={t('positions.recordsTitle')}
        value={kind}
        onChange={(next) => change({ kind: next })}
        items={[
          { value: 'positions', label: t('positions.closedPositions') },
          { value: 'orders', label: t('positions.orderHistory') },
        ]}
      />
      <TradeFilters filters={filters} onChange={change} />
      <Card>
        {kind === 'positions' ? (
          <ClosedPositions book={book} filters={filters} />
        ) : (
          <OrderHistory book={book} filters={filters} />
        )}
      </Card>
      <LinkButton kind="soft" size="md" to={pathTo(book === 'demo' ? 'demo' : 'contract')}>
        {t('positions.tradeNow')}
      </LinkButton>
    </Screen>
  )
}

type ListProps = { book: Book; filters: Filters }

function ClosedPositions({ book, filters }: ListProps) {
  const { t } = useTranslation()
  const query = useClosedPositions(book, filters)
  const hasSome = (query.data?.pages[0]?.records.length ?? 0) > 0
  return (
    <>
      {hasSome && <p className="px-4 pt-3 text-right text-xs text-fg-3">{t('positions.netResult')} (USDT)</p>}
      <Records book={book} query={query} row={(position) => <ClosedRow record={position} book={book} />} />
    </>
  )
}

function OrderHistory({ book, filters }: ListProps) {
  const query = useOrderHistory(book, filters)
  return <Records book={book} query={query} row={(order) => <HistoryRow order={order} />} />
}

type RecordsProps<Item> = {
  book: Book
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  row: (item: Item) => ReactNode
}

function Records<Item extends { id: string }>({ book, query, row }: RecordsProps<Item>) {
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      row={row}
      skeleton={<SkeletonRows count={6} />}
      empty={<NothingYet book={book} />}
    />
  )
}

function NothingYet({ book }: { book: Book }) {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('positions.noRecords')}
      text={t('positions.noRecordsText')}
      action={
        <LinkButton kind="soft" size="md" to={pathTo(book === 'demo' ? 'demo' : 'contract')}>
          {t('positions.tradeNow')}
        </LinkButton>
      }
    />
  )
}
