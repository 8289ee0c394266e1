import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { api } from '../platform/api.ts'
import type { Book } from '../platform/book.ts'
import { useIsSignedIn } from '../platform/session.ts'
import type { Order, Position } from '../queries/positions.ts'
import { askedBy, type Filters } from './record-filters.ts'

type Page<Item> = { records: Item[]; current: number; pages: number }

const nextPage = ({ current, pages }: { current: number; pages: number }): number | undefined =>
  current < pages ? current + 1 : undefined

/** Closed positions, the last closed first. */
export function useClosedPositions(book: Book, filters: Filters): UseInfiniteQueryResult<InfiniteData<Page<Position>>> {
  return useInfiniteQuery({
    queryKey: ['positions', 'closed', book, filters],
    queryFn: ({ pageParam }) =>
      api.positions({ book, state: 'closed', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: useIsSignedIn(),
  })
}

/** Orders that were filled or cancelled, the newest first. */
export function useOrderHistory(book: Book, filters: Filters): UseInfiniteQueryResult<InfiniteData<Page<Order>>> {
  return useInfiniteQuery({
    queryKey: ['orders', 'history', book, filters],
    queryFn: ({ pageParam }) =>
      api.orders({ book, state: 'history', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: useIsSignedIn(),
  })
}
