import type { Hash } from '../ledger/hash.ts'
import { larger, type Rate, smaller } from '../money/decimal.ts'
import { nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import { reversion } from './reversion.ts'
import { fixedRate, type RateRule, type StrategyRule, type StrategyRuleId } from './rule.ts'
import { ruleTextHash } from './rule-text-hash.ts'
import { spreadTrade } from './spread-trade.ts'
import { checkInput, type StrategyInput } from './strategy-input.ts'
import type { StrategyTrade } from './strategy-trade.ts'
import { sumOf } from './sum-of.ts'
import { tradesOfDay } from './trades-of-day.ts'
import { trend } from './trend.ts'

/** A rule that is not here does not compile. */
const rules: Readonly<Record<StrategyRuleId, StrategyRule>> = {
  'trend/1': trend,
  'reversion/1': reversion,
  'spread/1': spreadTrade,
}

/** Daily rates have this many decimal places. */
const ratePlaces = 8

/**
 * The rate of a day by its rule, before any product's limits, and the trades that it is the sum of: the rate is their
 * profits together, rounded down to 8 places. Both are shares of the notional; 0 and no trades where nothing was traded.
 * @throws Error, with what is wrong, for an input that `checkInput` refuses.
 */
export function runStrategy(input: StrategyInput): { rate: Rate; trades: readonly StrategyTrade[] } {
  checkInput(input)
  const trades = tradesOfDay(input, rules[input.rule])
  return { rate: nearestOnGrid(sumOf(trades.map(({ profit }) => profit)), unitOf(ratePlaces)).below, trades }
}

/**
 * A rate within the limits of a product. `cut` is what that took away and the house keeps; negative, what the house adds.
 * @throws Error when min is above max.
 */
export function clampRate(rate: Rate, min: Rate, max: Rate): { rate: Rate; cut: Rate } {
  assert(min <= max, 'the least rate of a product is not above its greatest')
  const within = larger(min, smaller(max, rate))
  return { rate: within, cut: rate - within }
}

const fixedText =
  'No rule decides: every day has the rate of the terms, which is agreed when the product is bought and stays the same to ' +
  'the last day. It takes no price and no decision. The house owes it, and pays it from the escrow of the product.'

/** What a rule does, in plain English, or what a fixed rate is. */
export const ruleText = (rule: RateRule): string => (rule === fixedRate ? fixedText : rules[rule].text)

/** Of the name of a rule, with its version, and its words. Terms name it. */
export const ruleHash = (rule: RateRule): Hash => ruleTextHash(rule, ruleText(rule))
