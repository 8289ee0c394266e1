import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** How long one reading of an application serves whatever shows it. */
const freshMs = 5_000

/** An application with all that was stated. Each reading is in the audit log, so whoever shows it shares one. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: () => api.identityInQueue({ id }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
