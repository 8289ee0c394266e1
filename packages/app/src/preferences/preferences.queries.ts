import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type TellingPreferences = z.output<Api['notificationPreferences']['reply']>

const queryKey = ['telling']

/** The person's notifications by topic and channel, and their anti-phishing code. */
export function useTelling(): UseQueryResult<TellingPreferences> {
  return useQuery({ queryKey, queryFn: () => api.notificationPreferences({}), enabled: useIsSignedIn() })
}

/** After a change: what the server answered. */
export function showTelling(preferences: TellingPreferences): void {
  queries.setQueryData(queryKey, preferences)
}
