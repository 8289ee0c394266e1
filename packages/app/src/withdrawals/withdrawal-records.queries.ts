import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { FundsFilter } from '../funds/funds-filter.ts'
import { useFundsRecord, useFundsRecords } from '../funds/funds-records.queries.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Withdrawal = Reply<'withdrawal'>

export const useWithdrawals = (filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'withdrawals'>>> =>
  useFundsRecords('withdrawals', filter, api.withdrawals)

export const useWithdrawal = (id: string): UseQueryResult<Withdrawal> =>
  useFundsRecord('withdrawals', id, api.withdrawal)
