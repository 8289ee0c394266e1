import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** How long one reading of an application serves whatever shows it. */
const freshMs = 5_000

/** An application with all details. The audit log notes each reading, so everything that shows it shares one. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: () => api.identityInQueue({ id }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
