import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { exchange } from '@touchstone/wire/exchange'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import type { Book } from '../books/book.ts'
import type { Pair } from './exchange-form.ts'
import { useIsSignedIn } from '../api/session.ts'
import { paged } from '../api/paging.ts'
import { nextQuoteIn } from './quote-life.ts'
import { useSettled } from '../time/use-settled.ts'

export type Quote = z.output<Api['exchangeQuote']['reply']>
export type ExchangePage = z.output<Api['exchanges']['reply']>
export type ExchangeRecord = ExchangePage['records'][number]

const settledAfterMs = 350

export type Asked = { book: Book; from: string; to: string; pay: string | undefined }
export type LiveQuote = {
  /** Undefined while there is no quote for the request. */
  quote: Quote | undefined
  /** By the device's clock. */
  cameAtMs: number
  error: Error | null
  isFetching: boolean
  /** @returns whether one came. */
  renew: () => Promise<boolean>
  /** Takes one that came another way. */
  adopt: (quote: Quote) => void
}

/**
 * The quote for what is asked, a moment after it was typed. It is renewed before it expires, as long as the page is seen
 * and it is not `held`: a book has one quote, and a person deciding on it must not lose it to the next.
 */
export function useQuote({ book, from, to, pay }: Asked, held: boolean): LiveQuote {
  const queries = useQueryClient()
  const asked = `${book} ${from} ${to} ${pay ?? ''}`
  const isSettled = useSettled(asked, settledAfterMs) === asked
  const queryKey = ['exchange-quote', asked]
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.exchangeQuote({ book, from, to, pay: pay ?? '' }, { signal }),
    enabled: pay !== undefined && isSettled && !held,
    gcTime: 0,
    staleTime: 9_000,
    refetchInterval: ({ state }) => nextQuoteIn(state, Date.now()),
  })
  return {
    quote: data,
    cameAtMs: dataUpdatedAt,
    error,
    isFetching: isFetching || (pay !== undefined && !isSettled),
    renew: async () => (await refetch()).isSuccess,
    adopt: (quote) => {
      queries.setQueryData(queryKey, quote)
    },
  }
}

/** How often the rate by the mark is asked for. Our choice. */
const markRateMs = 10_000

/** What a pair is worth by the mark, before an amount is typed: so much of one is so much of the other. */
export function useMarkRate({ from, to }: Pair): (Pair & { pay: string; receive: string }) | undefined {
  const pay = useWorth(from)
  const receive = useWorth(to)
  return pay === undefined || receive === undefined ? undefined : { from, to, pay, receive }
}

/** How much of a currency one USDT is. */
function useWorth(currency: string): string | undefined {
  const isSettlement = currency === settlementCurrency
  const { data } = useQuery({
    queryKey: ['mark-rate', currency],
    queryFn: ({ signal }) => api.currencyRate({ currency }, { signal }),
    enabled: !isSettlement,
    refetchInterval: markRateMs,
  })
  return isSettlement ? '1' : data?.rate
}

/** The quote that the server answers with when another has moved, if it could make one. */
export function quoteIn(details: Readonly<Record<string, unknown>>): Quote | undefined {
  const read = z.safeParse(exchange.exchangeQuote.reply, details['quote'])
  return read.success ? read.data : undefined
}

const pageSize = 20

/** The exchanges of a book, newest first. What happens to one's balances makes it old. */
export function useExchanges(book: Book): UseInfiniteQueryResult<InfiniteData<ExchangePage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'exchanges', book],
    queryFn: ({ pageParam }) => api.exchanges({ book, pageNo: pageParam, pageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}
