import type { SymbolTerms } from '../market/symbol.ts'
import { ONE, type Price } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { maintenanceBracket } from './brackets.ts'
import type { Position } from './position.ts'

/**
 * Returns the mark at which an isolated position is liquidated, or null if there is none (at or below zero). Long (cost
 * − margin − amount) / (q × (1 − rate)), rounded down; short (cost + margin + amount) / (q × (1 + rate)), rounded up:
 * so `mark ≤ price` (long) or `mark ≥ price` (short) holds exactly when the position is due. The convention of
 * Binance's published formula, maintenance on mark notional. The bracket is the one that contains the notional at the
 * resulting price; because maintenance is continuous and its slope is below one, there is exactly one.
 */
export function isolatedLiquidationPrice(
  position: Pick<Position, 'direction' | 'quantity' | 'cost' | 'margin'>,
  terms: Pick<SymbolTerms, 'brackets'>,
): Price | null {
  const long = position.direction === 'long'
  const { quantity, cost, margin } = position
  for (let index = 0, notional = 0n; index < terms.brackets.length; index += 1) {
    const bracket = maintenanceBracket(terms, notional + 1n)
    // Scale 36 over (scale 18 × scale 18) is a plain number; times ONE it is a decimal again.
    const numerator = long ? (cost - margin) * ONE - bracket.amount : (cost + margin) * ONE + bracket.amount
    const denominator = quantity * (long ? ONE - bracket.rate : ONE + bracket.rate)
    if (numerator <= 0n) return null
    // notional at the price = quantity × numerator / denominator ≤ bound, compared without division
    const within = bracket.upTo === null || quantity * numerator <= bracket.upTo * denominator
    if (within) {
      const price = mulDiv(numerator, ONE, denominator, long ? 'down' : 'up')
      return price > 0n ? price : null
    }
    notional = bracket.upTo ?? notional
  }
  return null
}
