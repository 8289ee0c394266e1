import { ticks } from '../live/stream.ts'
import { groupedIn, favouritesGroup } from './groups.ts'
import { mostTraded, sorted } from './sorting.ts'
import type { ListedSymbol } from './symbols.queries.ts'
import { tradesNow } from './use-standing.ts'

export type PickerPart = { name: 'favourites' | 'open' | 'closed'; symbols: readonly ListedSymbol[] }

/**
 * Markets to choose from, in parts: the favourites in their own order, then those that trade now, then those that do not,
 * each by what was traded in 24 hours. A part without markets is left out.
 */
export function pickerParts(symbols: readonly ListedSymbol[], favourites: readonly string[]): PickerPart[] {
  const kept = openFirst(groupedIn(favouritesGroup, symbols, favourites))
  const others = sorted(
    symbols.filter(({ symbol }) => !favourites.includes(symbol)),
    mostTraded,
  )
  const parts: PickerPart[] = [
    { name: 'favourites', symbols: kept },
    { name: 'open', symbols: others.filter(isOpenNow) },
    { name: 'closed', symbols: others.filter((listed) => !isOpenNow(listed)) },
  ]
  return parts.filter((part) => part.symbols.length > 0)
}

/** What a search has found keeps its order, but for markets that are closed. */
export const openFirst = (symbols: readonly ListedSymbol[]): readonly ListedSymbol[] => [
  ...symbols.filter(isOpenNow),
  ...symbols.filter((listed) => !isOpenNow(listed)),
]

/** Whether it can be traded now, as far as is known. */
function isOpenNow({ symbol, enabled, hours, price }: ListedSymbol): boolean {
  const state = ticks.get(symbol)?.state ?? price?.state
  return enabled && state !== 'closed' && tradesNow(hours).open
}
