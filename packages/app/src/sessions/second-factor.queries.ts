import { CallRefused } from '@touchstone/client/call-failed'
import type { Api } from '@touchstone/wire/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'

type SecondFactor = z.output<Api['checkSecondFactor']['reply']>

const lookAgainMs = 5_000

/** Whether an authenticator is on, as the server has it, and the codes left. `again`: looks until the person leaves. */
export function useSecondFactor({ enabled = true, again = false } = {}): UseQueryResult<SecondFactor> {
  return useQuery({
    queryKey: ['security', 'second-factor'],
    queryFn: async () => {
      const state = await api.checkSecondFactor({})
      noteSecondFactor(state.bound)
      return state
    },
    staleTime: 0,
    enabled,
    refetchInterval: again ? lookAgainMs : false,
  })
}

/** An authenticator is on that we had not heard of: the answer was lost, or it was turned on elsewhere. */
export function noteIfBound(error: unknown): void {
  if (error instanceof CallRefused && error.kind === 'second_factor_already_bound') noteSecondFactor(true)
}

function noteSecondFactor(isBound: boolean): void {
  useSession.setState(({ userInfo }) =>
    userInfo === undefined || userInfo.secondFactorBound === isBound
      ? {}
      : { userInfo: { ...userInfo, secondFactorBound: isBound } },
  )
}
