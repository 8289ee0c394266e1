import type { Tick } from '../market/tick.ts'
import type { HouseCommand } from '../rulebook/nouns.ts'
import type { PendingOrder } from './symbol-triggers.ts'
import { limitSlots, slots } from './trigger-levels.ts'
import type { BookCopy, Watch } from './watch.ts'

/** The purpose of a trigger. The triggers of one duty fire one command, which is in flight at most once. */
export type Duty = 'stops' | 'liquidation' | 'margin_call' | 'limit_open' | 'limit_close'

/** A house command that is due, and the ticks that it names. */
export type Due = {
  bookId: number
  /** Of the book's last commit that the triggers had seen: the same state never fires the same thing twice. */
  bookSequence: number
  key: string
  command: HouseCommand
  /** One a symbol: the tick that fired first, then those of the book's cross positions. */
  ticks: readonly Tick[]
  /** The tick that crossed it when it came: by itself it decides, whatever state its symbol is in by then. */
  arrived?: Tick | undefined
  /** It was refused before in this state: not news to a sweep. */
  again: boolean
  target:
    | { kind: 'watch'; watch: Watch; duty: Duty }
    | { kind: 'margin_call' }
    | { kind: 'cross'; book: BookCopy }
    | { kind: 'pending'; order: PendingOrder }
}

/** One tick acts on a book in this order. */
const ranks = {
  fire_stops: 0,
  liquidate_position: 1,
  liquidate_cross: 2,
  fill_limit_order: 3,
  fill_market_order: 4,
  call_margin: 5,
} as const satisfies Partial<Record<HouseCommand['kind'], number>>

const rankOf = ({ command }: Due): number => (command.kind in ranks ? ranks[command.kind as keyof typeof ranks] : 9)

/** In the order in which they are to be sent; ties by key, so that two runs of the same day send the same. */
export const inOrder = (due: Due[]): Due[] =>
  due.length < 2 ? due : due.sort((a, b) => rankOf(a) - rankOf(b) || (a.key < b.key ? -1 : 1))

export function dutyOf(watch: Watch, slot: number): Duty {
  if (watch.kind === 'order') return slot === limitSlots.open ? 'limit_open' : 'limit_close'
  if (slot === slots.liquidation) return 'liquidation'
  return slot === slots.marginCall ? 'margin_call' : 'stops'
}

/** The slots that a duty's triggers take, for its own kind of watch. */
export const slotsOfDuty: Record<Duty, readonly number[]> = {
  stops: [slots.low, slots.high],
  limit_open: [limitSlots.open],
  limit_close: [limitSlots.close],
  liquidation: [slots.liquidation],
  margin_call: [slots.marginCall],
}

export function commandOf({ id, book }: Watch, duty: Duty): Pick<Due, 'key' | 'command'> {
  switch (duty) {
    case 'stops':
      return { key: `stop:${id}:${book.sequence}`, command: { kind: 'fire_stops', positionId: id } }
    case 'liquidation':
      return { key: `liquidate:${id}:${book.sequence}`, command: { kind: 'liquidate_position', positionId: id } }
    case 'margin_call':
      return { key: `margin-call:${id}:${book.sequence}`, command: { kind: 'call_margin', positionId: id } }
    case 'limit_open':
    case 'limit_close':
      return { key: `limit:${id}`, command: { kind: 'fill_limit_order', orderId: id } }
  }
}
