import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { type Page, paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'
import type { Position } from './positions.queries.ts'
import { exportBegin } from '../ledger/ledger-filter.ts'
import { askedBy, type Filters } from '../orders/trade-filters.ts'

/** Closed positions, the last closed first. */
export function useClosedPositions(
  book: Book,
  filters: Filters,
  isWanted = true,
): UseInfiniteQueryResult<InfiniteData<Page<Position>>> {
  return useInfiniteQuery({
    queryKey: ['positions', 'closed', book, filters],
    queryFn: ({ pageParam }) =>
      api.positions({ book, state: 'closed', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    ...paged,
    enabled: useIsSignedIn() && isWanted,
  })
}

/** The closed positions that the filters let through, as a table; without a span those of the last year. */
export function exportClosedPositions(
  book: Book,
  filters: Filters,
): Promise<z.output<Api['exportPositions']['reply']>> {
  const now = Date.now()
  return api.exportPositions({ book, from: exportBegin(now), ...askedBy(filters, now) })
}
