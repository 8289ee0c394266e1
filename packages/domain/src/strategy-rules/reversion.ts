import { decimal } from '../money/decimal.ts'
import { conductText, type StrategyRule } from './rule.ts'
import { towardsMean } from './towards-mean.ts'

/** Our choice: about eight times what a trade costs at the usual spread and fee, and reached on most days. */
const band = decimal('0.01')

/** `reversion/1`. It has no stop: on a day that only moves one way it loses what that day moves. */
export const reversion: StrategyRule = {
  text:
    'This rule trades ETH/USDT on the hourly opens and closes of its mark. ' +
    'At the close of an hour it compares that close with the mean of the last 24 hourly closes: more than 1 % of the mean ' +
    'above it, it goes short, more than 1 % below it, long, and it leaves once a close has reached or crossed the mean; ' +
    'it decides only if the last 24 hours are all there. ' +
    conductText,
  decide: ([closes = []], held) => towardsMean(closes, held, band),
}
