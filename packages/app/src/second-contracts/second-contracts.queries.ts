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
import { exportBegin } from '../ledger/ledger-filter.ts'
import type { Book } from '../books/book.ts'
import { paged } from '../api/paging.ts'
import { type RecordFilter, spanBegin } from './second-contract-filter.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Offer = Reply<'secondContractSets'>
export type OfferedSet = Offer['sets'][number]
export type SecondContract = Reply<'secondContracts'>['records'][number]
export type Head = Reply<'secondContractsHead'>
export type Voids = Reply<'secondContractVoids'>

/** The list is polled this often while a price is awaited: the opening price has no event. Our choice. */
const awaitedMs = 1_000
const calmMs = 15_000
/** More than can run at once: the smallest stakes of the largest sum. */
const runningMax = 100

/** Durations, payouts, stakes, symbols and limits. */
export function useOffer(): UseQueryResult<Offer> {
  return useQuery({
    queryKey: ['second-contracts', 'offer'],
    queryFn: () => api.secondContractSets({}),
    staleTime: 60_000,
    // What moves too little goes off, and comes back.
    refetchInterval: 60_000,
  })
}

/** Those that run, newest first; asked for more often while one of them waits for a price. */
export function useRunning(book: Book, serverNow: () => number): UseQueryResult<SecondContract[]> {
  return useQuery({
    queryKey: ['second-contracts', 'running', book],
    queryFn: async () => (await api.secondContracts({ book, state: 'placed', pageSize: runningMax })).records,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.openPrice === null || each.expiresAtMs <= serverNow()) === true
        ? awaitedMs
        : calmMs,
  })
}

/** The last ones that were settled, newest first. */
export function useLastSettled(book: Book): UseQueryResult<SecondContract[]> {
  return useQuery({
    queryKey: ['second-contracts', 'settled', book],
    queryFn: async () => (await api.secondContracts({ book, state: 'settled', pageSize: 20 })).records,
  })
}

/** Stakes and outcomes of a book in a few figures. */
export function useHead(book: Book): UseQueryResult<Head> {
  return useQuery({
    queryKey: ['second-contracts', 'head', book],
    queryFn: () => api.secondContractsHead({ book }),
  })
}

/** How many of all users were void, by day and symbol. */
export function useVoids(book: Book, days: number): UseQueryResult<Voids> {
  return useQuery({
    queryKey: ['second-contracts', 'voids', book, days],
    queryFn: () => api.secondContractVoids({ book, days }),
    staleTime: 60_000,
  })
}

type Page = Reply<'secondContracts'>

/** A book's history under a filter, page by page. `from` is a moment as the wire prints it. */
export function useRecords(
  book: Book,
  { state, symbol }: RecordFilter,
  from: string | undefined,
): UseInfiniteQueryResult<InfiniteData<Page>> {
  return useInfiniteQuery({
    queryKey: ['second-contracts', 'records', book, state, symbol, from],
    queryFn: ({ pageParam }) =>
      api.secondContracts({
        book,
        pageNo: pageParam,
        ...(state === 'all' ? {} : { state }),
        ...(symbol === undefined ? {} : { symbol }),
        ...(from === undefined ? {} : { from }),
      }),
    ...paged,
  })
}

/** What was settled of a book's history under a filter, as a table; without a span that of the last year. */
export function exportRecords(
  book: Book,
  { state, symbol, span }: RecordFilter,
): Promise<Reply<'exportSecondContracts'>> {
  const now = Date.now()
  const outcome = state === 'all' || state === 'placed' ? undefined : state
  return api.exportSecondContracts({ book, symbol, outcome, from: spanBegin(span, now) ?? exportBegin(now) })
}
