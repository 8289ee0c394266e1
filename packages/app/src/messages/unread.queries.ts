import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useIsSignedIn } from '../api/session.ts'

/** How many messages are unread, by category. */
export function useUnread(): UseQueryResult<z.output<Api['unreadCount']['reply']>> {
  return useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: () => api.unreadCount({}),
    enabled: useIsSignedIn(),
  })
}
