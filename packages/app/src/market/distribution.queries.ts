import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'

export type PriceDistribution = z.output<Api['priceDistribution']['reply']>

/** How many symbols rose and fell in 24 hours, in steps. Begins with the word of the symbols: it is made of their prices. */
export const distributionQuery = queryOptions({
  queryKey: ['symbols', 'distribution'],
  queryFn: () => api.priceDistribution({}),
})

export const usePriceDistribution = (): UseQueryResult<PriceDistribution> =>
  useQuery({ ...distributionQuery, refetchInterval: 30_000 })
