import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { Rate } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { strategyDayFact } from './strategy-facts.ts'
import type { StrategyOrder } from './strategy-order.ts'

/**
 * What a UTC day brings an order before its limits: what its rule made of it, or the fixed rate of its terms, for which nothing
 * outside the order is asked. @throws where the facts are of another rule or day, or of any where the rate is fixed.
 */
export function dayResult(
  { rule, dailyRateMin }: Pick<StrategyOrder, 'rule' | 'dailyRateMin'>,
  day: number,
  facts: Pick<Facts, 'named'>,
): Rate {
  const ofDay = factOf(facts, strategyDayFact)
  if (rule === fixedRate) {
    assert(ofDay === undefined, 'a fixed rate is handed no result')
    return dailyRateMin
  }
  assert(ofDay?.rule === rule && ofDay.day === day, 'an accrual is handed the result of its rule and day')
  return ofDay.result
}
