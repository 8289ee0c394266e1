import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useFeed } from '../setup/setup.queries.ts'

export type MarketSeed = z.output<Api['marketSeed']['reply']>

/** What a simulated market has committed to and revealed; it is not asked for where prices are real. */
export function useMarketSeed(): UseQueryResult<MarketSeed> {
  const feed = useFeed().data
  return useQuery({
    queryKey: ['market', 'seed'],
    queryFn: () => api.marketSeed({}),
    enabled: feed?.kind === 'sandbox',
    staleTime: 60_000,
  })
}
