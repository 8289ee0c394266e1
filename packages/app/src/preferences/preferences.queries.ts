import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type TellingPreferences = z.output<Api['notificationPreferences']['reply']>

const queryKey = ['telling']

/** What the person is told of outside the app and by which ways, and the sign of what is really from the house. */
export function useTelling(): UseQueryResult<TellingPreferences> {
  return useQuery({ queryKey, queryFn: () => api.notificationPreferences({}), enabled: useIsSignedIn() })
}

/** After a change: what the server answered. */
export function showTelling(preferences: TellingPreferences): void {
  queries.setQueryData(queryKey, preferences)
}
