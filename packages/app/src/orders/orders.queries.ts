import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn } from '../api/session.ts'

export type Order = z.output<Api['orders']['reply']>['records'][number]

const listMax = 100

/** The orders of a book that rest or wait, newest first. */
export function useOpenOrders(book: Book, symbol?: string): UseQueryResult<Order[]> {
  return useQuery({
    queryKey: ['orders', 'open', book, symbol],
    queryFn: async () =>
      (await api.orders({ book, state: 'open', pageSize: listMax, ...(symbol === undefined ? {} : { symbol }) }))
        .records,
    enabled: useIsSignedIn(),
  })
}
