import { type Book, recordsOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts, MarketState } from '../books/facts.ts'
import type { Money, Price, Rate } from '../money/decimal.ts'
import { mulDiv, over } from '../money/mul-div.ts'
import { crossRisk, freeMargin, markFact, termsOf } from './account-risk.ts'
import type { Fine } from './brackets.ts'
import { crossPositions } from './held-positions.ts'
import { liquidationPriceOf } from './liquidation-price-of.ts'
import { orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'
import { type Position, positionRecord } from './position.ts'
import { initialMarginOf, riskAt } from './valuation.ts'

export type MarkState = MarketState | 'missing'

/** What an open position is worth. Amounts in USDT at mark; null is what needs a price that is not there. */
export type Standing = {
  notional: Money | null
  margin: Money | null
  profit: Money | null
  /** profit / margin, rounded down. */
  yield: Rate | null
  marginRatio: Rate | null
  liquidationPrice: Price | null
}

const unpriced: Standing = {
  notional: null,
  margin: null,
  profit: null,
  yield: null,
  marginRatio: null,
  liquidationPrice: null,
}

/** Returns the value of a position at the marks in force. A stale or closed symbol counts at its last mark. */
export function standingOf(book: Book, position: Position, facts: Facts): Standing {
  const { symbol, marginMode, leverage } = position
  const isCross = marginMode === 'cross'
  const needed = isCross ? crossSymbols(book) : [symbol]
  if (markStateOf([symbol], facts) === 'missing') return { ...unpriced, margin: isCross ? null : position.margin }
  const { notional, profit, maintenance } = riskAt(position, termsOf(facts, symbol), markFact(facts, symbol))
  const margin = isCross ? initialMarginOf(notional, leverage) : position.margin
  const valued = { notional, margin, profit, yield: margin > 0n ? over(profit, margin, 'down') : null }
  if (markStateOf(needed, facts) === 'missing') return { ...unpriced, ...valued }
  const risk = isCross ? crossRisk(openDraft<PositionPosting>(book), facts) : { maintenance, equity: margin + profit }
  return {
    ...valued,
    marginRatio: ratioOf(risk.maintenance, risk.equity),
    liquidationPrice: liquidationPriceOf(book, position, facts),
  }
}

const crossSymbols = (book: Book): string[] =>
  crossPositions(openDraft<PositionPosting>(book)).map(({ symbol }) => symbol)

/** Maintenance / equity, rounded up; null if there is no equity. */
const ratioOf = (maintenance: Fine, equity: Money): Rate | null =>
  equity > 0n ? mulDiv(maintenance, 1n, equity, 'up') : null

const worstFirst = ['missing', 'stale', 'closed', 'open'] as const satisfies MarkState[]

/** The worst state among the prices of these symbols; open where there are none. */
export function markStateOf(symbols: readonly string[], facts: Facts): MarkState {
  const states = new Set(symbols.map((symbol): MarkState => facts.market(symbol)?.state ?? 'missing'))
  return worstFirst.find((state) => states.has(state)) ?? 'open'
}

/** A book in a few figures. */
export type BookSummary = {
  equity: Money | null
  free: Money | null
  margin: Money | null
  profit: Money | null
  marginRatio: Rate | null
  openCount: number
  total: Money | null
  reserved: Money
  orderCount: number
  markState: MarkState
}

/** Returns the trading value of a book at the marks in force; values that need a missing price are null. */
export function summaryOf(book: Book, facts: Facts): BookSummary {
  const draft = openDraft<PositionPosting>(book)
  const positions = [...recordsOf(book, positionRecord).values()]
  const reserved = [...recordsOf(book, orderRecord).values()].reduce((sum, order) => sum + order.reserved, 0n)
  const counts = { openCount: positions.length, reserved, orderCount: recordsOf(book, orderRecord).size }
  const markState = markStateOf(
    positions.map(({ symbol }) => symbol),
    facts,
  )
  const isCrossPriced = markStateOf(crossSymbols(book), facts) !== 'missing'
  const risk = isCrossPriced ? crossRisk(draft, facts) : undefined
  const free = isCrossPriced ? freeMargin(draft, facts) : null
  const marginRatio = risk === undefined ? null : risk.maintenance === 0n ? 0n : ratioOf(risk.maintenance, risk.equity)
  const cross = { equity: risk?.equity ?? null, free, marginRatio }
  const margin = risk === undefined ? null : draft.held('margin') + risk.initialMargin
  if (markState === 'missing') return { ...cross, ...counts, margin, profit: null, total: null, markState }
  const profit = positions.reduce((sum, position) => sum + profitOf(position, facts), 0n)
  const total = draft.held('contract') + draft.held('margin') + reserved + profit
  return { ...cross, ...counts, margin, profit, total, markState }
}

const profitOf = (position: Position, facts: Facts): Money =>
  riskAt(position, termsOf(facts, position.symbol), markFact(facts, position.symbol)).profit
