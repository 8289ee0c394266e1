import type { Money } from '../money/decimal.ts'
import type { CrossPosition } from './cross-slack.ts'
import type { SymbolTriggers } from './symbol-triggers.ts'

/** Something armed: a position, a resting order, or the cross positions of a book in one symbol. */
export type Watch = {
  kind: 'position' | 'order' | 'cross'
  /** Of the position or order; the symbol for a cross watch. */
  id: string
  book: BookCopy
  symbol: SymbolTriggers
  /** Its place in the table; −1 once it is dropped. */
  index: number
}

/** A book as last committed, reduced to what triggers need. */
export type BookCopy = {
  id: number
  sequence: number
  /** The time of its last commit: what came since then may have crossed what that armed. Epoch milliseconds. */
  at: number
  /** How many positions and orders are watched; without any, and without cross positions, the book is forgotten. */
  watched: number
  cross: CrossCopy | undefined
}

/**
 * `armed`: its intervals are armed. `waiting`: it is due, but nothing of it can be closed before another tick. `fired`:
 * its liquidation is in flight.
 */
export type CrossCopy = {
  state: 'armed' | 'waiting' | 'fired'
  contract: Money
  marginCallPercent: number
  positions: readonly CrossPosition[]
  /** One a symbol. */
  watches: readonly Watch[]
}
