import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Page } from '@touchstone/app/api/paging'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
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
import { isFiltered, noFilters, readFilters, type RecordKind } from '@touchstone/app/orders/trade-filters'
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
  const filterRow = useRef<HTMLDivElement>(null)
  const isOfPositions = kind === 'positions'
  const closed = useClosedPositions(book, filters, isOfPositions)
  const orders = useOrderHistory(book, filters, !isOfPositions)
  const hasNone = (isOfPositions ? closed : orders).data?.pages[0]?.records.length === 0
  // Nothing to narrow, and nothing to take away.
  const hasNothing = hasNone && !isFiltered(filters)
  const change = (changed: Readonly<Record<string, string | undefined>>): void => {
    setQuery((old) => changedQuery(old, changed), { replace: true })
  }
  const empty = isFiltered(filters) ? (
    <NoneOfThese
      book={book}
      kind={kind}
      onShowAll={() => {
        change({ symbol: undefined, mode: undefined, span: undefined })
        // The button goes: one goes on where one narrows again.
        filterRow.current?.querySelector('button')?.focus({ preventScroll: true })
      }}
    />
  ) : (
    <NothingYet book={book} kind={kind} />
  )
  return (
    <Screen
      back
      title={
        <span className="flex items-center gap-2">
          <span className="truncate">{t('positions.recordsTitle')}</span>
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      right={
        isOfPositions && !hasNothing ? <ExportButton load={() => exportClosedPositions(book, filters)} /> : undefined
      }
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
      {!hasNothing && (
        <div ref={filterRow}>
          <TradeFilters filters={filters} onChange={change} />
        </div>
      )}
      <Card>
        {isOfPositions ? (
          <>
            {(closed.data?.pages[0]?.records.length ?? 0) > 0 && (
              <p className="px-4 pt-3 text-right text-xs text-fg-3">{t('positions.netResult')} (USDT)</p>
            )}
            <Records query={closed} row={(position) => <ClosedRow record={position} book={book} />} empty={empty} />
          </>
        ) : (
          <Records query={orders} row={(order) => <HistoryRow order={order} />} empty={empty} />
        )}
      </Card>
      {!hasNothing && <TradeNow book={book} />}
    </Screen>
  )
}

type RecordsProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  row: (item: Item) => ReactNode
  empty: ReactNode
}

const Records = <Item extends { id: string }>(props: RecordsProps<Item>) => (
  <PagedList {...props} keyOf={({ id }) => id} skeleton={<SkeletonRows count={6} />} />
)

/** There may be others, which the filters leave out. */
function NoneOfThese({ book, kind, onShowAll }: NothingYetProps & { onShowAll: () => void }) {
  const { t } = useTranslation()
  const hasDemo = useHasRecords('demo', kind, book === 'real')
  const hasOwn = useHasRecords(book, kind, hasDemo === true)
  return (
    <Empty
      announced
      title={t('ledger.emptyFiltered')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button kind="soft" size="md" onClick={onShowAll}>
            {t('ledger.showAll')}
          </Button>
          {hasOwn === false && <DemoRecords kind={kind} />}
        </div>
      }
    />
  )
}

type NothingYetProps = { book: Book; kind: RecordKind }

function NothingYet({ book, kind }: NothingYetProps) {
  const { t } = useTranslation()
  const hasDemo = useHasRecords('demo', kind, book === 'real') === true
  return (
    <Empty
      title={t('positions.noRecords')}
      text={t('positions.noRecordsText')}
      action={hasDemo ? <DemoRecords kind={kind} /> : <TradeNow book={book} />}
    />
  )
}

/** What somebody looks for who has none of a kind in the real book. */
function DemoRecords({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation()
  return (
    <LinkButton kind="soft" size="md" to={pathTo('contractRecords', { kind, book: bookParameter('demo') })}>
      {t('positions.demoRecords')}
    </LinkButton>
  )
}

/** Whether a book has any records of a kind; undefined while that is not known, or not asked. */
function useHasRecords(book: Book, kind: RecordKind, isAsked: boolean): boolean | undefined {
  const closed = useClosedPositions(book, noFilters, isAsked && kind === 'positions')
  const orders = useOrderHistory(book, noFilters, isAsked && kind === 'orders')
  const { data } = kind === 'positions' ? closed : orders
  const records = isAsked ? data?.pages[0]?.records : undefined
  return records && records.length > 0
}

function TradeNow({ book }: { book: Book }) {
  const { t } = useTranslation()
  return (
    <LinkButton kind="soft" size="md" to={pathTo(book === 'demo' ? 'demo' : 'contract')}>
      {t('positions.tradeNow')}
    </LinkButton>
  )
}
