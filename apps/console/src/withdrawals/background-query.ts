import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** For how long an answer is reused: the server writes each reading to the audit log. */
const freshMs = 60_000

export const backgroundQuery = (id: string) =>
  queryOptions({
    queryKey: ['withdrawal background', id],
    queryFn: () => api.withdrawalBackground({ id }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
