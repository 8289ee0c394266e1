import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { IeoOrder, IeoOutcome, IeoSale } from './ieo.queries.ts'
import type { Repeated } from './repeat-question.ts'
import { runRepeat } from './run-repeat.ts'

/** Repeats on this phone who gets what, once the outcome is there. `mine`: undefined while unknown. */
export function useRepetition(
  sale: IeoSale,
  outcome: IeoOutcome | undefined,
  mine: IeoOrder | null | undefined,
): UseQueryResult<Repeated> {
  const own = mine && { id: mine.id, lots: mine.lots, lotsWon: mine.lotsWon, state: mine.state }
  return useQuery({
    queryKey: ['investments', 'ieo-repeated', sale.id, sale.state, outcome?.root, outcome?.draws.length, own],
    queryFn: () =>
      outcome === undefined || own === undefined
        ? Promise.reject(new Error('the outcome is not there yet'))
        : runRepeat({ sale, outcome, mine: own }),
    enabled: outcome !== undefined && own !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  })
}
