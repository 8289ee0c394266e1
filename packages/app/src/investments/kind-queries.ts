import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type AnyProduct = Reply<'products'>[number]
export type AnyDetail = Reply<'product'>
export type AnyOrder = Reply<'productOrder'>
type AnyOrderPage = Reply<'productOrders'>
type OrderPage<Order> = Omit<AnyOrderPage, 'records'> & { records: Order[] }
type ProductsAsked = NonNullable<Parameters<typeof api.products>[0]['kind']>
type OrdersAsked = NonNullable<Parameters<typeof api.productOrders>[0]['kind']>

/** What is left of a product changes with everybody's orders. */
const productsMs = 15_000
/** A pool or a bond's book answers in moments. */
const answerMs = 1_200
const pageSize = 20
/** The most that a page has. More open orders than this are not counted; then the server refuses. */
const everyOrder = 100

export function useProductsOf<Product extends AnyProduct>(
  kind: ProductsAsked,
  isOfKind: (any: AnyProduct) => any is Product,
): UseQueryResult<Product[]> {
  return useQuery({
    queryKey: ['investments', 'products', kind],
    queryFn: async () => (await api.products({ kind })).filter(isOfKind),
    refetchInterval: productsMs,
  })
}

/** @param asKind throws for what is of another kind: then the query fails */
export function useProductOf<Product>(id: string, asKind: (any: AnyDetail) => Product): UseQueryResult<Product> {
  return useQuery({
    queryKey: ['investments', 'product', id],
    queryFn: () => api.product({ id }),
    select: asKind,
    enabled: id !== '',
    refetchInterval: productsMs,
  })
}

export function useOrdersOf<Order extends AnyOrder>(
  kind: OrdersAsked,
  isOfKind: (any: AnyOrder) => any is Order,
  state: 'open' | 'ended',
): UseInfiniteQueryResult<InfiniteData<OrderPage<Order>>> {
  return useInfiniteQuery({
    queryKey: ['ledger', `${kind}-orders`, state],
    queryFn: ({ pageParam }) => api.productOrders({ kind, state, pageNo: pageParam, pageSize }),
    ...paged,
    select: ({ pages, ...rest }) => ({
      ...rest,
      pages: pages.map((page) => ({ ...page, records: page.records.filter(isOfKind) })),
    }),
    enabled: useIsSignedIn(),
  })
}

/** Every order that waits or runs; undefined while unknown. */
export function useOpenOrdersOf<Order extends AnyOrder>(
  kind: OrdersAsked,
  isOfKind: (any: AnyOrder) => any is Order,
): Order[] | undefined {
  return useQuery({
    queryKey: ['ledger', `${kind}-orders`, 'held'],
    queryFn: () => api.productOrders({ kind, state: 'open', pageNo: 1, pageSize: everyOrder }),
    enabled: useIsSignedIn(),
  }).data?.records.filter(isOfKind)
}

/** How many units of a product these orders have. */
export const unitsOfProduct = (
  orders: readonly { productId: string; units: number }[] | undefined,
  productId: string,
): number | undefined =>
  orders?.filter((order) => order.productId === productId).reduce((sum, { units }) => sum + units, 0)

/**
 * An order; as long as it has not been answered, it is asked for again by itself.
 * @param asKind throws for what is of another kind: then the query fails
 */
export function useOrderOf<Order>(id: string, asKind: (any: AnyOrder) => Order): UseQueryResult<Order> {
  return useQuery({
    queryKey: ['ledger', 'product-order', id],
    queryFn: () => api.productOrder({ id }),
    select: asKind,
    enabled: useIsSignedIn() && id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? answerMs : false),
  })
}
