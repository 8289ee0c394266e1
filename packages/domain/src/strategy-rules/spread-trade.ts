import { decimal } from '../money/decimal.ts'
import { over } from '../money/mul-div.ts'
import { conductText, type StrategyRule } from './rule.ts'
import { towardsMean } from './towards-mean.ts'

/** Our choice: half of what one symbol is given, since a ratio of two that move together moves about half as far. */
const band = decimal('0.005')

/**
 * `spread/1`. Of the unit of notional half is in either symbol, so its rate compares with the others': both legs pay
 * spread and fee, each on its half. Where one of the symbols lacks an hour, the pair lacks it.
 */
export const spreadTrade: StrategyRule = {
  text:
    'This rule trades BTC/USDT against ETH/USDT, half of the notional in each, on the hourly opens and closes of their marks. ' +
    'At the close of an hour it divides the close of BTC/USDT by that of ETH/USDT, rounded down to 18 places, and ' +
    'compares the ratio with the mean of its last 24: more than 0.5 % of the mean above it, it goes short BTC/USDT and long ' +
    'ETH/USDT, more than 0.5 % below it, the reverse, and it leaves once a ratio has reached or crossed the mean; it ' +
    'decides only if the last 24 hours of both are all there. ' +
    conductText,
  decide: ([firsts = [], seconds = []], held) => {
    const ratios = firsts.map((first, index) => over(first, seconds[index] ?? 0n, 'down'))
    return towardsMean(ratios, held, band)
  },
}
