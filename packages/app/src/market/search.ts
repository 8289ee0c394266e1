import { storedList, storeList } from '../device/stored-list.ts'
import { searchedNames } from './symbol-names.ts'
import type { ListedSymbol } from './symbols.queries.ts'

const searchesKey = 'recentSearches'
/** Our choice. */
const searchesMax = 8

/** What was searched for on this device with success, the last one first. */
export const recentSearches = (): readonly string[] => storedList(searchesKey)

/** Remembers a search that led to a symbol. */
export function noteSearch(text: string): void {
  const trimmed = text.trim()
  if (trimmed === '') return
  const others = recentSearches().filter((each) => each.toLowerCase() !== trimmed.toLowerCase())
  storeList(searchesKey, [trimmed, ...others].slice(0, searchesMax))
}

export function forgetSearches(): void {
  storeList(searchesKey, [])
}

/** The symbols that a text may mean: those whose code or name begins with it come first. */
export function found(symbols: readonly ListedSymbol[], text: string): readonly ListedSymbol[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const places = symbols.map((listed) => ({
    listed,
    place: Math.min(...searchedNames(listed.symbol).map((name) => placeOf(plain(name), wanted))),
  }))
  return places
    .filter(({ place }) => place < none)
    .toSorted((a, b) => a.place - b.place)
    .map(({ listed }) => listed)
}

const none = 2

function placeOf(name: string, wanted: string): number {
  const at = name.indexOf(wanted)
  return at < 0 ? none : Math.min(at, 1)
}

/** Ignores case and accents: `vang` finds `Vàng`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
