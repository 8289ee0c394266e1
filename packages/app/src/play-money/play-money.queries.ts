import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { minuteMs } from '@touchstone/domain/time'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useIsSignedIn } from '../api/session.ts'

export const playMoneyKey = ['wallets', 'play-money']

export type PlayMoneyState = z.output<Api['playMoneyState']['reply']>

/** What play money a person may take into the real book now. With their balances it is asked for again, and when there is more. */
export function usePlayMoneyState(isWanted = true): UseQueryResult<PlayMoneyState> {
  return useQuery({
    queryKey: playMoneyKey,
    queryFn: () => api.playMoneyState({}),
    enabled: useIsSignedIn() && isWanted,
    retry: false,
    refetchInterval: ({ state: { data } }) => untilMore(data, Date.now()),
  })
}

/** The clock of the device may be ahead: it asks a minute later at the soonest. */
function untilMore(state: PlayMoneyState | undefined, now: number): number | false {
  const againAtMs = state?.againAtMs ?? null
  return againAtMs === null ? false : Math.max(againAtMs - now, minuteMs)
}
