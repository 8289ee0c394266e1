import type { Money } from '../money/decimal.ts'

/** Refusals of several nouns. Those of one noun are in its folder. */
export type MarketRefusal =
  | { kind: 'symbol_unknown'; symbol: string }
  | { kind: 'symbol_off'; symbol: string }
  | { kind: 'price_missing'; symbol: string }
  | { kind: 'price_stale'; symbol: string }
  | { kind: 'market_closed'; symbol: string }

export type AmountRefusal =
  | { kind: 'amount_off_grid'; below: Money; above: Money }
  | { kind: 'amount_not_positive'; field: string }

/** A trigger that came late or twice: nothing is left to do. Never shown to a person. */
export type NotDue = { kind: 'not_due' }
