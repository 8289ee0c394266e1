import { type Book, recordsOf } from '../books/book.ts'
import { type Change, recordChange, recordIn } from '../books/decision.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import { lookAtCross, setCross } from './cross-watch.ts'
import { type Due, inOrder } from './due.ts'
import { armDuty, dropWatch } from './duties.ts'
import { firePending } from './pending-orders.ts'
import { symbolOf, type TriggerBook } from './trigger-book.ts'
import { limitLevels, liquidationLevels, marginCallLevels, stopLevels } from './trigger-levels.ts'
import type { BookCopy, Watch } from './watch.ts'

/**
 * Rearms a book after a commit of a time, epoch milliseconds. Returns what has been crossed already, in the order of
 * sending. A commit that was seen before changes nothing.
 */
export function rearm(triggers: TriggerBook, book: Book, changes: readonly Change[], at: number): Due[] {
  const due: Due[] = []
  arm(triggers, { book, at }, changes, due)
  return inOrder(due)
}

/** Arms everything open in a book, from the database at the start. `lookAtAll` finds what is crossed already. */
export function load(triggers: TriggerBook, book: Book): void {
  const positions = [...recordsOf(book, positionRecord).values()].map((position) =>
    recordChange(positionRecord, position),
  )
  const orders = [...recordsOf(book, orderRecord).values()].map((order) => recordChange(orderRecord, order))
  arm(triggers, { book, at: Infinity }, [...positions, ...orders], undefined)
}

function arm(
  triggers: TriggerBook,
  { book, at }: { book: Book; at: number },
  changes: readonly Change[],
  due: Due[] | undefined,
): void {
  const known = triggers.books.get(book.id)
  if (known !== undefined && book.sequence <= known.sequence) return
  const copy = known ?? { id: book.id, sequence: 0, at, watched: 0, cross: undefined }
  copy.sequence = book.sequence
  copy.at = at
  triggers.books.set(copy.id, copy)
  for (const change of changes) {
    const position = recordIn(change, positionRecord)
    if (position !== undefined) armPosition(triggers, copy, position, due)
    const order = recordIn(change, orderRecord)
    if (order !== undefined) armOrder(triggers, copy, order, due)
  }
  setCross(triggers, copy, book)
  lookAtCross(triggers, copy, due ?? [], { mayFire: due !== undefined })
  if (copy.watched === 0 && copy.cross === undefined) triggers.books.delete(copy.id)
}

function armPosition(triggers: TriggerBook, copy: BookCopy, position: Position, due: Due[] | undefined): void {
  const { id, marginMode, takeProfit, stopLoss } = position
  const isolated = marginMode === 'isolated'
  if (position.state === 'closed' || (!isolated && takeProfit === null && stopLoss === null)) {
    forget(triggers, triggers.positions, id)
    return
  }
  const watch = watchFor(triggers, triggers.positions, 'position', copy, position)
  const { risk } = watch.symbol
  armDuty(triggers, watch, 'stops', stopLevels(position, risk), due)
  if (!isolated) return
  armDuty(triggers, watch, 'liquidation', liquidationLevels(position, risk), due)
  armDuty(triggers, watch, 'margin_call', marginCallLevels(position, risk), due)
}

function armOrder(triggers: TriggerBook, copy: BookCopy, order: Order, due: Due[] | undefined): void {
  const symbol = symbolOf(triggers, order.symbol)
  if (order.type === 'market') {
    const { id, acceptedSequence, placedAt } = order
    if (symbol.pending.delete(id)) copy.watched -= 1
    if (order.state !== 'open') return
    const pending = { id, symbol: order.symbol, acceptedSequence, placedAt, bookId: copy.id }
    symbol.pending.set(id, pending)
    copy.watched += 1
    if (due !== undefined && symbol.tick !== undefined) firePending(triggers, symbol, pending, symbol.tick, due)
    return
  }
  if (order.state !== 'open') {
    forget(triggers, triggers.orders, order.id)
    return
  }
  const watch = watchFor(triggers, triggers.orders, 'order', copy, order)
  armDuty(triggers, watch, order.action === 'open' ? 'limit_open' : 'limit_close', limitLevels(order, symbol.risk), due)
}

function watchFor(
  triggers: TriggerBook,
  watches: Map<string, Watch>,
  kind: 'position' | 'order',
  copy: BookCopy,
  { id, symbol }: { id: string; symbol: string },
): Watch {
  const known = watches.get(id)
  if (known !== undefined) return known
  const watch = triggers.table.add(kind, id, copy, symbolOf(triggers, symbol))
  watches.set(id, watch)
  copy.watched += 1
  return watch
}

function forget(triggers: TriggerBook, watches: Map<string, Watch>, id: string): void {
  const watch = watches.get(id)
  if (watch === undefined) return
  watches.delete(id)
  watch.book.watched -= 1
  dropWatch(triggers, watch)
}
