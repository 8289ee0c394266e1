import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { api } from '../platform/api.ts'
import type { Book } from '../platform/book.ts'
import { type Page, paged } from '../platform/paging.ts'
import { useIsSignedIn } from '../platform/session.ts'
import type { Order } from '../queries/orders.ts'
import { askedBy, type Filters } from './record-filters.ts'

/** Orders that were filled or cancelled, the newest first. */
export function useOrderHistory(book: Book, filters: Filters): UseInfiniteQueryResult<InfiniteData<Page<Order>>> {
  return useInfiniteQuery({
    queryKey: ['orders', 'history', book, filters],
    queryFn: ({ pageParam }) =>
      api.orders({ book, state: 'history', pageNo: pageParam, ...askedBy(filters, Date.now()) }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}
