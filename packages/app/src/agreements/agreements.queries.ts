import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { CallRefused } from '@touchstone/client/call-failed'
import type { Api } from '@touchstone/wire/api'
import type { AgreementPurpose } from '@touchstone/wire/articles'
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

type Asked = { purpose?: AgreementPurpose; enabled?: boolean }

/** The agreement in force, in the language of the app or in English: that of users, where nothing else is asked for. */
export function useAgreement({ purpose = 'registration', enabled = true }: Asked = {}): UseQueryResult<Agreement> {
  return useQuery({
    queryKey: [...inForceKey, purpose, currentLanguage()],
    queryFn: () => api.userAgreement({ purpose }),
    enabled,
  })
}

/** A box that was ticked, and the SHA-256 of the text that stood beside it then. */
export type Agreed = { agreed: boolean; agreementSha256: string | undefined }

/** The same where that text stands there still; another one, newer or in another language, is not agreed to. */
export const agreedTo = (text: Pick<Agreement, 'sha256'> | undefined, { agreed, agreementSha256 }: Agreed): Agreed =>
  agreed && agreementSha256 !== undefined && agreementSha256 === text?.sha256
    ? { agreed, agreementSha256 }
    : { agreed: false, agreementSha256: undefined }

/** What this person accepted, newest first. */
export function useAcceptances(): UseInfiniteQueryResult<InfiniteData<Reply<'myAgreements'>>> {
  return useInfiniteQuery({
    queryKey: [...mineKey, 'list'],
    queryFn: ({ pageParam }) => api.myAgreements({ pageNo: pageParam }),
    ...paged,
  })
}

/** The newest that this person accepted for a purpose: those of a version in force, in all its languages, are among them. */
export function useAcceptancesFor(purpose: AgreementPurpose, enabled: boolean): UseQueryResult<Acceptance[]> {
  return useQuery({
    queryKey: [...mineKey, 'for', purpose],
    queryFn: async () => (await api.myAgreements({ purpose })).records,
    enabled,
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

/** Whether a call was refused because the agreement changed meanwhile. */
export const hasAgreementChanged = (error: unknown): boolean =>
  error instanceof CallRefused && error.kind === 'agreement_changed'

/** Asks for the agreement in force, which is another one now. */
export function refreshAgreement(): void {
  void queries.invalidateQueries({ queryKey: inForceKey })
}
