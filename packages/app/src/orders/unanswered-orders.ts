import type { Intent } from '@touchstone/client/client-of'
import { countTries, type PendingIntents, type Tries } from '@touchstone/client/one-intent'
import { decimal, type Price } from '@touchstone/domain/money/decimal'
import type { UserEvent } from '@touchstone/wire/stream'
import { useSession } from '../api/session.ts'
import type { Book } from '../books/book.ts'
import type { OpeningCommand, OrderDraft } from './order-form.ts'

/** What a person orders: what was chosen and typed, not the size that a price of the moment makes of it. */
export type Ordered = { book: Book; draft: OrderDraft }
/** The order as it was sent. */
export type SentOrder = { command: OpeningCommand; expiresAt: number | null }
/** What shows that an order went through: its position, or that it waits for its price. */
type Found = Extract<UserEvent, { kind: 'fill' | 'order' }>
/** One intent: what was sent under it, and what became of its tries. */
type Waiting = SentOrder & { book: Book; asked: string; intent: Intent; tries: Tries; found?: Found }

/**
 * Orders that were sent and whose outcome is not known, as long as the page lives: the same order again is the same intent,
 * whichever sheet asks.
 */
const waiting = new Map<string, Waiting>()

const nameOf = ({ book, draft }: Ordered): string => JSON.stringify([useSession.getState().userInfo?.id, book, draft])

/** The order whose answer got lost, where the same is ordered again. What is still on its way may yet be answered. */
export function unansweredOrder(ordered: Ordered, { leverage }: OpeningCommand): SentOrder | undefined {
  const sent = waiting.get(nameOf(ordered))
  if (sent?.tries.isLost() !== true || sent.command.leverage !== leverage) return undefined
  return { command: sent.command, expiresAt: sent.expiresAt }
}

/** `noteSent`: notes the order as it is about to go out. */
export type PendingOrder = PendingIntents & { noteSent: (order: SentOrder) => void }

/**
 * Keeps the intent of an order until its outcome is known. Whoever presses again after a lost answer sends the same order or,
 * once its outcome is known, none.
 */
export function pendingOrder(ordered: Ordered, first: SentOrder & { isRepeated: boolean }): PendingOrder {
  const name = nameOf(ordered)
  let { isRepeated, ...sent } = first
  return {
    noteSent(order) {
      sent = order
    },
    open(asked, newIntent) {
      const before = waiting.get(name)
      const isSame = before?.asked === asked
      if (isRepeated && !isSame) throw new Error('the order that is repeated waits no more')
      const entry = isSame ? before : { ...sent, book: ordered.book, asked, intent: newIntent(), tries: countTries() }
      waiting.set(name, entry)
      entry.tries.begin()
      return {
        intent: entry.intent,
        end(how) {
          isRepeated = how === 'unknown' || (isRepeated && how !== 'key_over')
          if (entry.tries.end(how) && waiting.get(name) === entry) waiting.delete(name)
        },
        isLost: entry.tries.isLost,
      }
    },
  }
}

/** Remembers of which order that waits an event shows what became of it. It may come before the answer gets lost. */
export function noteOrderEvent(event: UserEvent): void {
  for (const order of waiting.values())
    if (isOf(event, order) && order.found === undefined) {
      order.found = event
      return
    }
}

/** What shows that a lost order went through, once; undefined while its answer may come. */
export function takeFound(ordered: Ordered): Found | undefined {
  const name = nameOf(ordered)
  const order = waiting.get(name)
  if (order?.found === undefined || !order.tries.isLost() || order.tries.areOpen()) return undefined
  waiting.delete(name)
  return order.found
}

/**
 * Whether an event is about the order that was sent. One of the market is filled by its own command, which fills no order, or
 * on a live feed waits as an order of type market; so does one with a limit that the market has reached already. Any other
 * limit order rests at its price. What an order that rested before comes to is another's.
 */
function isOf(event: UserEvent, { command, book, expiresAt }: Waiting): event is Found {
  if (event.kind !== 'fill' && event.kind !== 'order') return false
  const isSame =
    event.book === book &&
    event.symbol === command.symbol &&
    event.direction === command.direction &&
    event.marginMode === command.marginMode &&
    event.leverage === command.leverage &&
    decimal(event.quantity) === command.quantity
  if (!isSame) return false
  const price = decimal(event.price)
  if (event.kind === 'fill') return event.orderId === null && isWithinLimit(command, price)
  if (event.state !== 'open' || event.action !== 'open') return false
  if (event.type === 'market') return isWithinLimit(command, price)
  return command.kind === 'place_limit_order' && price === command.price && event.expiresAtMs === expiresAt
}

function isWithinLimit(command: OpeningCommand, price: Price): boolean {
  if (command.kind === 'open_position') return true
  return command.direction === 'long' ? price <= command.price : price >= command.price
}
