import type { FeedTick } from '@touchstone/domain/market/tick'
import { createFollowUps } from '../naive-model/naive-follow-ups.ts'
import { netOf } from '../naive-model/naive-book.ts'
import { aheadMsMax } from '../naive-model/naive-market.ts'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import type { Agreement, AskedQuote, Outside } from '../naive-model/naive-work.ts'
import { type Num, zero } from '../naive-model/numbers.ts'

export type Surroundings = ReturnType<typeof createSurroundings>

type Known = {
  tape: NaiveTape
  books: ReadonlyMap<number, NaiveBook>
  terms: NaiveTerms
  /** The machine's clock, which may be set back. */
  clock: () => number
}

/** What a life itself does to the house, from outside, and what stands in all books together. */
export function createSurroundings({ tape, books, terms, clock }: Known) {
  const quotes = new Map<number, AskedQuote>()
  const heads = new Map<string, number>()
  const wasMistimed = new Map<string, boolean>()
  /** In this step: the frames of each symbol, whether they were late or their sources' clocks ahead. */
  const frames = new Map<string, boolean[]>()
  let isRestarted = false

  function net(world: string, symbol: string): Num {
    let sum = zero
    for (const book of books.values()) if (book.world === world) sum = sum.plus(netOf(book, symbol))
    return sum
  }

  /** Frames of a step come before or after its commands, and a restart forgets what was known of the last one. */
  function mistimed(symbol: string): 'yes' | 'no' | 'perhaps' {
    const before = wasMistimed.get(symbol) === true
    const isSame = (frames.get(symbol) ?? []).every((each) => each === before) && !(isRestarted && before)
    return isSame ? (before ? 'yes' : 'no') : 'perhaps'
  }

  const isSetBack = (at: number): boolean => at - clock() > aheadMsMax

  const outside: Outside = {
    // While a house crashes it counts with decisions that come to nothing.
    net: (world, symbol) => (isRestarted ? undefined : net(world, symbol)),
    quoteOf: (bookId) => quotes.get(bookId),
    bookOf: (bookId) => books.get(bookId),
    followUps: createFollowUps(),
    strategyDays: new Map(),
    headBefore: (symbol) => heads.get(symbol) ?? 0,
    mistimed,
    isSetBack,
  }

  return {
    outside,
    netNow: net,
    /** Whether no price of a symbol decides at this moment, whatever its tick looks like, while no frame is on its way. */
    isOffAt: (symbol: string, at: number): boolean =>
      isSetBack(at) || (frames.get(symbol)?.at(-1) ?? wasMistimed.get(symbol) === true),
    /** Takes note of the frames that a life is about to feed. */
    fed: (given: readonly FeedTick[]): readonly FeedTick[] => {
      for (const { symbol, sourceAt, receivedAt } of given) {
        const isLate = receivedAt - sourceAt > (terms.symbols.get(symbol)?.delayMsMax ?? Infinity)
        frames.set(symbol, [...(frames.get(symbol) ?? []), isLate || sourceAt - receivedAt > aheadMsMax])
      }
      return given
    },
    restarted: (): void => {
      isRestarted = true
    },
    quoted: (bookId: number, asked: AskedQuote): void => void quotes.set(bookId, asked),
    /** A book agrees to its quote. */
    agreed(bookId: number, agreed: Agreement): void {
      const quote = quotes.get(bookId)
      if (quote !== undefined) quotes.set(bookId, { ...quote, agreed })
    },
    /** A quote is used up. */
    used: (bookId: number): void => void quotes.delete(bookId),
    /** After a step, when nothing is in flight. */
    settle(): void {
      for (const [symbol, seen] of frames) wasMistimed.set(symbol, seen.at(-1) === true)
      if (isRestarted) wasMistimed.clear()
      frames.clear()
      isRestarted = false
      for (const symbol of tape.heads().keys()) heads.set(symbol, tape.last(symbol)?.sequence ?? 0)
    },
  }
}
