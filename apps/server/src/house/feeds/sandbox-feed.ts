import type { FeedTick } from '@touchstone/domain/market/tick'

/** A feed that is a function of time: missed seconds can be run later. */
export type SandboxFeed = {
  /** A plain line for the person who starts the server. */
  description: string
  readonly symbols: readonly string[]
  tickAt: (symbol: string, at: number) => FeedTick | undefined
}

/** The frames of one second, of every symbol that has a price then. */
export const framesAt = (feed: SandboxFeed, at: number): FeedTick[] =>
  feed.symbols.flatMap((symbol) => feed.tickAt(symbol, at) ?? [])
