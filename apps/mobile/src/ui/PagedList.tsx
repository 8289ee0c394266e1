import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Failure } from './Failure.tsx'
import { RefreshFailed } from './RefreshFailed.tsx'
import { useNear } from './use-near.ts'
import { Waiting } from './Waiting.tsx'

type PagedListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<{ records: readonly Item[] }>>
  row: (item: Item, index: number, items: readonly Item[]) => ReactNode
  /** Whether the row of the item before tells of this one too; not on cards. */
  isTold?: (item: Item, before: Item | undefined) => boolean
  keyOf: (item: Item) => string
  skeleton: ReactNode
  empty: ReactNode
  /** A divider between the rows of two groups, such as a date; undefined within a group. */
  divide?: (item: Item, before: Item | undefined) => ReactNode
  /** The rows of each group on a card of their own. */
  cards?: boolean
  /** Of the list of rows, where it is one. */
  className?: string
  /** Below the last row: what to do next. */
  next?: ReactNode
}

/** A list that loads its next page when its end comes near. An item that moved to the next page meanwhile is shown once. */
export function PagedList<Item>({
  query,
  row,
  isTold,
  keyOf,
  skeleton,
  empty,
  divide,
  cards = false,
  className,
  next,
}: PagedListProps<Item>) {
  const { t } = useTranslation()
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  const loadNext = () => void query.fetchNextPage()
  const end = useNear(hasNextPage && !isFetching && !isFetchNextPageError, loadNext)
  const load = () => void query.refetch()
  if (data === undefined)
    return error === null ? <Waiting>{skeleton}</Waiting> : <Failure error={error} onRetry={load} busy={isFetching} />
  const items = distinct(
    data.pages.flatMap((page) => page.records),
    keyOf,
  )
  if (items.length === 0) return empty
  return (
    <>
      {error !== null && !isFetchNextPageError && <RefreshFailed onRetry={load} />}
      {cards ? (
        <Cards items={items} keyOf={keyOf} row={row} divide={divide} />
      ) : (
        <ul className={className}>
          {items.map((item, index) =>
            isTold?.(item, items[index - 1]) === true ? null : (
              <li key={keyOf(item)}>
                {divide?.(item, items[index - 1])}
                {row(item, index, items)}
              </li>
            ),
          )}
        </ul>
      )}
      {hasNextPage && (
        <div ref={end} className="grid min-h-14 place-items-center py-2">
          <Button kind="ghost" size="md" busy={isFetchingNextPage} onClick={loadNext}>
            {t(isFetchNextPageError ? 'ui.retry' : 'ui.loadMore')}
          </Button>
        </div>
      )}
      {!hasNextPage && next !== undefined && <div className="grid place-items-center px-4 py-6">{next}</div>}
    </>
  )
}

type CardsProps<Item> = Pick<PagedListProps<Item>, 'row' | 'keyOf'> & {
  items: readonly Item[]
  divide: PagedListProps<Item>['divide'] | undefined
}

/** A card for each group of rows, under what divides it from the group before. */
function Cards<Item>({ items, row, keyOf, divide }: CardsProps<Item>) {
  const groups: { heading: ReactNode; rows: { item: Item; index: number }[] }[] = []
  for (const [index, item] of items.entries()) {
    const heading = divide?.(item, items[index - 1])
    const last = groups.at(-1)
    if (last === undefined || heading !== undefined) groups.push({ heading, rows: [{ item, index }] })
    else last.rows.push({ item, index })
  }
  return groups.map(({ heading, rows }) => (
    <section key={rows.map(({ item }) => keyOf(item)).at(0)}>
      {heading}
      <Card>
        <ul className="divide-y divide-border">
          {rows.map(({ item, index }) => (
            <li key={keyOf(item)}>{row(item, index, items)}</li>
          ))}
        </ul>
      </Card>
    </section>
  ))
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
