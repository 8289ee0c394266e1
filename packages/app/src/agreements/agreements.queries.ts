import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { CallRefused } from '@touchstone/client/call-failed'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { paged } from '../api/paging.ts'
import { queries } from '../api/queries.ts'
import { currentLanguage } from '../texts/language.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Agreement = Reply<'userAgreement'>
export type Acceptance = Reply<'myAgreements'>['records'][number]
export type AcceptedText = Reply<'acceptedAgreement'>

const inForceKey = ['articles', 'agreement']
const mineKey = ['agreements']

/** The user agreement in force, in the language of the app or in English. */
export function useAgreement(): UseQueryResult<Agreement> {
  return useQuery({ queryKey: [...inForceKey, currentLanguage()], queryFn: () => api.userAgreement({}) })
}

/** What this person accepted, newest first. */
export function useAcceptances(): UseInfiniteQueryResult<InfiniteData<Reply<'myAgreements'>>> {
  return useInfiniteQuery({
    queryKey: [...mineKey, 'list'],
    queryFn: ({ pageParam }) => api.myAgreements({ pageNo: pageParam }),
    ...paged,
  })
}

/** An acceptance with its text, which never changes. */
export function useAcceptedText(id: string): UseQueryResult<AcceptedText> {
  return useQuery({
    queryKey: [...mineKey, 'text', id],
    queryFn: () => api.acceptedAgreement({ id }),
    staleTime: Infinity,
  })
}

/** After something was accepted. */
export function refreshAcceptances(): void {
  void queries.invalidateQueries({ queryKey: mineKey })
}

/** Whether a call was refused because the agreement changed meanwhile; if so, the new one is asked for. */
export function hasAgreementChanged(error: unknown): boolean {
  const hasChanged = error instanceof CallRefused && error.kind === 'agreement_changed'
  if (hasChanged) void queries.invalidateQueries({ queryKey: inForceKey })
  return hasChanged
}
