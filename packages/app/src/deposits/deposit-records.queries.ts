import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'
import { type FundsFilter, fundsPageSize, requestOf } from '../funds/funds-filter.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Deposit = Reply<'deposit'>

/** Deposits under a filter, newest first. The person's own events make it old. */
export function useDeposits(filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'deposits'>>> {
  return useInfiniteQuery({
    queryKey: ['deposits', 'list', filter],
    queryFn: ({ pageParam }) =>
      api.deposits({ ...requestOf(filter, Date.now()), pageNo: pageParam, pageSize: fundsPageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}

export function useDeposit(id: string): UseQueryResult<Deposit> {
  return useQuery({
    queryKey: ['deposits', 'one', id],
    queryFn: () => api.deposit({ id }),
    enabled: useIsSignedIn(),
  })
}
