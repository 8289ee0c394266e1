import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../platform/api.ts'
import { queries } from '../platform/queries.ts'
import { useIsSignedIn } from '../platform/session.ts'
import { type FundsFilter, requestOf } from './funds-filter.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Deposit = Reply<'deposit'>
export type Withdrawal = Reply<'withdrawal'>

const pageSize = 20
const following = { initialPageParam: 1, getNextPageParam: nextPage } as const

function nextPage({ current, pages }: { current: number; pages: number }): number | undefined {
  return current < pages ? current + 1 : undefined
}

/** Deposits under a filter, newest first. The person's own events make it old. */
export function useDeposits(filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'deposits'>>> {
  return useInfiniteQuery({
    queryKey: ['deposits', 'list', filter],
    queryFn: ({ pageParam }) => api.deposits({ ...requestOf(filter, Date.now()), pageNo: pageParam, pageSize }),
    ...following,
    enabled: useIsSignedIn(),
  })
}

/** Withdrawals under a filter, newest first. */
export function useWithdrawals(filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'withdrawals'>>> {
  return useInfiniteQuery({
    queryKey: ['withdrawals', 'list', filter],
    queryFn: ({ pageParam }) => api.withdrawals({ ...requestOf(filter, Date.now()), pageNo: pageParam, pageSize }),
    ...following,
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

export function useWithdrawal(id: string): UseQueryResult<Withdrawal> {
  return useQuery({
    queryKey: ['withdrawals', 'one', id],
    queryFn: () => api.withdrawal({ id }),
    enabled: useIsSignedIn(),
  })
}

/** After one of them was cancelled, or turned out to have moved on. */
export function refreshFunds(): void {
  for (const noun of ['deposits', 'withdrawals', 'wallets', 'ledger'])
    void queries.invalidateQueries({ queryKey: [noun] })
}
