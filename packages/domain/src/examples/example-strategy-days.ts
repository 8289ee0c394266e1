import { type FactsByKind, named } from '../books/fact-kind.ts'
import { decimal } from '../money/decimal.ts'
import { strategyDayFact } from '../strategies/strategy-facts.ts'
import { ruleCosts } from '../strategy-rules/counted-input.ts'
import { inputHash, inputText } from '../strategy-rules/input-text.ts'
import { type StrategyRuleId, symbolsOfRule } from '../strategy-rules/rule.ts'
import { runStrategy } from '../strategy-rules/run-strategy.ts'
import type { StrategyInput } from '../strategy-rules/strategy-input.ts'
import { dayMs, hourMs } from '../time.ts'

/** Where the hours of examples begin: no market was ever so even. */
export const exampleDay = 20_000 * dayMs

/** Made-up hours of a day and the one before: BTC/USDT climbs so much an hour until midnight, and then as much again. */
export function exampleInput(rule: StrategyRuleId, day: number, before: number, after: number): StrategyInput {
  const priceAt = (hour: number): string =>
    String(90_000 + before * Math.min(hour, 24) + after * Math.max(hour - 24, 0))
  const hours = Array.from({ length: 48 }, (_, hour) => ({
    openAt: day - dayMs + hour * hourMs,
    open: decimal(priceAt(hour)),
    close: decimal(priceAt(hour + 1)),
  }))
  const still = hours.map(({ openAt }) => ({ openAt, open: decimal('3000'), close: decimal('3000') }))
  return {
    rule,
    day,
    symbols: symbolsOfRule(rule).map((symbol) => ({
      symbol,
      ...ruleCosts,
      hours: symbol === 'BTC/USDT' ? hours : still,
    })),
  }
}

/** What a rule made of a day, as a fact, and the text that the fact names. */
export function ranOn(input: StrategyInput): { text: string; named: FactsByKind } {
  const { rule, day } = input
  const result = runStrategy(input).rate
  return { text: inputText(input), named: named(strategyDayFact, { rule, day, result, inputs: inputHash(input) }) }
}
