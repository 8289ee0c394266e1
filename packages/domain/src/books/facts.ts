import type { Tick } from '../market/tick.ts'
import type { Price, Quantity, Rate } from '../money/decimal.ts'
import type { Settings } from '../settings/settings.ts'
import type { FactsByKind } from './fact-kind.ts'

/** `stale` refuses decisions that depend on a mark; `closed` refuses trading. */
export type MarketState = 'open' | 'stale' | 'closed'

/** A symbol as one command sees it. */
export type MarketFact = {
  /** The tick in force, or the one that a trigger names. */
  tick: Tick
  state: MarketState
  /** A pause of trading that is long enough to gap begins soon: new openings take less leverage. */
  gapAhead: boolean
}

/**
 * Everything that a decision may know besides the book and the command. Markets and exposures are asked for by symbol,
 * so that the journal row names just those that were used.
 */
export type Facts = {
  /** Epoch milliseconds. */
  at: number
  settings: Settings
  /** `command`: a market order fills on the tick in force. `next_tick`: it is accepted, and fills on the next tick. */
  fillAt: 'command' | 'next_tick'
  /** Undefined where the symbol has never had a tick. */
  market: (symbol: string) => MarketFact | undefined
  /** The users' net quantity (long less short) of a symbol in the book's world, before this command. */
  netQuantity: (symbol: string) => Quantity
  /** The facts named by the sender of the command; `factOf` reads them. */
  named: FactsByKind
  /** The first tick after the acceptance of a pending market order; undefined while there is none. */
  fillTick?: Tick | undefined
  /** `settings`: those in force at the funding time; rows of before they were named were settled under their own. */
  funding?: { mark: Price; sequence: number; rate: Rate; settings?: Settings | undefined } | undefined
}
