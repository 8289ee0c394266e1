import { marketClass } from '@touchstone/wire/market'
import type { ListedSymbol } from './symbols.queries.ts'

export type MarketClass = ListedSymbol['marketClass']
export const favouritesGroup = 'favourites'
export type Group = typeof favouritesGroup | MarketClass

const all: readonly Group[] = [favouritesGroup, ...marketClass.options]

export const isGroup = (text: string | null): text is Group => all.some((each) => each === text)

/** The favourites, and every class that has a market; all of them as long as that is not known. */
export const groupsOf = (symbols: readonly ListedSymbol[] | undefined): readonly Group[] =>
  all.filter(
    (group) =>
      symbols === undefined || group === favouritesGroup || symbols.some(({ marketClass }) => marketClass === group),
  )

/** The symbols of a group; favourites in their own order. */
export function groupedIn(
  group: Group,
  symbols: readonly ListedSymbol[],
  favourites: readonly string[],
): readonly ListedSymbol[] {
  if (group !== favouritesGroup) return symbols.filter((listed) => listed.marketClass === group)
  return favourites.flatMap((favourite) => symbols.find(({ symbol }) => symbol === favourite) ?? [])
}
