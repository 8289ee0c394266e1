import { conductText, type StrategyRule, windowHours } from './rule.ts'
import { sumOf } from './sum-of.ts'

const shortHours = 8

/** `trend/1`. It is nearly always in a position, since two means are seldom equal, and so it pays for every turn. */
export const trend: StrategyRule = {
  text:
    'This rule trades BTC/USDT on the hourly opens and closes of its mark. ' +
    'At the close of an hour it compares the mean of the last 8 hourly closes with the mean of the last 24: it is long ' +
    'while the first is above the second, short while it is below, and holds nothing while they are equal; it decides ' +
    'only if the last 24 hours are all there. ' +
    conductText,
  decide: ([closes = []]) => {
    const short = sumOf(closes.slice(-shortHours)) * BigInt(windowHours)
    const long = sumOf(closes) * BigInt(shortHours)
    if (short === long) return 'flat'
    return short > long ? 'long' : 'short'
  },
}
