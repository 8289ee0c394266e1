import { storedList, storeList } from '../device/stored-list.ts'

const seenKey = 'recentlySeen'
/** Our choice. */
const seenMax = 10

/** The symbols whose chart was looked at on this device, the last one first. */
export const recentlySeen = (): readonly string[] => storedList(seenKey)

/** Remembers that a person looks at a symbol. */
export function noteSeen(symbol: string): void {
  storeList(seenKey, [symbol, ...recentlySeen().filter((seen) => seen !== symbol)].slice(0, seenMax))
}

export function forgetSeen(): void {
  storeList(seenKey, [])
}
