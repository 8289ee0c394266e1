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
export type Withdrawal = Reply<'withdrawal'>

/** Withdrawals under a filter, newest first. */
export function useWithdrawals(filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'withdrawals'>>> {
  return useInfiniteQuery({
    queryKey: ['withdrawals', 'list', filter],
    queryFn: ({ pageParam }) =>
      api.withdrawals({ ...requestOf(filter, Date.now()), pageNo: pageParam, pageSize: fundsPageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}

export function useWithdrawal(id: string): UseQueryResult<Withdrawal> {
  return useQuery({
    queryKey: ['withdrawals', 'one', id],
    queryFn: () => api.withdrawal({ id }),
    enabled: useIsSignedIn(),
  })
}
