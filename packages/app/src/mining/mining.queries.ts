import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { everyRecord } from '../api/paging.ts'
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
import { asMiner, isMiner, type OfMiner } from '../investments/kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Miner = OfMiner<AnyProduct>
export type MinerState = Miner['state']
/** With what its last days would have brought. */
export type MinerDetail = OfMiner<AnyDetail>
export type MinerDay = MinerDetail['days'][number]
export type NetworkDays = Reply<'networkDays'>
export type NetworkDay = NetworkDays['days'][number]
export type MinerOrder = OfMiner<AnyOrder>
export type MinerOrderState = MinerOrder['state']
export type MinerIncome = Reply<'minerIncomes'>['records'][number]

export const useMiners = (): UseQueryResult<Miner[]> => useProductsOf('miner', isMiner)

export const useMiner = (id: string): UseQueryResult<MinerDetail> => useProductOf(id, asMiner<AnyDetail>)

/** What the network was like, day by day, and the records that say so. */
export function useNetworkDays(network: Miner['network']): UseQueryResult<NetworkDays> {
  return useQuery({
    queryKey: ['investments', 'network-days', network],
    queryFn: () => api.networkDays({ network }),
  })
}

export const useMinerOrders = (state: 'open' | 'ended') => useOrdersOf('miner', isMiner, state)

/** How many units of a machine somebody holds in orders that wait or run; undefined while unknown. */
export const useHeldMachines = (productId: string): number | undefined =>
  unitsOfProduct(useOpenOrdersOf('miner', isMiner), productId)

export const useMinerOrder = (id: string): UseQueryResult<MinerOrder> => useOrderOf(id, asMiner<AnyOrder>)

/** What each day brought, newest first: a term can have more than a page. */
export function useMinerIncomes(id: string, isOn: boolean): UseQueryResult<MinerIncome[]> {
  return useQuery({
    queryKey: ['ledger', 'miner-incomes', id],
    queryFn: () => everyRecord((page) => api.minerIncomes({ id, ...page })),
    enabled: useIsSignedIn() && isOn && id !== '',
  })
}
