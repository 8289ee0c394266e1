import type { Bracket, SymbolTerms } from '../market/symbol.ts'
import { type Decimal, type Money, ONE, type Rate } from '../money/decimal.ts'
import { assert } from '../result.ts'

/** A money value times 10^18 once more: the product of two decimals, not cut. Compared, never booked. */
export type Fine = bigint

export const fine = (value: Decimal): Fine => value * ONE

/**
 * The bracket that holds a notional, with the maintenance amount that makes maintenance continuous across brackets:
 * amount(i) = amount(i−1) + bound(i−1) × (rate(i) − rate(i−1)). Above the last bracket its rate and amount continue.
 * The form of Binance's published table: maintenance = notional × rate − amount.
 */
export function maintenanceBracket(
  terms: Pick<SymbolTerms, 'brackets'>,
  notional: Money,
): { index: number; rate: Rate; amount: Fine; from: Money; upTo: Money | null } {
  let from: Money = 0n
  let amount: Fine = 0n
  let rate: Rate = 0n
  for (const [index, bracket] of terms.brackets.entries()) {
    amount += from * (bracket.maintenanceRate - rate)
    rate = bracket.maintenanceRate
    const isLast = index === terms.brackets.length - 1
    if (notional <= bracket.notionalUpTo || isLast)
      return { index, rate, amount, from, upTo: isLast ? null : bracket.notionalUpTo }
    from = bracket.notionalUpTo
  }
  throw new Error('the symbol has no brackets')
}

/** Maintenance margin of a notional, exact. */
export function maintenanceOf(terms: Pick<SymbolTerms, 'brackets'>, notional: Money): Fine {
  const { rate, amount } = maintenanceBracket(terms, notional)
  return notional * rate - amount
}

/** The bracket that an opening of this resulting notional falls in; undefined above the last one. */
export const openingBracket = (terms: SymbolTerms, notional: Money): Bracket | undefined =>
  terms.brackets.find((bracket) => notional <= bracket.notionalUpTo)

export function notionalMax(terms: SymbolTerms): Money {
  const last = terms.brackets.at(-1)
  assert(last !== undefined, 'a symbol has at least one bracket')
  return last.notionalUpTo
}
