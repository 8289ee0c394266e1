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
import type { AnyOrder, AnyOrderPage } from '../investments/investments.queries.ts'
import { asBond, isBond, type OfBond } from '../investments/kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Bond = OfBond<Reply<'products'>[number]>
export type BondState = Bond['state']
export type RiskClass = Bond['riskClass']
export type BondHistory = Reply<'bondHistory'>
export type BondMovement = BondHistory['movements'][number]
export type BondPayment = BondHistory['payments'][number]
export type BondOrder = OfBond<AnyOrder>
export type BondOrderState = BondOrder['state']
export type BondIncome = Reply<'bondIncomes'>['records'][number]
export type BondTestState = Reply<'bondTest'>
export type BondTestResult = Reply<'takeBondTest'>
type OrderPage = Omit<AnyOrderPage, 'records'> & { records: BondOrder[] }
type IncomePage = Reply<'bondIncomes'>

/** What is left of a bond changes with everybody's orders. */
const bondsMs = 15_000
/** The bond's book answers in moments. */
const answerMs = 1_200
const pageSize = 20
/** More orders than this are not counted; then the server refuses. */
const everyOrder = 100

export function useBonds(): UseQueryResult<Bond[]> {
  return useQuery({
    queryKey: ['investments', 'products', 'bond'],
    queryFn: async () => (await api.products({ kind: 'bond' })).filter(isBond),
    refetchInterval: bondsMs,
  })
}

export function useBond(id: string): UseQueryResult<Bond> {
  return useQuery({
    queryKey: ['investments', 'product', id],
    queryFn: () => api.product({ id }),
    select: asBond<Reply<'product'>>,
    enabled: id !== '',
    refetchInterval: bondsMs,
  })
}

/** What it is to pay and has paid, and what came from its issuer or went there. */
export function useBondHistory(id: string, isOn = true): UseQueryResult<BondHistory> {
  return useQuery({
    queryKey: ['investments', 'bond-history', id],
    queryFn: () => api.bondHistory({ id }),
    enabled: isOn && id !== '',
  })
}

export function useBondOrders(state: 'open' | 'ended'): UseInfiniteQueryResult<InfiniteData<OrderPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'bond-orders', state],
    queryFn: ({ pageParam }) => api.productOrders({ kind: 'bond', state, pageNo: pageParam, pageSize }),
    ...paged,
    select: onlyBonds,
    enabled: useIsSignedIn(),
  })
}

const onlyBonds = ({ pages, ...rest }: InfiniteData<AnyOrderPage>): InfiniteData<OrderPage> => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, records: page.records.filter(isBond) })),
})

/** Every order that waits or runs. */
export function useOpenBondOrders(): BondOrder[] | undefined {
  return useQuery({
    queryKey: ['ledger', 'bond-orders', 'held'],
    queryFn: () => api.productOrders({ kind: 'bond', state: 'open', pageNo: 1, pageSize: everyOrder }),
    enabled: useIsSignedIn(),
  }).data?.records.filter(isBond)
}

/** How many units of a bond somebody holds in orders that wait or run; undefined while unknown. */
export function useHeldUnits(productId: string): number | undefined {
  return useOpenBondOrders()
    ?.filter((order) => order.productId === productId)
    .reduce((sum, { units }) => sum + units, 0)
}

/** An order; as long as the bond's book has not answered, it is asked for again by itself. */
export function useBondOrder(id: string): UseQueryResult<BondOrder> {
  return useQuery({
    queryKey: ['ledger', 'product-order', id],
    queryFn: () => api.productOrder({ id }),
    select: asBond<AnyOrder>,
    enabled: useIsSignedIn() && id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? answerMs : false),
  })
}

/** What each payment brought, newest first. */
export function useBondIncomes(id: string, isOn: boolean): UseInfiniteQueryResult<InfiniteData<IncomePage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'bond-incomes', id],
    queryFn: ({ pageParam }) => api.bondIncomes({ id, pageNo: pageParam, pageSize }),
    ...paged,
    enabled: useIsSignedIn() && isOn && id !== '',
  })
}

const testKey = ['investments', 'bond-test']

/** The last test of the person who is signed in. */
export function useBondTest(): UseQueryResult<BondTestState> {
  return useQuery({ queryKey: testKey, queryFn: () => api.bondTest({}), enabled: useIsSignedIn() })
}

/** What the test was answered with: nobody waits for what is here. */
export function keepBondTest(taken: BondTestResult): void {
  queries.setQueryData<BondTestState>(testKey, { taken })
}
