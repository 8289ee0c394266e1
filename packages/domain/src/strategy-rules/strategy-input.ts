import { type Decimal, ONE, type Price, type Rate } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { isStrategyRuleId, type StrategyRuleId, symbolsOfRule } from './rule.ts'

/** An hourly fold of the mark. `openAt` is the start of the UTC hour, epoch milliseconds. */
export type StrategyHour = { openAt: number; open: Price; close: Price }

export type StrategySymbol = {
  symbol: string
  /** Half of the symbol's `spreadRate`: a share of the mark, from 0 to below 1. */
  halfSpread: Decimal
  /** A share of the value of each fill, from 0 to below 1. */
  takerFee: Rate
  /** Those that exist of the day and of the day before it, in the order of time. */
  hours: readonly StrategyHour[]
}

/** Everything that the rate of a day follows from, and nothing else. */
export type StrategyInput = {
  rule: StrategyRuleId
  /** The start of the UTC day, epoch milliseconds. */
  day: number
  /** Those that the rule trades, in its order. */
  symbols: readonly StrategySymbol[]
}

/**
 * Checks what a type cannot say of an input. Of hours of the day after there are none, so no rule can know them.
 * @throws Error, with what is wrong.
 */
export function checkInput({ rule, day, symbols }: StrategyInput): void {
  check(isStrategyRuleId(rule), `no rule is called ${rule}`)
  check(Number.isSafeInteger(day) && day >= 0 && day % dayMs === 0, `${day} is not the start of a UTC day`)
  const needed = symbolsOfRule(rule).join(', ')
  const given = symbols.map(({ symbol }) => symbol).join(', ')
  check(given === needed, `${rule} needs ${needed} in this order, not ${given}`)
  for (const symbol of symbols) checkSymbol(symbol, day)
}

function checkSymbol({ symbol, halfSpread, takerFee, hours }: StrategySymbol, day: number): void {
  check(isShare(halfSpread), `the half spread of ${symbol} is not between 0 and 1`)
  check(isShare(takerFee), `the taker fee of ${symbol} is not between 0 and 1`)
  let last = day - dayMs - hourMs
  for (const hour of hours) {
    checkHour(symbol, hour, day)
    check(hour.openAt > last, `the hours of ${symbol} are not in the order of time at ${hour.openAt}`)
    last = hour.openAt
  }
}

function checkHour(symbol: string, { openAt, open, close }: StrategyHour, day: number): void {
  check(openAt % hourMs === 0, `${openAt} of ${symbol} is not the start of an hour`)
  const isNear = openAt >= day - dayMs && openAt < day + dayMs
  check(isNear, `the hour ${openAt} of ${symbol} is neither of the day nor of the day before`)
  check(open > 0n && close > 0n, `a price of ${symbol} at ${openAt} is not above zero`)
}

const isShare = (rate: Rate): boolean => rate >= 0n && rate < ONE

function check(condition: boolean, fault: string): void {
  if (!condition) throw new Error(`strategy input: ${fault}`)
}
