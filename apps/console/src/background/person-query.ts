import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** How long a reply is reused: the audit log notes each reading. */
const freshMs = 60_000

export const personQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user background', userId],
    queryFn: () => api.userBackground({ id: String(userId) }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
