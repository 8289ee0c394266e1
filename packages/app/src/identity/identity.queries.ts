import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { currentLanguage } from '../texts/language.ts'
import { useIsSignedIn } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type IdentityStanding = Reply<'identityState'>
export type IdentityApplication = Reply<'identityApplications'>['records'][number]

/** The verified level, and how far the next one is. The person's own events make it old. */
export function useIdentity(): UseQueryResult<IdentityStanding> {
  return useQuery({
    queryKey: ['identity', 'state', currentLanguage()],
    queryFn: () => api.identityState({}),
    enabled: useIsSignedIn(),
    // Pages redirect by it: each refetches it.
    staleTime: 0,
  })
}

/** Far more than anybody submits who reads the reasons. */
const shownMost = 50

/** What the person has submitted, newest first. */
export function useIdentityApplications(): UseQueryResult<IdentityApplication[]> {
  return useQuery({
    queryKey: ['identity', 'applications', currentLanguage()],
    queryFn: async () => (await api.identityApplications({ pageSize: shownMost })).records,
    enabled: useIsSignedIn(),
  })
}
