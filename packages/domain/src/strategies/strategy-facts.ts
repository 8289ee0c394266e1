import { factByValue, type FactsByKind, named } from '../books/fact-kind.ts'
import type { Rate } from '../money/decimal.ts'
import type { StrategyRuleId } from '../strategy-rules/rule.ts'

/** The book of the pool that a product is sold from; 0 where there is none. */
export type PoolBook = { product: string; bookId: number }

export const poolBookFact = factByValue<'poolBook', PoolBook>('poolBook', {})

/**
 * Days on which a product is frozen, as its pool's book says it, and the row there that says so. Named with what they decide; `until`
 * is null while nobody has ended them. Epoch milliseconds.
 */
export type ProductPause = { bookId: number; row: number; from: number; until: number | null }

export const productPauseFact = factByValue<'productPause', ProductPause>('productPause', {})

type OfPool = Omit<ProductPause, 'bookId'>

/** A pause of a pool's book, as a command is told of it. */
export const productPauseOf = (bookId: number, { row, from, until }: OfPool): ProductPause => ({
  bookId,
  row,
  from,
  until,
})

/** What a command is named of a pause of a pool's book; nothing where there is none. */
export const pauseNamed = (bookId: number, pause: OfPool | undefined): FactsByKind =>
  named(productPauseFact, pause && productPauseOf(bookId, pause))

/**
 * What a rule made of a UTC day, the same for everybody. `inputs` is the hash of the text that it follows from: a receipt
 * carries the text, and whoever checks it runs the rule again.
 */
export type StrategyDay = { rule: StrategyRuleId; day: number; result: Rate; inputs: string }

export const strategyDayFact = factByValue<'strategyDay', StrategyDay>('strategyDay', { result: true })
