import type { SymbolTerms } from '../market/symbol.ts'
import { ONE, type Price, type Quantity } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { type Fine, fine, maintenanceBracket } from './brackets.ts'
import type { Position } from './position.ts'

/** A book's slack at a mark p of one symbol: constant + slope × p, from one mark to the next. */
type Stretch = { constant: Fine; slope: Fine; from: Fraction; to: Fraction | null }
type Fraction = { over: bigint; under: bigint }

type Holding = Pick<Position, 'direction' | 'quantity' | 'cost'>

/**
 * Returns the mark of one symbol at which a cross book is liquidated while all other marks stay unchanged, or null if
 * there is none. All cross positions of the book in the symbol share it, because they are liquidated together. `funds`
 * is what the rest of the book provides: equity without their profit, less the maintenance of other symbols. The slack,
 * funds + Σ profit − Σ maintenance, is concave in the mark, so it is positive between at most two marks. Returned is
 * the lower one for a net long book, the upper one for any other, and the remaining one if that is missing. A lower
 * price is rounded down, an upper one up: the book is due exactly at and beyond it.
 */
export function crossLiquidationPrice(
  holdings: readonly Holding[],
  funds: Fine,
  terms: Pick<SymbolTerms, 'brackets'>,
): Price | null {
  const net = holdings.reduce((sum, { direction, quantity }) => sum + (direction === 'long' ? quantity : -quantity), 0n)
  let lower: Price | null = null
  let upper: Price | null = null
  for (const stretch of stretchesOf(holdings, funds, terms)) {
    const atStart = slackAt(stretch, stretch.from)
    const atEnd = stretch.to === null ? undefined : slackAt(stretch, stretch.to)
    const endsAlive = atEnd === undefined ? stretch.slope > 0n || (stretch.slope === 0n && atStart > 0n) : atEnd > 0n
    const root = (rounding: 'down' | 'up'): Price => mulDiv(-stretch.constant, ONE, stretch.slope, rounding)
    if (atStart <= 0n && endsAlive) lower = root('down')
    if (atStart > 0n && !endsAlive) upper = root('up')
  }
  return net > 0n ? (positive(lower) ?? upper) : (upper ?? positive(lower))
}

const positive = (price: Price | null): Price | null => (price !== null && price > 0n ? price : null)

/** Returns the sign of the slack at a mark; the value is scaled by the fraction's denominator. */
const slackAt = ({ constant, slope }: Stretch, { over, under }: Fraction): bigint => constant * under + slope * over

/** The stretches between the marks at which one of the positions enters its next bracket. */
function stretchesOf(holdings: readonly Holding[], funds: Fine, terms: Pick<SymbolTerms, 'brackets'>): Stretch[] {
  const stretches: Stretch[] = []
  const notionals = new Map(holdings.map((holding) => [holding, 0n]))
  let from: Fraction = { over: 0n, under: 1n }
  for (;;) {
    let constant = funds
    let slope = 0n
    let next: { holding: Holding; at: Fraction; bound: bigint } | undefined
    for (const [holding, notional] of notionals) {
      const { rate, amount, upTo } = maintenanceBracket(terms, notional + 1n)
      const sign = holding.direction === 'long' ? 1n : -1n
      constant += amount - sign * fine(holding.cost)
      slope += holding.quantity * (sign * ONE - rate)
      const at = upTo === null ? undefined : markOfNotional(upTo, holding.quantity)
      if (upTo !== null && at !== undefined && (next === undefined || isBelow(at, next.at)))
        next = { holding, at, bound: upTo }
    }
    stretches.push({ constant, slope, from, to: next?.at ?? null })
    if (next === undefined) return stretches
    notionals.set(next.holding, next.bound)
    from = next.at
  }
}

const markOfNotional = (notional: bigint, quantity: Quantity): Fraction => ({ over: notional, under: quantity })
const isBelow = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under
