import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { type Price, smaller } from '../money/decimal.ts'
import { refuse } from '../result.ts'
import { marketOf, markFact } from './account-risk.ts'
import { closeAtMarket, decideClosed } from './close-position.ts'
import { closableSymbol, markOfFact, stopsFault } from './order-checks.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { type Position, positionRecord, type Stop } from './position.ts'

/**
 * Sets or clears take-profit and stop-loss, each on the right side of the mark. The user's prices stay as typed: no
 * later change of leverage, margin or price affects them.
 */
export function setStops(book: Book, command: CommandOf<'set_stops'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const position = draft.record(positionRecord, command.positionId)
  if (position === undefined) return refuse({ kind: 'position_not_found' })
  const { takeProfit, stopLoss } = command
  if (takeProfit !== null || stopLoss !== null) {
    const tradable = closableSymbol(facts, position.symbol)
    if (!tradable.ok) return tradable
    const { market, terms } = tradable.value
    if (market.state === 'stale') return refuse({ kind: 'price_stale', symbol: position.symbol })
    const fault = stopsFault(changedStops(position, command), position.direction, markOfFact(market), terms)
    if (fault !== undefined) return refuse(fault)
  }
  draft.put(positionRecord, { ...position, takeProfit, stopLoss })
  return draft.decide({ kind: 'stops_set', positionId: position.id, takeProfit, stopLoss })
}

type Stops = { takeProfit: Stop | null; stopLoss: Stop | null }

/** Only new stops are checked against the current mark; an unchanged stop is not set again. */
function changedStops(position: Position, wanted: Stops): Stops {
  const changed = (was: Stop | null, is: Stop | null): Stop | null =>
    was !== null && is !== null && was.price === is.price && was.quantity === is.quantity ? null : is
  return {
    takeProfit: changed(position.takeProfit, wanted.takeProfit),
    stopLoss: changed(position.stopLoss, wanted.stopLoss),
  }
}

/** The stop that a mark has crossed, take-profit first; both cannot be. Touching the price crosses it. */
export function crossedStop(
  position: Pick<Position, 'direction' | 'takeProfit' | 'stopLoss'>,
  mark: Price,
): 'take_profit' | 'stop_loss' | undefined {
  const { direction, takeProfit, stopLoss } = position
  const isAbove = (stop: Stop | null): boolean => stop !== null && mark >= stop.price
  const isBelow = (stop: Stop | null): boolean => stop !== null && mark <= stop.price
  if (direction === 'long' ? isAbove(takeProfit) : isBelow(takeProfit)) return 'take_profit'
  if (direction === 'long' ? isBelow(stopLoss) : isAbove(stopLoss)) return 'stop_loss'
  return undefined
}

/**
 * Closes at the tick that crossed a take-profit or stop-loss. A partial one that exceeds the position closes what is
 * left; the fired one is removed, the other stays.
 */
export function fireStops(book: Book, command: CommandOf<'fire_stops'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const position = draft.record(positionRecord, command.positionId)
  if (position === undefined) return refuse({ kind: 'not_due' })
  if (marketOf(facts, position.symbol).state === 'closed') return refuse({ kind: 'not_due' })
  const reason = crossedStop(position, markFact(facts, position.symbol))
  if (reason === undefined) return refuse({ kind: 'not_due' })
  const stop = reason === 'take_profit' ? position.takeProfit : position.stopLoss
  const quantity = smaller(stop?.quantity ?? position.quantity, position.quantity)
  const fired = reason === 'take_profit' ? { ...position, takeProfit: null } : { ...position, stopLoss: null }
  const settlement = { ...closeAtMarket(draft, fired, quantity, reason, facts), stopPrice: stop?.price ?? null }
  return decideClosed(draft, [settlement], facts)
}
