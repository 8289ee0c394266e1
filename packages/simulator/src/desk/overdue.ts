import type { MarketFact } from '@touchstone/domain/books/facts'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { crossedStop } from '../naive-model/naive-house.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import { crossIsDue, crossOf, isolatedIsDue } from '../naive-model/naive-work.ts'
import { num } from '../naive-model/numbers.ts'

/** Two seconds until the watermark, plus one for a clock that was set back. */
const settledWithinMs = 3_000

/**
 * Finds the symbols whose last tick must have been acted on: it was in force while the symbol was open. A tick that
 * arrived while the symbol was stale or closed waits for the first tick after.
 */
export function createAwake(symbols: readonly string[]) {
  const seen = new Map<string, { sequence: number; isAwake: boolean }>()
  return {
    look(marketOf: (symbol: string) => MarketFact | undefined): (symbol: string) => boolean {
      for (const symbol of symbols) {
        const market = marketOf(symbol)
        const sequence = market?.tick.sequence ?? 0
        const before = seen.get(symbol)
        const wasAwake = before?.sequence === sequence ? before.isAwake : true
        seen.set(symbol, { sequence, isAwake: market?.state === 'open' && wasAwake })
      }
      return (symbol) => seen.get(symbol)?.isAwake === true
    },
  }
}

/** What the triggers must have done in this book at the last ticks but did not. */
export function overdueOf(
  book: NaiveBook,
  terms: NaiveTerms,
  tape: NaiveTape,
  now: number,
  isOpen: (symbol: string) => boolean,
): string[] {
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
  for (const contract of book.secondContracts.values())
    if (now > contract.expiresAt + settledWithinMs) faults.push(`second contract ${contract.id} is not settled`)
  return faults
}
