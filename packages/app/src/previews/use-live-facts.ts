import type { Facts } from '@touchstone/domain/books/facts'
import type { TickItem } from '@touchstone/wire/stream'
import { useMemo, useSyncExternalStore } from 'react'
import { ticks, useConnection } from '../live/stream.ts'
import { type PreviewContext, positionsIn } from './preview-context.queries.ts'
import { liveFacts } from './live-facts.ts'

/** How ticks are read; another function with each tick of these symbols, and when one becomes stale. */
function useTicksAmong(symbols: readonly string[]): TickOf {
  const names = symbols.join(' ')
  const store = useMemo(() => {
    const listed = names === '' ? [] : names.split(' ')
    return {
      listen: (changed: () => void): (() => void) => {
        const ends = listed.map((symbol) => ticks.listen(symbol, changed))
        return () => {
          for (const end of ends) end()
        }
      },
      seen: () => listed.map((symbol) => `${ticks.get(symbol)?.sequence} ${ticks.get(symbol)?.state}`).join(' '),
    }
  }, [names])
  const seen = useSyncExternalStore(store.listen, store.seen)
  return useMemo(() => readingAt(seen), [seen])
}

type TickOf = (symbol: string) => TickItem | undefined

const readingAt =
  (_seen: string): TickOf =>
  (symbol) =>
    ticks.get(symbol)

/** The facts at the current ticks; others with each tick of these symbols. */
export function useLiveFacts(context: PreviewContext | undefined, symbols: readonly string[]): Facts | undefined {
  const tickOf = useTicksAmong(symbols)
  const isSilent = useConnection(({ stale }) => stale)
  return useMemo(() => context && liveFacts(context.facts, tickOf, isSilent), [context, tickOf, isSilent])
}

/** The facts at the last ticks, also of a stream that is silent: for figures that are grey then, and no decision. */
export function useLastFacts(context: PreviewContext, symbols: readonly string[]): Facts {
  const tickOf = useTicksAmong(symbols)
  return useMemo(() => liveFacts(context.facts, tickOf, false), [context, tickOf])
}

/** Every symbol that a book holds something in. */
export const symbolsOf = (context: PreviewContext | undefined): string[] =>
  [...new Set(positionsIn(context).map(({ symbol }) => symbol))].toSorted()

/** Whose marks decide about a position in a symbol, or an order for one: its own, and those of all cross positions. */
export const symbolsAround = (context: PreviewContext | undefined, symbol: string): string[] =>
  context === undefined ? [] : [symbol, ...crossSymbolsOf(context)]

/** Those whose marks decide together whether the book's cross positions are liquidated. */
export const crossSymbolsOf = (context: PreviewContext): string[] => [
  ...new Set(positionsIn(context).flatMap(({ marginMode, symbol }) => (marginMode === 'cross' ? [symbol] : []))),
]
