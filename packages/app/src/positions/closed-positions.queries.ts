import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { type Page, paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'
import type { Position } from './positions.queries.ts'
import { askedBy, type Filters } from '../orders/trade-filters.ts'

/** Closed positions, the last closed first. */
export function useClosedPositions(book: Book, filters: Filters): UseInfiniteQueryResult<InfiniteData<Page<Position>>> {
  return useInfiniteQuery({
    queryKey: ['positions', 'closed', book, filters],
    queryFn: ({ pageParam }) =>
      api.positions({ book, state: 'closed', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}
