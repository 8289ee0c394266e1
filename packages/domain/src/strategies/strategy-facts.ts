import { factByValue } from '../books/fact-kind.ts'
import type { Rate } from '../money/decimal.ts'
import type { StrategyRuleId } from '../strategy-rules/rule.ts'

/** The book of the pool that a product is sold from; 0 where there is none. */
export type PoolBook = { product: string; bookId: number }

export const poolBookFact = factByValue<'poolBook', PoolBook>('poolBook', {})

/**
 * What a rule made of a UTC day, the same for everybody. `inputs` is the hash of the text that it follows from: a receipt
 * carries the text, and whoever checks it runs the rule again.
 */
export type StrategyDay = { rule: StrategyRuleId; day: number; result: Rate; inputs: string }

export const strategyDayFact = factByValue<'strategyDay', StrategyDay>('strategyDay', { result: true })
