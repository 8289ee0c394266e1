import type { SymbolTerms } from '../market/symbol.ts'
import { settlementCurrency, placesOf } from '../money/currency.ts'
import { type Money, ONE, type Price, type Quantity, type Rate } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import { type Fine, fine, maintenanceOf } from './brackets.ts'
import type { Direction, Position } from './position.ts'

export const settlementPlaces = placesOf(settlementCurrency)

/** Quantity × price in USDT. Exact: tick and step have at most 17 decimals together, and a mark one more. */
export function notionalOf(quantity: Quantity, price: Price): Money {
  const product = quantity * price
  const notional = product / ONE
  assert(notional * ONE === product, 'quantity × price fits 18 decimals')
  return notional
}

/** Profit at a price, before fees: long = price × quantity − cost, short = cost − price × quantity. Exact. */
export function profitAt(position: Pick<Position, 'direction' | 'quantity' | 'cost'>, price: Price): Money {
  const notional = notionalOf(position.quantity, price)
  return position.direction === 'long' ? notional - position.cost : position.cost - notional
}

/** Notional / leverage, rounded up to the currency. */
export const initialMarginOf = (notional: Money, leverage: number): Money =>
  amountOf(notional, 1n, BigInt(leverage), settlementPlaces, 'up')

/** Notional × rate, rounded up to the currency. */
export const feeOf = (notional: Money, rate: Rate): Money => amountOf(notional, rate, ONE, settlementPlaces, 'up')

/** A profit or loss as it is booked: down, so a gain is cut and a loss is rounded up. */
export const bookedProfit = (profit: Money): Money => amountOf(profit, 1n, 1n, settlementPlaces, 'down')

/**
 * Returns the exact value and margin requirement of a position at a mark. `closingFee` is the taker fee of closing all
 * of it there.
 */
export function riskAt(
  position: Pick<Position, 'direction' | 'quantity' | 'cost'>,
  terms: SymbolTerms,
  mark: Price,
): { notional: Money; profit: Money; maintenance: Fine; closingFee: Fine } {
  const notional = notionalOf(position.quantity, mark)
  const profit = position.direction === 'long' ? notional - position.cost : position.cost - notional
  return { notional, profit, maintenance: maintenanceOf(terms, notional), closingFee: notional * terms.takerRate }
}

/** Isolated: due when margin + profit ≤ maintenance at the mark. Equality liquidates. */
export function isolatedIsDue(
  position: Pick<Position, 'direction' | 'quantity' | 'cost' | 'margin'>,
  terms: SymbolTerms,
  mark: Price,
): boolean {
  const { profit, maintenance } = riskAt(position, terms, mark)
  return fine(position.margin + profit) <= maintenance
}

/**
 * Isolated: whether the position would be liquidated, which no user command except a close may cause: margin + profit −
 * closing fee ≤ maintenance.
 */
export function isolatedWouldBeLiquidated(
  position: Pick<Position, 'direction' | 'quantity' | 'cost' | 'margin'>,
  terms: SymbolTerms,
  mark: Price,
): boolean {
  const { profit, maintenance, closingFee } = riskAt(position, terms, mark)
  return fine(position.margin + profit) - closingFee <= maintenance
}

/** The side of the tick that an opening (or a close) of this direction trades at: buys at ask, sells at bid. */
export const openingPrice = (direction: Direction, tick: { bid: Price; ask: Price }): Price =>
  direction === 'long' ? tick.ask : tick.bid
export const closingPrice = (direction: Direction, tick: { bid: Price; ask: Price }): Price =>
  direction === 'long' ? tick.bid : tick.ask
