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
import { paged } from '../api/paging.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'
import {
  type AnyDetail,
  type AnyOrder,
  type AnyProduct,
  useOrderOf,
  useOrdersOf,
  useProductOf,
  useProductsOf,
} from './kind-queries.ts'
import { asStrategy, isStrategy, type Strategy } from './kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Product = Strategy<AnyProduct>
export type ProductKind = Product['kind']
export type ProductDetail = Strategy<AnyDetail>
export type ProductDay = ProductDetail['days'][number]
export type StrategyDayAnswer = Reply<'strategyDay'>
export type ProductOrder = Strategy<AnyOrder>
export type OrderState = ProductOrder['state']
export type IncomePage = Reply<'productIncomes'>
export type Income = IncomePage['records'][number]
export type OrderStat = Reply<'productOrderStat'>

/** Our choice: a purchase whose answer got lost is looked for until it is found. */
const lookAgainMs = 3_000

export const useProducts = (kind: ProductKind): UseQueryResult<Product[]> => useProductsOf(kind, isStrategy)

export const useProduct = (id: string): UseQueryResult<ProductDetail> => useProductOf(id, asStrategy<AnyDetail>)

/** The prices of a day never change: they are asked for once. */
export function useStrategyDay(rule: string, day: string, isOn: boolean): UseQueryResult<StrategyDayAnswer> {
  return useQuery({
    queryKey: ['investments', 'day', rule, day],
    queryFn: () => api.strategyDay({ rule, day }),
    enabled: isOn && day !== '',
    staleTime: Infinity,
  })
}

export function useOrderStat(): UseQueryResult<OrderStat> {
  return useQuery({
    queryKey: ['ledger', 'product-stat'],
    queryFn: () => api.productOrderStat({}),
    enabled: useIsSignedIn(),
  })
}

/** Of strategies alone. */
export const useProductOrders = (state: 'open' | 'ended') => useOrdersOf('strategy', isStrategy, state)

export const useProductOrder = (id: string): UseQueryResult<ProductOrder> => useOrderOf(id, asStrategy<AnyOrder>)

/** What a purchase, or asking to leave, was itself answered with: nobody waits for what is here. */
export function keepProductOrder(order: AnyOrder): void {
  queries.setQueryData(['ledger', 'product-order', order.id], order)
}

/** The order that came of a purchase whose answer got lost, by the key that it was sent under; undefined while there is none. */
export function useFoundPurchase(key: string, isLost: boolean): string | undefined {
  const found = useQuery({
    queryKey: ['ledger', 'purchase-answer', key],
    queryFn: () => api.commandAnswer({ book: 'real', key }),
    enabled: isLost && key !== '',
    refetchInterval: lookAgainMs,
    gcTime: 0,
    retry: false,
  })
  const answer = found.data?.answer ?? null
  return !isLost || answer === null ? undefined : `${answer.bookId}-${answer.sequence}`
}

/** What each day brought, newest first: a term, and the days on which it was frozen, can have more than a page. */
export function useIncomes(id: string, isOn: boolean): UseInfiniteQueryResult<InfiniteData<IncomePage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'product-incomes', id],
    queryFn: ({ pageParam }) => api.productIncomes({ id, pageNo: pageParam, pageSize: pageSizeMax }),
    ...paged,
    enabled: useIsSignedIn() && isOn,
  })
}

/** What leaving would pay before today's result: asked for as the sheet opens, never taken from before. */
export function useExitQuote(id: string, isOn: boolean): UseQueryResult<Reply<'productExitQuote'>> {
  return useQuery({
    queryKey: ['ledger', 'product-exit', id],
    queryFn: () => api.productExitQuote({ id }),
    enabled: isOn,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
}

/** What buying, cancelling or leaving changes. */
export function refreshInvestments(): void {
  for (const noun of ['investments', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}
