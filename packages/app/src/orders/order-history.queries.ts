import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { type Page, paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'
import type { Order } from './orders.queries.ts'
import { askedBy, type Filters } from './trade-filters.ts'

/** Orders that were filled or cancelled, the newest first. */
export function useOrderHistory(
  book: Book,
  filters: Filters,
  isWanted = true,
): UseInfiniteQueryResult<InfiniteData<Page<Order>>> {
  return useInfiniteQuery({
    queryKey: ['orders', 'history', book, filters],
    queryFn: ({ pageParam }) =>
      api.orders({ book, state: 'history', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    ...paged,
    enabled: useIsSignedIn() && isWanted,
  })
}
