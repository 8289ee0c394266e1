import type { Tick } from '../market/tick.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import type { Order } from '../positions/order.ts'
import { type RiskTerms, riskTermsOf } from './safe-marks.ts'
import { createTriggerHeap, type TriggerHeap } from './trigger-heap.ts'
import { type Side, sides } from './trigger-levels.ts'

/** Half ticks: whole numbers, because bid and ask lie on the price tick. */
export type Quote = { mark: number; bid: number; ask: number }

/** A market order that was accepted and waits for its first tick. */
export type PendingOrder = Pick<Order, 'id' | 'symbol' | 'acceptedSequence' | 'placedAt'> & { bookId: number }

/** All that waits for the price of one symbol: ordered indexes, and the market orders that wait for any tick. */
export type SymbolTriggers = {
  symbol: string
  risk: RiskTerms
  /** Indexed by side. At-or-below sides hold their levels negated, so that the first crossed is always the lowest. */
  heaps: readonly [TriggerHeap, TriggerHeap, TriggerHeap, TriggerHeap, TriggerHeap, TriggerHeap]
  pending: Map<string, PendingOrder>
  /** The last tick that was looked at. */
  tick: Tick | undefined
  quote: Quote | undefined
  /** The last ticks: a commit takes a while to be known here, and what it arms may be crossed meanwhile. */
  recent: Tick[]
}

/** More than ticks come while a commit is under way. */
const recentMax = 64

export function createSymbolTriggers(terms: Pick<SymbolTerms, 'symbol' | 'priceTick' | 'brackets'>): SymbolTriggers {
  const heap = createTriggerHeap
  return {
    symbol: terms.symbol,
    risk: riskTermsOf(terms),
    heaps: [heap(), heap(), heap(), heap(), heap(), heap()],
    pending: new Map(),
    tick: undefined,
    quote: undefined,
    recent: [],
  }
}

/**
 * The quote of a tick. A quotient of two doubles is off by less than one part in 2^51, so up to 2^50 half ticks rounding
 * finds the very integer.
 */
export function quoteOf({ bid, ask }: Pick<Tick, 'bid' | 'ask'>, { unit }: RiskTerms): Quote {
  const halfTicks = { bid: Math.round(Number(bid) / unit), ask: Math.round(Number(ask) / unit) }
  return { ...halfTicks, mark: (halfTicks.bid + halfTicks.ask) / 2 }
}

/** Puts a tick in force; returns false for one that is not newer than the one in force. */
export function putTick(symbol: SymbolTriggers, tick: Tick): boolean {
  if (symbol.tick !== undefined && tick.sequence <= symbol.tick.sequence) return false
  symbol.tick = tick
  symbol.quote = quoteOf(tick, symbol.risk)
  symbol.recent.push(tick)
  if (symbol.recent.length > 2 * recentMax) symbol.recent = symbol.recent.slice(-recentMax)
  return true
}

const isBelow = (side: Side): boolean => side === sides.markBelow || side === sides.askBelow || side === sides.callBelow

/** A level as its heap holds it, and the other way round. */
export const keyOf = (side: Side, level: number): number => (isBelow(side) ? -level : level)

/** The greatest key on a side that a quote has crossed. */
export function limitOf(side: Side, { mark, bid, ask }: Quote): number {
  if (side === sides.askBelow) return -ask
  if (side === sides.bidAbove) return bid
  return isBelow(side) ? -mark : mark
}

export const isCrossed = (side: Side, level: number, quote: Quote): boolean =>
  keyOf(side, level) <= limitOf(side, quote)

/** The sides that a tick acts on; margin calls wait for the sweep. */
const tickSides = [sides.markBelow, sides.markAbove, sides.askBelow, sides.bidAbove] as const
const callSides = [sides.callBelow, sides.callAbove] as const

/** Whether a quote has crossed anything: what nearly every tick asks, so it makes nothing new. */
export function crossesAny({ heaps }: SymbolTriggers, quote: Quote, which: 'tick' | 'margin_call'): boolean {
  const { mark, ask, bid } = quote
  if (which === 'margin_call')
    return heaps[sides.callBelow].lowest() <= -mark || heaps[sides.callAbove].lowest() <= mark
  return (
    heaps[sides.markBelow].lowest() <= -mark ||
    heaps[sides.markAbove].lowest() <= mark ||
    heaps[sides.askBelow].lowest() <= -ask ||
    heaps[sides.bidAbove].lowest() <= bid
  )
}

/** Takes every trigger out that a quote has crossed, side by side. */
export function takeCrossed(
  symbol: SymbolTriggers,
  quote: Quote,
  taken: (item: number, side: Side, level: number) => void,
  which: 'tick' | 'margin_call' = 'tick',
): void {
  for (const side of which === 'tick' ? tickSides : callSides) {
    symbol.heaps[side].takeUpTo(limitOf(side, quote), (item, key) => {
      taken(item, side, keyOf(side, key))
    })
  }
}
