import type { FeedTick } from '@touchstone/domain/market/tick'
import { aheadMsMax } from '../naive-model/naive-market.ts'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { AskedQuote, Outside } from '../naive-model/naive-work.ts'
import { type Num, zero } from '../naive-model/numbers.ts'

export type Surroundings = ReturnType<typeof createSurroundings>

/** What a life itself does to the house, from outside, and what stands in all books together. */
export function createSurroundings(tape: NaiveTape, books: ReadonlyMap<number, NaiveBook>) {
  const quotes = new Map<number, AskedQuote>()
  const heads = new Map<string, number>()
  const wasAhead = new Map<string, boolean>()
  /** In this step: the frames of each symbol, whether their sources' clocks were ahead. */
  const frames = new Map<string, boolean[]>()
  let isRestarted = false

  function net(world: string, symbol: string): Num {
    let sum = zero
    for (const book of books.values())
      for (const position of book.world === world ? book.positions.values() : [])
        if (position.symbol === symbol) sum = position.long ? sum.plus(position.quantity) : sum.minus(position.quantity)
    return sum
  }

  /** Frames of a step come before or after its commands, and a restart forgets what was known of a source's clock. */
  function ahead(symbol: string): 'yes' | 'no' | 'perhaps' {
    const before = wasAhead.get(symbol) === true
    const isSame = (frames.get(symbol) ?? []).every((each) => each === before) && !(isRestarted && before)
    return isSame ? (before ? 'yes' : 'no') : 'perhaps'
  }

  const outside: Outside = {
    // While a house crashes it counts with decisions that come to nothing.
    net: (world, symbol) => (isRestarted ? undefined : net(world, symbol)),
    quoteOf: (bookId) => quotes.get(bookId),
    headBefore: (symbol) => heads.get(symbol) ?? 0,
    ahead,
  }

  return {
    outside,
    netNow: net,
    /** Whether a source's clock is ahead now, while no frame is on its way. */
    isAheadNow: (symbol: string): boolean => frames.get(symbol)?.at(-1) ?? wasAhead.get(symbol) === true,
    /** Takes note of the frames that a life is about to feed. */
    fed: (given: readonly FeedTick[]): readonly FeedTick[] => {
      for (const { symbol, sourceAt, receivedAt } of given)
        frames.set(symbol, [...(frames.get(symbol) ?? []), sourceAt - receivedAt > aheadMsMax])
      return given
    },
    restarted: (): void => {
      isRestarted = true
    },
    quoted: (bookId: number, asked: AskedQuote): void => void quotes.set(bookId, asked),
    /** A quote is used up. */
    used: (bookId: number): void => void quotes.delete(bookId),
    /** After a step, when nothing is in flight. */
    settle(): void {
      for (const [symbol, seen] of frames) wasAhead.set(symbol, seen.at(-1) === true)
      if (isRestarted) wasAhead.clear()
      frames.clear()
      isRestarted = false
      for (const symbol of tape.heads().keys()) heads.set(symbol, tape.last(symbol)?.sequence ?? 0)
    },
  }
}
