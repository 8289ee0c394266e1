import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { crossIsDue, crossOf, isolatedIsDue } from '../../naive-model/naive-work.ts'
import { num } from '../../naive-model/numbers.ts'
import type { Moment } from '../../noun/simulated-noun.ts'
import { crossedStop } from './naive-house.ts'

/** Two seconds until the watermark, plus one for a clock that was set back. */
const settledWithinMs = 3_000

/** What the triggers must have done in this book at the last ticks, were they not asleep. */
export function overduePositions(book: NaiveBook, { now, terms, tape, isOpen }: Moment): string[] {
  const faults: string[] = []
  for (const position of book.positions.values()) {
    const mark = tape.last(position.symbol)?.mark
    const symbol = terms.symbols.get(position.symbol)
    if (mark === undefined || symbol === undefined || !isOpen(position.symbol)) continue
    const stop = crossedStop(position, mark)
    if (stop !== undefined) faults.push(`${stop} of ${position.id} has not fired at ${mark.toString()}`)
    if (!position.cross && isolatedIsDue(position, symbol, mark))
      faults.push(`${position.id} is not liquidated at ${mark.toString()}`)
  }
  const markOf = (symbol: string) => tape.last(symbol)?.mark ?? num(0)
  const closable = crossOf(book).some((position) => isOpen(position.symbol))
  if (closable && crossIsDue(book, terms, markOf, false)) faults.push(`cross book ${book.id} is not liquidated`)
  for (const order of book.orders.values()) {
    const tick = tape.last(order.symbol)
    const buys = order.long === (order.action === 'open')
    // If closes that wait for their tick hold a whole position, nothing is left for another close.
    const isHeld = [...book.orders.values()].some(
      (each) => each.waits === 'for_tick' && each.positionId !== null && each.positionId === order.positionId,
    )
    const reached = tick !== undefined && (buys ? tick.ask.lte(order.price) : tick.bid.gte(order.price))
    if (order.waits === 'for_price' && reached && !isHeld && isOpen(order.symbol))
      faults.push(`limit order ${JSON.stringify(order)} is not filled at ${JSON.stringify(tick)}`)
    if (order.expiresAt !== null && now > order.expiresAt + 1_000) faults.push(`order ${order.id} has not expired`)
    if (
      order.waits === 'for_tick' &&
      order.action === 'open' &&
      now > order.placedAt + terms.voidAfterMs + settledWithinMs
    )
      faults.push(`market order ${order.id} still waits`)
  }
  return faults
}
