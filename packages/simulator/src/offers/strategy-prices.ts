import { decimal } from '@touchstone/domain/money/decimal'
import { ruleCosts } from '@touchstone/domain/strategy-rules/counted-input'
import { inputText } from '@touchstone/domain/strategy-rules/input-text'
import { type StrategyRuleId, symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import type { StrategyHour, StrategyInput } from '@touchstone/domain/strategy-rules/strategy-input'
import type { StrategyDay } from '@touchstone/domain/strategies/strategy-facts'
import { hashText } from '@touchstone/domain/ledger/hash'
import { createRandom } from '../chance/random.ts'
import { dayMs, hourMs } from '../naive-model/naive-restrictions.ts'

/**
 * Hours of a market of their own: that of a life leaps over days without a price, and a rule needs every hour of two.
 * They follow from the seed, the symbol and the time alone, so that a day has one result whenever it is counted.
 */
function hoursOf(seed: number, symbol: string, day: number): StrategyHour[] {
  return [day - dayMs, day].flatMap((begun) => {
    const random = createRandom(seed ^ ((begun / dayMs) * 0x9e37) ^ (symbol.charCodeAt(0) * 0x51))
    let level = 100_000
    return Array.from({ length: 24 }, (_, hour) => {
      const open = level
      level = Math.round(level * (1 + 0.006 * random.bell()))
      return { openAt: begun + hour * hourMs, open: decimal(String(open)), close: decimal(String(level)) }
    })
  })
}

/** What a rule makes of a day, and the text that it follows from. */
export function strategyDay(seed: number, rule: StrategyRuleId, day: number) {
  const symbols = symbolsOfRule(rule).map((symbol) => ({ symbol, ...ruleCosts, hours: hoursOf(seed, symbol, day) }))
  const input: StrategyInput = { rule, day, symbols }
  const text = inputText(input)
  const fact: StrategyDay = { rule, day, result: runStrategy(input).rate, inputs: hashText(text) }
  return { fact, text }
}
