import type { FeedTick } from '@touchstone/domain/market/tick'

export const garbageKinds = [
  'crossed',
  'zero',
  'negative',
  'far_off',
  'out_of_order',
  'duplicate',
  'from_the_future',
  'unknown_symbol',
] as const
export type GarbageKind = (typeof garbageKinds)[number]

/** Corrupts a frame as a broken feed would. The result must never come into force. */
export function spoil(kind: GarbageKind, frame: FeedTick, now: number): FeedTick {
  const fresh = { ...frame, sourceAt: now + 1, receivedAt: now }
  switch (kind) {
    case 'crossed':
      return { ...fresh, bid: frame.ask, ask: frame.bid - (frame.ask - frame.bid) }
    case 'zero':
      return { ...fresh, bid: 0n }
    case 'negative':
      return { ...fresh, bid: -frame.bid, ask: -frame.ask, last: -frame.last }
    case 'far_off':
      return { ...fresh, bid: frame.bid * 3n, ask: frame.ask * 3n, last: frame.last * 3n }
    case 'out_of_order':
      return { ...fresh, sourceAt: frame.sourceAt - 5_000 }
    case 'duplicate':
      return { ...frame }
    case 'from_the_future':
      return { ...fresh, sourceAt: now + 3_600_000 }
    case 'unknown_symbol':
      return { ...fresh, symbol: 'NONE/USDT' }
  }
}
