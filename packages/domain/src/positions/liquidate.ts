import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { markOf } from '../market/tick.ts'
import { refuse } from '../result.ts'
import { crossIsDue, marketOf, termsOf } from './account-risk.ts'
import { decideClosed } from './close-position.ts'
import { finishCross, liquidateCrossPositions } from './cross-liquidation.ts'
import { orderRecord } from './order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { positionRecord } from './position.ts'
import { settle } from './settlement.ts'
import { closingPrice, isolatedIsDue } from './valuation.ts'

/**
 * Liquidates an isolated position whole, at bid (long) or ask (short) of the tick that the trigger names: against house
 * prices without depth a part has no advantage.
 */
export function liquidatePosition(book: Book, command: CommandOf<'liquidate_position'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const position = draft.record(positionRecord, command.positionId)
  if (position?.marginMode !== 'isolated') return refuse({ kind: 'not_due' })
  const terms = termsOf(facts, position.symbol)
  const { tick, state } = marketOf(facts, position.symbol)
  if (state !== 'open' || !isolatedIsDue(position, terms, markOf(tick))) return refuse({ kind: 'not_due' })
  const closing = {
    quantity: position.quantity,
    price: closingPrice(position.direction, tick),
    sequence: tick.sequence,
    feeRate: terms.takerRate,
    liquidationRate: terms.liquidationRate,
    reason: 'liquidation' as const,
  }
  return decideClosed(draft, [settle(draft, position, closing, facts)], facts)
}

/** Liquidates a cross book as one command on one vector of ticks, as much as is due. */
export function liquidateCross(book: Book, _command: CommandOf<'liquidate_cross'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  if (!crossIsDue(draft, facts)) return refuse({ kind: 'not_due' })
  const orders = draft.all(orderRecord).length
  const { before, liquidated } = liquidateCrossPositions(draft, facts)
  // The reserves that came back may have been enough.
  if (liquidated.length === 0 && draft.all(orderRecord).length === orders) return refuse({ kind: 'not_due' })
  const { realised, liquidated: last, insurancePaid } = finishCross(draft, facts)
  return draft.decide({ kind: 'closed', settlements: [...liquidated, ...last], realised, before, insurancePaid })
}
