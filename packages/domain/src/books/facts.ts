import type { ExchangeQuote } from '../exchange/exchange-quote.ts'
import type { TapeRow, Tick } from '../market/tick.ts'
import type { Currency } from '../money/currency.ts'
import type { Price, Quantity, Rate } from '../money/decimal.ts'
import type { Settings } from '../settings/settings.ts'
import type { Destination } from '../withdrawals/withdrawal.ts'

/** `stale` refuses what a mark decides; `closed` refuses trading. */
export type MarketState = 'open' | 'stale' | 'closed'

/** A symbol as one command sees it. */
export type MarketFact = {
  /** The tick in force, or the one that a trigger names. */
  tick: Tick
  state: MarketState
  /** A pause of trading that is long enough to gap begins soon: new openings take less leverage. */
  gapAhead: boolean
}

/** What the tape says about a second contract that is due; both lists in order of sequence. */
export type SecondContractTape = {
  /** Every row after the accepted sequence up to and including the first with a source time after acceptance. */
  opening: readonly TapeRow[]
  /** The last tick at or before expiry, if any, and the row after it, which proves that it was the last. */
  closing: readonly TapeRow[]
}

/** `usableFrom` is the latest of all waits: of the account itself, of the whitelist, of changed passwords and factors. */
export type SettlementAccountFact = { destination: Destination; currency: Currency; usableFrom: number }

/**
 * Everything that a decision may know besides the book and the command. Markets and exposures are asked for by symbol,
 * so that the journal row names just those that were used.
 */
export type Facts = {
  /** Epoch milliseconds. */
  at: number
  settings: Settings
  /** `command`: a market order fills on the tick in force. `next_tick`: it is accepted, and fills on the first tick after. */
  fillAt: 'command' | 'next_tick'
  /** Undefined where the symbol has never had a tick. */
  market: (symbol: string) => MarketFact | undefined
  /** The users' net quantity (long less short) of a symbol in the book's world, before this command. */
  netQuantity: (symbol: string) => Quantity
  exchangeQuote?: ExchangeQuote | undefined
  secondContractTape?: SecondContractTape | undefined
  /** The first tick after a pending market order was accepted; undefined while there is none. */
  fillTick?: Tick | undefined
  /** Of a withdrawal: the settlement account it names, and until when the person's secrets or accounts make it wait. */
  settlementAccount?: SettlementAccountFact | undefined
  funding?: { mark: Price; sequence: number; rate: Rate } | undefined
}
