import type { SymbolTerms } from '../market/symbol.ts'
import { type Money, ONE, type Price, type Rate } from '../money/decimal.ts'
import { type Fine, maintenanceBracket } from '../positions/brackets.ts'
import type { Position } from '../positions/position.ts'

/** Marks lie on the grid of half price ticks (bid and ask on whole ones), so triggers count in half ticks. */
export type RiskTerms = { halfTick: Price; rungs: readonly Rung[] }

/** One bracket: maintenance = notional × rate − amount, up to a notional; the last has no end. */
type Rung = { upTo: Money | null; rate: Rate; amount: Fine }

export function riskTermsOf({ priceTick, brackets }: Pick<SymbolTerms, 'priceTick' | 'brackets'>): RiskTerms {
  let from: Money = 0n
  const rungs = brackets.map(({ notionalUpTo }): Rung => {
    const { rate, amount, upTo } = maintenanceBracket({ brackets }, from + 1n)
    from = notionalUpTo
    return { upTo, rate, amount }
  })
  return { halfTick: priceTick / 2n, rungs }
}

/** Funds + weighted Σ profit − weighted Σ maintenance of some positions of one symbol, as a function of the mark. */
export type Risk = {
  positions: readonly Pick<Position, 'direction' | 'quantity' | 'cost'>[]
  terms: RiskTerms
  /** Fine: a constant beside the positions' profit, already weighted. */
  funds: Fine
  /** 1 and 1 for liquidation; percent and 100 for a margin call. */
  profitWeight: bigint
  maintenanceWeight: bigint
}

/** value(k) = constant + slope × k on the piece that begins ('up') or ends ('down') at k half ticks. */
type Line = { constant: Fine; slope: Fine }

function rungAt(rungs: readonly Rung[], notional: Money | null, side: 'up' | 'down'): Rung {
  const last = rungs.at(-1)
  if (last === undefined) throw new Error('a symbol has at least one bracket')
  if (notional === null) return last
  return rungs.find(({ upTo }) => upTo === null || notional < upTo || (side === 'down' && notional === upTo)) ?? last
}

/** The piece at a mark; null stands for the last one, beyond every bound. */
function lineAt(risk: Risk, halfTicks: bigint | null, side: 'up' | 'down'): Line {
  const { terms, profitWeight, maintenanceWeight } = risk
  let constant = risk.funds
  let slope = 0n
  for (const { direction, quantity, cost } of risk.positions) {
    const profitStep = quantity * terms.halfTick
    // Exact: price tick and quantity step have at most 17 decimals together.
    const notionalStep = profitStep / ONE
    const { rate, amount } = rungAt(terms.rungs, halfTicks === null ? null : notionalStep * halfTicks, side)
    const profit = (direction === 'long' ? profitStep : -profitStep) * profitWeight
    const cut = (direction === 'long' ? cost : -cost) * ONE * profitWeight
    slope += profit - notionalStep * rate * maintenanceWeight
    constant += amount * maintenanceWeight - cut
  }
  return { constant, slope }
}

/** The exact value at a mark in half ticks. */
export function riskValueAt(risk: Risk, halfTicks: number): Fine {
  const mark = BigInt(halfTicks)
  const { constant, slope } = lineAt(risk, mark, 'up')
  return constant + slope * mark
}

/**
 * The levels that bound the marks at which the value is at least `floor`: at or below `low`, and at or above `high`, it
 * is less; null where there is no such positive mark. The value is concave (maintenance grows convexly with notional),
 * so they bound one interval. Each step of the search follows a tangent from outside: a tangent lies on or above the
 * curve, so no step passes the bound, and no bracket takes more than one step. Exact on the grid.
 * When the value is nowhere as high as `floor` every mark crosses: `low` is Infinity.
 */
export function unsafeLevels(risk: Risk, floor: Fine): { low: number | null; high: number | null } {
  const lowest = lowestSafe(risk, floor)
  if (lowest === null) return { low: Infinity, high: null }
  const highest = highestSafe(risk, floor)
  if (highest !== null && highest < lowest) return { low: Infinity, high: null }
  return { low: lowest > 1n ? Number(lowest - 1n) : null, high: highest === null ? null : levelOf(highest + 1n) }
}

function lowestSafe(risk: Risk, floor: Fine): bigint | null {
  let at = 0n
  for (;;) {
    const { constant, slope } = lineAt(risk, at, 'up')
    const missing = floor - constant - slope * at
    if (missing <= 0n) return at
    if (slope <= 0n) return null
    at += (missing + slope - 1n) / slope
  }
}

/** Null: safe however high. Below zero: nowhere safe. */
function highestSafe(risk: Risk, floor: Fine): bigint | null {
  const end = lineAt(risk, null, 'up')
  if (end.slope >= 0n) return null
  if (end.constant < floor) return -1n
  let at = (end.constant - floor) / -end.slope
  for (;;) {
    const { constant, slope } = lineAt(risk, at, 'down')
    const missing = floor - constant - slope * at
    if (missing <= 0n) return at
    if (slope >= 0n) return -1n
    at -= (missing - slope - 1n) / -slope
    if (at < 0n) return -1n
  }
}

/** A level past every safe integer is never reached. */
const levelOf = (halfTicks: bigint): number | null =>
  halfTicks <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(halfTicks) : null
