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
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'
import { asStrategy, isStrategy, type Strategy } from './kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Product = Strategy<Reply<'products'>[number]>
export type ProductKind = Product['kind']
export type ProductDetail = Strategy<Reply<'product'>>
export type ProductDay = ProductDetail['days'][number]
export type StrategyDayAnswer = Reply<'strategyDay'>
export type AnyOrder = Reply<'productOrder'>
export type ProductOrder = Strategy<AnyOrder>
export type OrderState = ProductOrder['state']
export type IncomePage = Reply<'productIncomes'>
export type Income = IncomePage['records'][number]
export type OrderStat = Reply<'productOrderStat'>
export type AnyOrderPage = Reply<'productOrders'>
type OrderPage = Omit<AnyOrderPage, 'records'> & { records: ProductOrder[] }

/** What is left of a product changes with everybody's orders. */
const productsMs = 15_000
/** The pool answers in moments. */
const answerMs = 1_200
/** Our choice: a purchase whose answer got lost is looked for until it is found. */
const lookAgainMs = 3_000
const pageSize = 20
/** More days than any product runs. */
const everyDay = 100

export function useProducts(kind: ProductKind): UseQueryResult<Product[]> {
  return useQuery({
    queryKey: ['investments', 'products', kind],
    queryFn: async () => (await api.products({ kind })).filter(isStrategy),
    refetchInterval: productsMs,
  })
}

export function useProduct(id: string): UseQueryResult<ProductDetail> {
  return useQuery({
    queryKey: ['investments', 'product', id],
    queryFn: () => api.product({ id }),
    select: asStrategy<Reply<'product'>>,
    enabled: id !== '',
    refetchInterval: productsMs,
  })
}

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
export function useProductOrders(state: 'open' | 'ended'): UseInfiniteQueryResult<InfiniteData<OrderPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'product-orders', state],
    queryFn: ({ pageParam }) => api.productOrders({ kind: 'strategy', state, pageNo: pageParam, pageSize }),
    ...paged,
    select: onlyStrategies,
    enabled: useIsSignedIn(),
  })
}

const onlyStrategies = ({ pages, ...rest }: InfiniteData<AnyOrderPage>): InfiniteData<OrderPage> => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, records: page.records.filter(isStrategy) })),
})

/** An order; as long as its pool has not answered, it is asked for again by itself. */
export function useProductOrder(id: string): UseQueryResult<ProductOrder> {
  return useQuery({
    queryKey: ['ledger', 'product-order', id],
    queryFn: () => api.productOrder({ id }),
    select: asStrategy<AnyOrder>,
    enabled: useIsSignedIn() && id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? answerMs : false),
  })
}

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

/** What each day brought, newest first. */
export function useIncomes(id: string, isOn: boolean): UseQueryResult<IncomePage> {
  return useQuery({
    queryKey: ['ledger', 'product-incomes', id],
    queryFn: () => api.productIncomes({ id, pageNo: 1, pageSize: everyDay }),
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
