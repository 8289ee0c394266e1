import type { Tick } from '../market/tick.ts'
import type { Due } from './due.ts'
import type { PendingOrder, SymbolTriggers } from './symbol-triggers.ts'
import { ticksOf, type TriggerBook } from './trigger-book.ts'

/** A pending market order fills on a tick with a greater sequence and a source time after it was accepted. */
export function firePending(
  triggers: TriggerBook,
  symbol: SymbolTriggers,
  order: PendingOrder,
  tick: Tick,
  due: Due[],
): void {
  const { id, bookId } = order
  if (tick.sequence <= order.acceptedSequence || tick.sourceAt <= order.placedAt || triggers.filling.has(id)) return
  triggers.filling.add(id)
  const book = triggers.books.get(bookId)
  due.push({
    bookId,
    bookSequence: book?.sequence ?? 0,
    key: `fill:${id}`,
    command: { kind: 'fill_market_order', orderId: id },
    ticks: ticksOf(triggers, book, symbol),
    again: false,
    target: { kind: 'pending', order },
  })
}
