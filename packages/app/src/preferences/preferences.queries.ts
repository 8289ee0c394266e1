import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type NotificationPreferences = z.output<Api['notificationPreferences']['reply']>

const queryKey = ['notification-preferences']

/** The person's notifications by topic and channel, and their anti-phishing code. */
export function useNotificationPreferences(): UseQueryResult<NotificationPreferences> {
  return useQuery({ queryKey, queryFn: () => api.notificationPreferences({}), enabled: useIsSignedIn() })
}

/** Puts the reply of a change into the cache. */
export function putNotificationPreferences(preferences: NotificationPreferences): void {
  queries.setQueryData(queryKey, preferences)
}
