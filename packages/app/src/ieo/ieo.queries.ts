import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { pageSizeMax } from '@touchstone/wire/fields'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { everyRecord, paged } from '../api/paging.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'
import { OtherKind } from '../investments/kinds.ts'
import { orderOfSale } from './order-of-sale.ts'
import { type OrderReceipt, receiptsOfOrder } from './receipts-of-order.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type IeoSale = Reply<'ieoSales'>[number]
export type IeoState = IeoSale['state']
export type IeoOutcome = Reply<'ieoOutcome'>
export type IeoDraw = IeoOutcome['draws'][number]
type OrderPage = Reply<'ieoOrders'>
export type IeoOrder = OrderPage['records'][number]
export type IeoOrderState = IeoOrder['state']

/** What everybody gets changes with everybody's applications. */
const salesMs = 15_000
const pageSize = 20

const salesKey = ['investments', 'ieo-sales']
const allKey = ['ledger', 'ieo-orders', 'all']

function useSales<Shown>(select: (sales: IeoSale[]) => Shown): UseQueryResult<Shown> {
  return useQuery({
    queryKey: salesKey,
    queryFn: () => api.ieoSales({}),
    select,
    enabled: useIsSignedIn(),
    refetchInterval: salesMs,
  })
}

export const useIeoSales = (): UseQueryResult<IeoSale[]> => useSales((sales) => sales)

/** One of them; the query fails where there is none by this id. */
export const useIeoSale = (id: string): UseQueryResult<IeoSale> => useSales((sales) => named(sales, id))

/** @throws {OtherKind} where there is none. */
function named<Each extends { id: string }>(all: readonly Each[], id: string): Each {
  const found = all.find((each) => each.id === id)
  if (found === undefined) throw new OtherKind()
  return found
}

/** Who gets what of a sale that has closed: it is asked for once, and again when the sale has gone on. */
export function useIeoOutcome({ id, state, payUntilAtMs }: IeoSale): UseQueryResult<IeoOutcome> {
  return useQuery({
    queryKey: ['investments', 'ieo-outcome', id, state, payUntilAtMs],
    queryFn: () => api.ieoOutcome({ id }),
    enabled: useIsSignedIn() && state !== 'announced' && state !== 'issuing',
    staleTime: Infinity,
  })
}

export function useIeoOrders(): UseInfiniteQueryResult<InfiniteData<OrderPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'ieo-orders', 'pages'],
    queryFn: ({ pageParam }) => api.ieoOrders({ pageNo: pageParam, pageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}

function useAllOrders<Shown>(select: (orders: IeoOrder[]) => Shown): UseQueryResult<Shown> {
  return useQuery({
    queryKey: allKey,
    queryFn: () => everyRecord(api.ieoOrders),
    select,
    enabled: useIsSignedIn(),
  })
}

/** The application for tokens of a sale that counts; null where there is none. */
export const useOrderOfSale = (saleId: string): UseQueryResult<IeoOrder | null> =>
  useAllOrders((orders) => orderOfSale(orders, saleId))

export const useIeoOrder = (id: string): UseQueryResult<IeoOrder> => useAllOrders((orders) => named(orders, id))

/** Entries about an application are few: it is changed seldom. */
export function useOrderReceipts(order: IeoOrder): UseQueryResult<OrderReceipt[]> {
  return useQuery({
    queryKey: ['ledger', 'ieo-receipts', order.id, order.state, order.lots],
    queryFn: () => api.ledgerEntries({ book: 'real', subject: order.id, pageNo: 1, pageSize: pageSizeMax }),
    select: ({ records }) => receiptsOfOrder(order, records),
    enabled: useIsSignedIn(),
  })
}

/** What an act was itself answered with, or leaves of an application: nobody waits for what is here. */
export function keepIeoOrder(order: IeoOrder): void {
  queries.setQueryData<IeoOrder[]>(allKey, (known = []) => [order, ...known.filter(({ id }) => id !== order.id)])
}
