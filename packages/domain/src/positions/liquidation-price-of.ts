import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Price } from '../money/decimal.ts'
import { crossRisk, markFact, termsOf } from './account-risk.ts'
import { fine } from './brackets.ts'
import { crossLiquidationPrice } from './cross-liquidation-price.ts'
import { crossPositions } from './held-positions.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import type { Position } from './position.ts'
import { riskAt } from './valuation.ts'

/**
 * Returns the mark of its symbol at which a position is liquidated while all other marks stay unchanged: isolated by
 * its own margin; cross together with the book's other cross positions in the symbol, with the funds of the rest of the
 * book.
 */
export function liquidationPriceOf(book: Book, position: Position, facts: Facts): Price | null {
  const { symbol } = position
  const terms = termsOf(facts, symbol)
  if (position.marginMode === 'isolated') return isolatedLiquidationPrice(position, terms)
  const draft = openDraft(book)
  const { equity, maintenance } = crossRisk(draft, facts)
  const holdings = crossPositions(draft).filter((each) => each.symbol === symbol)
  let funds = fine(equity) - maintenance
  for (const holding of holdings) {
    const own = riskAt(holding, terms, markFact(facts, symbol))
    funds += own.maintenance - fine(own.profit)
  }
  return crossLiquidationPrice(holdings, funds, terms)
}
