import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** How long a reply is reused: the audit log notes each reading. */
const freshMs = 60_000

export const backgroundQuery = (id: string) =>
  queryOptions({
    queryKey: ['withdrawal background', id],
    queryFn: () => api.withdrawalBackground({ id }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
