import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type WithdrawalTerms = Reply<'withdrawalTerms'>
export type WithdrawalChannel = WithdrawalTerms['channels'][number]

/** After a change that withdrawals wait for. */
export function refreshWithdrawalTerms(): void {
  void queries.invalidateQueries({ queryKey: ['withdrawals', 'terms'] })
}

/** The ways to withdraw, the limits left, and the obstacles. */
export function useWithdrawalTerms(): UseQueryResult<WithdrawalTerms> {
  return useQuery({
    queryKey: ['withdrawals', 'terms'],
    queryFn: () => api.withdrawalTerms({}),
    enabled: useIsSignedIn(),
    // Limits come back by time alone.
    refetchInterval: 60_000,
  })
}
