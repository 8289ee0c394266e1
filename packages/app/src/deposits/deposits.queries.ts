import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useIsSignedIn } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type DepositChannel = Reply<'depositChannels'>[number]

/** The ways to bring money in. */
export function useDepositChannels(): UseQueryResult<DepositChannel[]> {
  return useQuery({
    queryKey: ['deposits', 'channels'],
    queryFn: () => api.depositChannels({}),
    enabled: useIsSignedIn(),
    staleTime: 60_000,
  })
}

/** The person's own address of a chain channel: it never changes. */
export function useDepositAddress(channel: string): UseQueryResult<Reply<'depositAddress'>> {
  return useQuery({
    queryKey: ['deposits', 'address', channel],
    queryFn: () => api.depositAddress({ channel }),
    enabled: useIsSignedIn(),
    staleTime: 600_000,
  })
}
