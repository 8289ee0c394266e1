import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { liveStream, ticks } from '../live/stream.ts'
import { api } from '../api/api.ts'

export type ListedSymbol = z.output<Api['symbols']['reply']>[number]
export type SymbolDetails = z.output<Api['symbolDetails']['reply']>

/** Every symbol with its last 24 hours; its prices are put where live ones go, so that a list is never without. */
export const symbolsQuery = queryOptions({
  queryKey: ['symbols'],
  queryFn: async () => {
    const listed = await api.symbols({})
    takePrices(listed)
    return listed
  },
})

export function useSymbols(): UseQueryResult<ListedSymbol[]> {
  return useQuery({
    ...symbolsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isUnready) === true ? 5_000 : 60_000),
  })
}

/** A server that has just started is still computing the last day of its symbols. */
const isUnready = ({ price, day }: ListedSymbol): boolean => price?.state === 'open' && day === null

export function useSymbol(symbol: string): ListedSymbol | undefined {
  return useSymbols().data?.find((listed) => listed.symbol === symbol)
}

/** What a symbol is traded under: brackets, fees, hours, funding. */
export const symbolDetailsQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['symbols', 'details', symbol],
    queryFn: async () => {
      const details = await api.symbolDetails({ symbol })
      takePrices([details])
      return details
    },
  })

export function useSymbolDetails(symbol: string): UseQueryResult<SymbolDetails> {
  return useQuery({ ...symbolDetailsQuery(symbol), refetchInterval: 60_000 })
}

/** Subscribes to one symbol's ticks as long as the screen is on. */
export function useSymbolTicks(symbol: string): void {
  useEffect(() => liveStream().subscribe([`ticks:${symbol}`]), [symbol])
}

function takePrices(listed: readonly ListedSymbol[]): void {
  ticks.take(
    listed.flatMap(({ price }) =>
      price === null
        ? []
        : [
            {
              symbol: price.symbol,
              bid: price.bid,
              ask: price.ask,
              mark: price.mark,
              last: price.last,
              sequence: price.sequence,
              sourceAtMs: price.sourceAtMs,
              tapedAtMs: price.receivedAtMs,
              state: price.state,
            },
          ],
    ),
  )
}
