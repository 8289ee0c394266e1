import type { Draft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Money } from '../money/decimal.ts'
import { crossIsDue, marketOf, markFact, termsOf } from './account-risk.ts'
import { crossPositions } from './held-positions.ts'
import { cancelOrder } from './order-cancel.ts'
import { orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'
import type { Position } from './position.ts'
import { type Realised, realiseProfits, settle, type Settlement } from './settlement.ts'
import { closingPrice, profitAt } from './valuation.ts'

/**
 * The cross part of a book as a liquidation judged it: what `contract` held once the reserves of cancelled orders had
 * come back, and every cross position, before the first close.
 */
export type CrossBefore = {
  available: Money
  positions: readonly Pick<Position, 'id' | 'symbol' | 'direction' | 'quantity' | 'cost'>[]
}

/**
 * Liquidates the cross positions of a draft on one vector of ticks: cancels resting orders and openings; while the book
 * is still due, closes the position with the largest loss and looks again. Positions in a closed or stale symbol count
 * at their last mark and are passed over. Closing losers and letting winners run would be a free option for the user,
 * so no position is spared once it is next.
 */
export function liquidateCrossPositions(
  draft: Draft<PositionPosting>,
  facts: Facts,
): { before: CrossBefore; liquidated: Settlement[] } {
  // A market close that waits for its tick holds a quantity and no money; cancelled, the quantity would stay held.
  for (const order of draft.all(orderRecord))
    if (order.type === 'limit' || order.action === 'open') cancelOrder(draft, order, 'liquidation', facts.at)
  const before = {
    available: draft.held('contract'),
    positions: crossPositions(draft).map(({ id, symbol, direction, quantity, cost }) => ({
      id,
      symbol,
      direction,
      quantity,
      cost,
    })),
  }
  const liquidated: Settlement[] = []
  while (crossIsDue(draft, facts)) {
    const position = largestLoser(draft, facts)
    if (position === undefined) break
    const terms = termsOf(facts, position.symbol)
    const { tick } = marketOf(facts, position.symbol)
    const closing = {
      quantity: position.quantity,
      price: closingPrice(position.direction, tick),
      sequence: tick.sequence,
      feeRate: terms.takerRate,
      liquidationRate: terms.liquidationRate,
      reason: 'liquidation' as const,
    }
    liquidated.push(settle(draft, position, closing, facts))
  }
  return { before, liquidated }
}

/** The open-market position with the most negative profit at mark, ties by id. */
function largestLoser(draft: Draft<PositionPosting>, facts: Facts): Position | undefined {
  return crossPositions(draft)
    .filter((position) => marketOf(facts, position.symbol).state === 'open')
    .map((position) => ({ position, profit: profitAt(position, markFact(facts, position.symbol)) }))
    .sort((a, b) =>
      a.profit === b.profit ? (a.position.id < b.position.id ? -1 : 1) : a.profit < b.profit ? -1 : 1,
    )[0]?.position
}

export type CrossFinish = {
  /** Profits realised to cover the shortage of the closes. */
  realised: Realised[]
  /** Null where nothing had to be liquidated. */
  before: CrossBefore | null
  liquidated: Settlement[]
  insurancePaid: Money
}

/**
 * Ends every command that closed cross positions. If `contract` is short beyond all profits of the book, the book is
 * liquidated; `insurance` pays the remaining shortage.
 */
export function finishCross(draft: Draft<PositionPosting>, facts: Facts): CrossFinish {
  const realised = realiseProfits(draft, facts, 0n, '')
  if (draft.held('contract') >= 0n) return { realised, before: null, liquidated: [], insurancePaid: 0n }
  const { before, liquidated } = liquidateCrossPositions(draft, facts)
  const short = draft.held('contract') < 0n ? -draft.held('contract') : 0n
  const subject = liquidated.at(-1)?.positionId ?? String(draft.book.id)
  draft.post({ kind: 'insurance', from: 'house:insurance', to: 'contract', amount: short, subject })
  return { realised, before, liquidated, insurancePaid: short }
}
