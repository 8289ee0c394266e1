import type { Draft } from '../books/draft.ts'
import type { Facts, MarketFact } from '../books/facts.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import { markOf } from '../market/tick.ts'
import { larger, type Money, type Price, smaller } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { type Fine, fine } from './brackets.ts'
import { crossPositions } from './held-positions.ts'
import type { Position } from './position.ts'
import { initialMarginOf, riskAt } from './valuation.ts'

/** The terms of a symbol that the book already holds something in: they never go away. */
export function termsOf(facts: Facts, symbol: string): SymbolTerms {
  const terms = facts.settings.symbols.get(symbol)
  assert(terms !== undefined, `the settings keep every symbol that was ever traded: ${symbol}`)
  return terms
}

/** The market of a symbol in which the book has a position; it had a tick when that was opened. */
export function marketOf(facts: Facts, symbol: string): MarketFact {
  const market = facts.market(symbol)
  assert(market !== undefined, `a symbol with a position has a tick: ${symbol}`)
  return market
}

export const markFact = (facts: Facts, symbol: string): Price => markOf(marketOf(facts, symbol).tick)

/** All cross positions of a book together, at mark. Stale and closed symbols count at their last mark. */
export type CrossRisk = {
  contract: Money
  profit: Money
  equity: Money
  initialMargin: Money
  maintenance: Fine
  closingFee: Fine
}

export function crossRisk(draft: Draft, facts: Facts): CrossRisk {
  const contract = draft.held('contract')
  let profit = 0n
  let initialMargin = 0n
  let maintenance = 0n
  let closingFee = 0n
  for (const position of crossPositions(draft)) {
    const risk = riskAt(position, termsOf(facts, position.symbol), markFact(facts, position.symbol))
    profit += risk.profit
    initialMargin += initialMarginOf(risk.notional, position.leverage)
    maintenance += risk.maintenance
    closingFee += risk.closingFee
  }
  return { contract, profit, equity: contract + profit, initialMargin, maintenance, closingFee }
}

/** free = min(contract, contract + min(0, Σ cross profit) − Σ cross initial margin), shown not below zero. */
export function freeMargin(draft: Draft, facts: Facts): Money {
  const { contract, profit, initialMargin } = crossRisk(draft, facts)
  return larger(0n, smaller(contract, contract + smaller(0n, profit) - initialMargin))
}

/** Cross: due when equity ≤ Σ maintenance, as soon as there is a cross position. Equality liquidates. */
export function crossIsDue(draft: Draft, facts: Facts): boolean {
  if (crossPositions(draft).length === 0) return false
  const { equity, maintenance } = crossRisk(draft, facts)
  return fine(equity) <= maintenance
}

/**
 * Cross: whether the book would be liquidated, which no user command except a close may cause: equity − closing fees ≤
 * Σ maintenance.
 */
export function crossWouldBeLiquidated(draft: Draft, facts: Facts): boolean {
  if (crossPositions(draft).length === 0) return false
  const { equity, maintenance, closingFee } = crossRisk(draft, facts)
  return fine(equity) - closingFee <= maintenance
}

/**
 * Returns the first symbol with a cross position whose price is stale: commands that depend on free margin must wait.
 */
export const staleCrossSymbol = (draft: Draft, facts: Facts): string | undefined =>
  crossPositions(draft).find((position: Position) => marketOf(facts, position.symbol).state === 'stale')?.symbol
