import type { MarketState } from '../books/facts.ts'
import type { Tick } from '../market/tick.ts'
import { lookAtCross } from './cross-watch.ts'
import { type Due, dutyOf, inOrder } from './due.ts'
import { acts, fire, land } from './duties.ts'
import { firePending } from './pending-orders.ts'
import { crossesAny, putTick, type SymbolTriggers, takeCrossed } from './symbol-triggers.ts'
import type { TriggerBook } from './trigger-book.ts'
import type { Level } from './trigger-levels.ts'
import type { BookCopy, Watch } from './watch.ts'
import { slotOfItem } from './watch-table.ts'

/**
 * Puts a tick in force and returns what becomes due, in the order of sending: stops, liquidations, limit orders,
 * pending market orders. For a closed symbol only pending orders, and cross books that hold an open one besides:
 * everything else acts on its first tick after opening.
 */
export function onTick(triggers: TriggerBook, tick: Tick): Due[] {
  const due: Due[] = []
  const symbol = triggers.symbols.get(tick.symbol)
  if (symbol === undefined || !putTick(symbol, tick)) return due
  for (const order of symbol.pending.values()) firePending(triggers, symbol, order, tick, due)
  lookAtSymbol(triggers, symbol, due, { arrived: tick })
  return inOrder(due)
}

/** Fires what the quote in force has crossed. Triggers that cannot act in the symbol's current state stay armed. */
export function lookAtSymbol(
  triggers: TriggerBook,
  symbol: SymbolTriggers,
  due: Due[],
  { which = 'tick', arrived }: { which?: 'tick' | 'margin_call'; arrived?: Tick } = {},
): void {
  const { quote } = symbol
  if (quote === undefined || !crossesAny(symbol, quote, which)) return
  const hits: { item: number; level: Level }[] = []
  const taken = (item: number, side: Level['side'], level: number): void => {
    hits.push({ item, level: { slot: slotOfItem(item), side, level } })
  }
  takeCrossed(symbol, quote, taken, which)
  const state = arrived === undefined ? triggers.stateOf(symbol.symbol) : triggers.stateOnArrival(arrived)
  const crossBooks = new Set<BookCopy>()
  for (const { item, level } of hits) {
    const watch = triggers.table.watchOf(item)
    triggers.table.taken(item)
    if (watch.kind === 'cross') crossBooks.add(watch.book)
    else hit(triggers, watch, level, { state, arrived }, due)
  }
  for (const book of crossBooks) lookAtCross(triggers, book, due, { firing: symbol })
}

function hit(
  triggers: TriggerBook,
  watch: Watch,
  level: Level,
  { state, arrived }: { state: MarketState; arrived: Tick | undefined },
  due: Due[],
): void {
  const duty = dutyOf(watch, level.slot)
  if (acts(duty, state)) fire(triggers, watch, duty, [level], due, arrived)
  else triggers.table.arm(watch, level)
}

/**
 * Processes the outcome of something due. Done: the remaining levels are armed as committed, and fire if the quote in
 * force has crossed them. Refused: it is armed as before, and the next tick checks it.
 */
export function onOutcome(
  triggers: TriggerBook,
  { target, bookSequence, bookId }: Due,
  outcome: 'done' | 'refused',
): Due[] {
  const due: Due[] = []
  // Done under this key, yet no commit of it arrived here: looking now would only send it again.
  const moved = (triggers.books.get(bookId)?.sequence ?? 0) > bookSequence
  const mayFire = outcome === 'done' && moved
  if (target.kind === 'pending') triggers.filling.delete(target.order.id)
  if (target.kind === 'watch') land(triggers, target.watch, target.duty, mayFire ? due : undefined)
  if (target.kind === 'cross' && target.book.cross?.state === 'fired') {
    target.book.cross.state = 'armed'
    lookAtCross(triggers, target.book, due, { mayFire })
  }
  return inOrder(due)
}

/** Returns what to send if the outcome is unknown: the same again; or, if the book has changed, what is due now. */
export function sendAgain(triggers: TriggerBook, due: Due): Due[] {
  const book = triggers.books.get(due.bookId)
  if (due.target.kind === 'pending' || book?.sequence === due.bookSequence) return [due]
  return onOutcome(triggers, due, 'done')
}

/** After everything was loaded: all that the quotes in force have crossed. */
export function lookAtAll(triggers: TriggerBook): Due[] {
  const due: Due[] = []
  for (const symbol of triggers.symbols.values()) {
    lookAtSymbol(triggers, symbol, due)
    if (symbol.tick === undefined) continue
    for (const order of symbol.pending.values()) firePending(triggers, symbol, order, symbol.tick, due)
  }
  return inOrder(due)
}
