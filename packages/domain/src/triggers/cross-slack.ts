import { absolute, type Money } from '../money/decimal.ts'
import { type Fine, fine } from '../positions/brackets.ts'
import type { Position } from '../positions/position.ts'
import {
  liquidationWeights,
  type Risk,
  riskOf,
  type RiskTerms,
  riskValueAt,
  unsafeHigh,
  unsafeLow,
} from './safe-marks.ts'

export type CrossPosition = Pick<Position, 'id' | 'symbol' | 'direction' | 'quantity' | 'cost'>

/** All cross positions of a book in one symbol, and the symbol's mark in half ticks. */
export type CrossSymbol = { positions: readonly CrossPosition[]; terms: RiskTerms; mark: number }

const crossRisk = ({ positions, terms }: CrossSymbol): Risk => riskOf(positions, 0n, terms, liquidationWeights)

/** Equity − Σ maintenance of a cross book, exact. At or below zero it is due. */
export const crossSlack = (contract: Money, symbols: readonly CrossSymbol[]): Fine =>
  symbols.reduce((slack, symbol) => slack + riskValueAt(crossRisk(symbol), symbol.mark), fine(contract))

/** Σ maintenance of a cross book, exact. */
export const crossMaintenance = (symbols: readonly CrossSymbol[]): Fine =>
  symbols.reduce((sum, symbol) => sum + maintenanceOf(crossRisk(symbol), symbol.mark), 0n)

const maintenanceOf = (risk: Risk, mark: number): Fine => -riskValueAt({ ...risk, constant: 0n, profitSlope: 0n }, mark)

/** A mark at or below `low`, or at or above `high`, is outside the interval; null where it has no end. */
export type CrossInterval = { low: number | null; high: number | null }

/**
 * Divides a cross book's slack among its symbols, and gives each the interval of marks in which its part (profit −
 * maintenance, relative to now) has lost no more than its share. The shares add up to less than the slack, so as long as
 * every mark is inside its interval the book is not due, whatever the paths. Undefined when the book is due now.
 *
 * A symbol's weight is how fast its part can lose: net notional (positions netted) and, so that a perfect hedge has a
 * share too, its maintenance. Shares are rounded down, so no interval is too wide.
 */
export function crossIntervals(contract: Money, symbols: readonly CrossSymbol[]): CrossInterval[] | undefined {
  const parts = symbols.map((symbol) => {
    const risk = crossRisk(symbol)
    const value = riskValueAt(risk, symbol.mark)
    // profitSlope × mark is the net notional; one more, so that nothing is without weight.
    const weight = absolute(risk.profitSlope) * BigInt(symbol.mark) + maintenanceOf(risk, symbol.mark) + 1n
    return { risk, value, weight }
  })
  const slack = parts.reduce((sum, { value }) => sum + value, fine(contract))
  if (slack <= 0n) return undefined
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0n)
  return parts.map(({ risk, value, weight }) => {
    const floor = value - ((slack - 1n) * weight) / weights
    return { low: unsafeLow(risk, floor), high: unsafeHigh(risk, floor) }
  })
}
