import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { FundsFilter } from '../funds/funds-filter.ts'
import { useFundsRecord, useFundsRecords } from '../funds/funds-records.queries.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Deposit = Reply<'deposit'>

export const useDeposits = (filter: FundsFilter): UseInfiniteQueryResult<InfiniteData<Reply<'deposits'>>> =>
  useFundsRecords('deposits', filter, api.deposits)

export const useDeposit = (id: string): UseQueryResult<Deposit> => useFundsRecord('deposits', id, api.deposit)
