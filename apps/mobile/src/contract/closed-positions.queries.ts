import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { api } from '../platform/api.ts'
import type { Book } from '../platform/book.ts'
import { type Page, paged } from '../platform/paging.ts'
import { useIsSignedIn } from '../platform/session.ts'
import type { Position } from '../queries/positions.ts'
import { askedBy, type Filters } from './record-filters.ts'

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
