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
import {
  type AnyDetail,
  type AnyOrder,
  type AnyProduct,
  unitsOfProduct,
  useOpenOrdersOf,
  useOrderOf,
  useOrdersOf,
  useProductOf,
  useProductsOf,
} from '../investments/kind-queries.ts'
import { asBond, isBond, type OfBond } from '../investments/kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Bond = OfBond<AnyProduct>
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
type IncomePage = Reply<'bondIncomes'>

const pageSize = 20

export const useBonds = (): UseQueryResult<Bond[]> => useProductsOf('bond', isBond)

export const useBond = (id: string): UseQueryResult<Bond> => useProductOf(id, asBond<AnyDetail>)

/** What it is to pay and has paid, and what came from its issuer or went there. */
export function useBondHistory(id: string, isOn = true): UseQueryResult<BondHistory> {
  return useQuery({
    queryKey: ['investments', 'bond-history', id],
    queryFn: () => api.bondHistory({ id }),
    enabled: isOn && id !== '',
  })
}

export const useBondOrders = (state: 'open' | 'ended') => useOrdersOf('bond', isBond, state)

/** Every order that waits or runs; undefined while unknown. */
export const useOpenBondOrders = (): BondOrder[] | undefined => useOpenOrdersOf('bond', isBond)

/** How many units of a bond somebody holds in orders that wait or run; undefined while unknown. */
export const useHeldUnits = (productId: string): number | undefined => unitsOfProduct(useOpenBondOrders(), productId)

export const useBondOrder = (id: string): UseQueryResult<BondOrder> => useOrderOf(id, asBond<AnyOrder>)

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
