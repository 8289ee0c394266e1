import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type Protection = z.output<Api['protection']['reply']>

/** What the person has set for the own protection, and what the country of residence leaves open; of the real book. */
export function useProtection(): UseQueryResult<Protection> {
  return useQuery({
    queryKey: ['protection'],
    queryFn: () => api.protection({}),
    enabled: useIsSignedIn(),
    refetchInterval: 60_000,
  })
}

/** After something of it was set: the order form reads what may be opened from the preview context too. */
export function refreshProtection(): void {
  void queries.invalidateQueries({ queryKey: ['protection'] })
  void queries.invalidateQueries({ queryKey: ['positions', 'previewContext'] })
}
