import type { Facts } from '@touchstone/domain/books/facts'
import { useMemo, useSyncExternalStore } from 'react'
import { ticks, useConnection } from '../live/stream.ts'
import { type PreviewContext, positionsIn } from './preview-context.queries.ts'
import { liveFacts } from './live-facts.ts'

/** Renders again with each tick of these symbols, and when one becomes stale. */
function useTicksAmong(symbols: readonly string[]): void {
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
  useSyncExternalStore(store.listen, store.seen)
}

/** The facts at the current ticks; renders again with each tick of these symbols. */
export function useLiveFacts(context: PreviewContext | undefined, symbols: readonly string[]): Facts | undefined {
  useTicksAmong(symbols)
  const isSilent = useConnection(({ stale }) => stale)
  return context && liveFacts(context.facts, ticks.get, isSilent)
}

/** The facts at the last ticks, also of a stream that is silent: for figures that are grey then, and no decision. */
export function useLastFacts(context: PreviewContext, symbols: readonly string[]): Facts {
  useTicksAmong(symbols)
  return liveFacts(context.facts, ticks.get, false)
}

/** Every symbol that a book holds something in. */
export const symbolsOf = (context: PreviewContext | undefined): string[] =>
  [...new Set(positionsIn(context).map(({ symbol }) => symbol))].toSorted()

/** Those whose marks decide together whether the book's cross positions are liquidated. */
export const crossSymbolsOf = (context: PreviewContext): string[] => [
  ...new Set(positionsIn(context).flatMap(({ marginMode, symbol }) => (marginMode === 'cross' ? [symbol] : []))),
]
