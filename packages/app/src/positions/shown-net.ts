import type { Facts } from '@touchstone/domain/books/facts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { closeResult } from '@touchstone/domain/positions/position-result'
import { closingPrice } from '@touchstone/domain/positions/valuation'
import { printed } from '../format/print-money.ts'
import { positionIn, type PreviewContext, termsIn } from '../previews/preview-context.queries.ts'
import { burdenOf, type PositionResult } from '../results/close-result.ts'
import { closeEstimate } from './close-estimate.ts'

/** What closing all of a position now would bring, net of all fees: what the close's sheet says before, and its card after. */
export type ShownNet = {
  net: string
  yield: string | null
  /** Before the fees, at the same price: with them it is the net. */
  profit: string
}

/** By the rule that settles it, at the price of this moment; undefined until book, rules and what it bears are known. */
export function shownNet(
  id: string,
  context: PreviewContext | undefined,
  facts: Facts | undefined,
  soFar: PositionResult | undefined,
): ShownNet | undefined {
  const position = positionIn(context, id)
  if (position === undefined) return undefined
  const { symbol, direction, quantity } = position
  const market = facts?.market(symbol)
  const terms = termsIn(context, symbol)
  const burden = burdenOf(soFar, quantity)
  if (market === undefined || terms === undefined || burden === undefined) return undefined
  const price = closingPrice(direction, market.tick)
  const { profit, fee } = closeEstimate(position, quantity, price, terms.takerRate)
  const closed = { quantity, price, profit, closingFee: fee, liquidationFee: 0n, insurancePaid: 0n }
  const { result } = closeResult(burden, closed)
  return { net: printDecimal(result.net), yield: printed(result.yield), profit: printDecimal(profit) }
}
