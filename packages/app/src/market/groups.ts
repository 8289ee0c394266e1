import { marketClass } from '@touchstone/wire/market'
import type { ListedSymbol } from './symbols.queries.ts'

export type MarketClass = ListedSymbol['marketClass']
export const favouritesGroup = 'favourites'
export const allGroup = 'all'
export type Group = typeof favouritesGroup | typeof allGroup | MarketClass

const all: readonly Group[] = [favouritesGroup, allGroup, ...marketClass.options]

export const isGroup = (text: string | null): text is Group => all.some((each) => each === text)

/** The favourites, all, and every class that has a market; all of them as long as that is not known. */
export const groupsOf = (symbols: readonly ListedSymbol[] | undefined): readonly Group[] =>
  all.filter(
    (group) =>
      symbols === undefined ||
      group === favouritesGroup ||
      group === allGroup ||
      symbols.some(({ marketClass }) => marketClass === group),
  )

/** The symbols of a group; favourites in their own order. */
export function groupedIn(
  group: Group,
  symbols: readonly ListedSymbol[],
  favourites: readonly string[],
): readonly ListedSymbol[] {
  if (group === allGroup) return symbols
  if (group !== favouritesGroup) return symbols.filter((listed) => listed.marketClass === group)
  return favourites.flatMap((favourite) => symbols.find(({ symbol }) => symbol === favourite) ?? [])
}

/** The group beside this one; none beyond the first and the last. */
export function groupBeside(groups: readonly Group[], group: Group, by: 1 | -1): Group | undefined {
  const at = groups.indexOf(group) + by
  return at < 0 ? undefined : groups[at]
}
