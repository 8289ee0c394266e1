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
import type { AnyOrder, AnyOrderPage } from '../investments/investments.queries.ts'
import { asMiner, isMiner, type OfMiner } from '../investments/kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Miner = OfMiner<Reply<'products'>[number]>
export type MinerState = Miner['state']
/** With what its last days would have brought. */
export type MinerDetail = OfMiner<Reply<'product'>>
export type MinerDay = MinerDetail['days'][number]
export type NetworkDays = Reply<'networkDays'>
export type NetworkDay = NetworkDays['days'][number]
export type MinerOrder = OfMiner<AnyOrder>
export type MinerOrderState = MinerOrder['state']
export type MinerIncome = Reply<'minerIncomes'>['records'][number]
type OrderPage = Omit<AnyOrderPage, 'records'> & { records: MinerOrder[] }

/** What is left of a machine changes with everybody's orders. */
const minersMs = 15_000
/** The pool answers in moments. */
const answerMs = 1_200
const pageSize = 20
/** The most that a page has. More open orders than this are not counted; then the server refuses. */
const every = 100

export function useMiners(): UseQueryResult<Miner[]> {
  return useQuery({
    queryKey: ['investments', 'products', 'miner'],
    queryFn: async () => (await api.products({ kind: 'miner' })).filter(isMiner),
    refetchInterval: minersMs,
  })
}

export function useMiner(id: string): UseQueryResult<MinerDetail> {
  return useQuery({
    queryKey: ['investments', 'product', id],
    queryFn: () => api.product({ id }),
    select: asMiner<Reply<'product'>>,
    enabled: id !== '',
    refetchInterval: minersMs,
  })
}

/** What the network was like, day by day, and the records that say so. */
export function useNetworkDays(network: Miner['network']): UseQueryResult<NetworkDays> {
  return useQuery({
    queryKey: ['investments', 'network-days', network],
    queryFn: () => api.networkDays({ network }),
  })
}

export function useMinerOrders(state: 'open' | 'ended'): UseInfiniteQueryResult<InfiniteData<OrderPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'miner-orders', state],
    queryFn: ({ pageParam }) => api.productOrders({ kind: 'miner', state, pageNo: pageParam, pageSize }),
    ...paged,
    select: onlyMiners,
    enabled: useIsSignedIn(),
  })
}

const onlyMiners = ({ pages, ...rest }: InfiniteData<AnyOrderPage>): InfiniteData<OrderPage> => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, records: page.records.filter(isMiner) })),
})

/** How many units of a machine somebody holds in orders that wait or run; undefined while unknown. */
export function useHeldMachines(productId: string): number | undefined {
  return useQuery({
    queryKey: ['ledger', 'miner-orders', 'held'],
    queryFn: () => api.productOrders({ kind: 'miner', state: 'open', pageNo: 1, pageSize: every }),
    enabled: useIsSignedIn(),
  })
    .data?.records.filter(isMiner)
    .filter((order) => order.productId === productId)
    .reduce((sum, { units }) => sum + units, 0)
}

/** An order; as long as the pool has not answered, it is asked for again by itself. */
export function useMinerOrder(id: string): UseQueryResult<MinerOrder> {
  return useQuery({
    queryKey: ['ledger', 'product-order', id],
    queryFn: () => api.productOrder({ id }),
    select: asMiner<AnyOrder>,
    enabled: useIsSignedIn() && id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? answerMs : false),
  })
}

/** All days of an order, newest first: a term can have more than a page. */
async function allIncomes(id: string): Promise<MinerIncome[]> {
  const found: MinerIncome[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { records, total } = await api.minerIncomes({ id, pageNo, pageSize: every })
    found.push(...records)
    if (records.length < every || found.length >= total) return found
  }
}

/** What each day brought, newest first. */
export function useMinerIncomes(id: string, isOn: boolean): UseQueryResult<MinerIncome[]> {
  return useQuery({
    queryKey: ['ledger', 'miner-incomes', id],
    queryFn: () => allIncomes(id),
    enabled: useIsSignedIn() && isOn && id !== '',
  })
}
