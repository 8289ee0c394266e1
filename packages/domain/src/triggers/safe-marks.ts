import type { SymbolTerms } from '../market/symbol.ts'
import { type Money, ONE, type Price, type Rate } from '../money/decimal.ts'
import { type Fine, maintenanceBracket } from '../positions/brackets.ts'
import type { Position } from '../positions/position.ts'

/**
 * Marks lie on the grid of half price ticks (bid and ask on whole ones), so triggers count in half ticks. `unit` is the
 * half tick as a double, for quotes.
 */
export type RiskTerms = { halfTick: Price; unit: number; rungs: readonly Rung[] }

/** One bracket: maintenance = notional × rate − amount, up to a notional; the last has no end. */
type Rung = { upTo: Money | null; rate: Rate; amount: Fine }

export function riskTermsOf({ priceTick, brackets }: Pick<SymbolTerms, 'priceTick' | 'brackets'>): RiskTerms {
  let from: Money = 0n
  const rungs = brackets.map(({ notionalUpTo }): Rung => {
    const { rate, amount, upTo } = maintenanceBracket({ brackets }, from + 1n)
    from = notionalUpTo
    return { upTo, rate, amount }
  })
  const halfTick = priceTick / 2n
  return { halfTick, unit: Number(halfTick), rungs }
}

/** profitWeight × (funds + Σ profit) − maintenanceWeight × Σ maintenance, as a function of the mark in half ticks. */
export type Risk = {
  rungs: readonly Rung[]
  /** The part that no mark changes. */
  constant: Fine
  /** The change of the weighted profit of all positions per half tick. */
  profitSlope: Fine
  /** The change of each position's notional per half tick. */
  notionalSlopes: readonly Money[]
  maintenanceWeight: bigint
}

type Held = Pick<Position, 'direction' | 'quantity' | 'cost'>
/** 1 and 1 for liquidation; percent and 100 for a margin call. */
export type Weights = { profitWeight: bigint; maintenanceWeight: bigint }
export const liquidationWeights: Weights = { profitWeight: 1n, maintenanceWeight: 1n }

/** Of positions in one symbol, with what else covers their losses. */
export function riskOf(positions: readonly Held[], funds: Money, terms: RiskTerms, weights: Weights): Risk {
  const notionalSlopes: Money[] = []
  let profitSlope = 0n
  let covered = funds
  for (const { direction, quantity, cost } of positions) {
    const slope = quantity * terms.halfTick
    // Exact: price tick and quantity step have at most 17 decimals together.
    notionalSlopes.push(slope / ONE)
    profitSlope += direction === 'long' ? slope : -slope
    covered += direction === 'long' ? -cost : cost
  }
  const { profitWeight, maintenanceWeight } = weights
  return {
    rungs: terms.rungs,
    constant: covered * ONE * profitWeight,
    profitSlope: profitSlope * profitWeight,
    notionalSlopes,
    maintenanceWeight,
  }
}

/** value(k) = constant + slope × k on the piece that begins ('up') or ends ('down') at k half ticks. */
type Line = { constant: Fine; slope: Fine }

function rungAt(rungs: readonly Rung[], notional: Money | null, side: 'up' | 'down'): Rung {
  for (const rung of rungs) {
    if (rung.upTo === null) return rung
    if (notional !== null && (notional < rung.upTo || (side === 'down' && notional === rung.upTo))) return rung
  }
  throw new Error('no bracket reaches this far: the last one must have no end')
}

/** Returns the piece at a mark; null is the last one, beyond every bound. */
function lineAt(risk: Risk, halfTicks: bigint | null, side: 'up' | 'down'): Line {
  let rates = 0n
  let amounts = 0n
  for (const notionalSlope of risk.notionalSlopes) {
    const { rate, amount } = rungAt(risk.rungs, halfTicks === null ? null : notionalSlope * halfTicks, side)
    rates += notionalSlope * rate
    amounts += amount
  }
  const weight = risk.maintenanceWeight
  return { constant: risk.constant + amounts * weight, slope: risk.profitSlope - rates * weight }
}

/** The exact value at a mark in half ticks. */
export function riskValueAt(risk: Risk, halfTicks: number): Fine {
  const mark = BigInt(halfTicks)
  const { constant, slope } = lineAt(risk, mark, 'up')
  return constant + slope * mark
}

/**
 * Returns the level at or below which the value is less than `floor`; null if no positive mark is so low. `unsafeHigh`
 * is the level at or above which it is. The value is concave (maintenance grows convexly with notional), so between
 * them it is at least `floor`. Each step of the search follows a tangent from outside: a tangent is on or above the
 * curve, so no step passes the bound, and no bracket takes more than one step. Exact on the grid. If the value never
 * reaches `floor`, every mark crosses one of them: ±Infinity.
 */
export function unsafeLow(risk: Risk, floor: Fine): number | null {
  let at = 0n
  for (;;) {
    const { constant, slope } = lineAt(risk, at, 'up')
    const missing = floor - constant - slope * at
    if (missing <= 0n) return at > 1n ? Number(at - 1n) : null
    if (slope <= 0n) return Infinity
    at += (missing + slope - 1n) / slope
  }
}

export function unsafeHigh(risk: Risk, floor: Fine): number | null {
  const end = lineAt(risk, null, 'up')
  if (end.slope >= 0n) return null
  if (end.constant < floor) return -Infinity
  let at = (end.constant - floor) / -end.slope
  for (;;) {
    const { constant, slope } = lineAt(risk, at, 'down')
    const missing = floor - constant - slope * at
    // A level past every safe integer is never reached.
    if (missing <= 0n) return at < BigInt(Number.MAX_SAFE_INTEGER) ? Number(at + 1n) : null
    if (slope >= 0n) return -Infinity
    at -= (missing - slope - 1n) / -slope
    if (at < 0n) return -Infinity
  }
}
