import { ONE, parseDecimal } from '@touchstone/domain/money/decimal'
import type { Listed } from './fill-prices.ts'

/**
 * The coins in the order in which the market begins. The app's own `sorted` reads the live prices, whose modules are too much
 * for the first script; `fill-prices.test.tsx` compares the two.
 */
export const mostTradedCoins = (all: readonly Listed[]): readonly Listed[] =>
  all
    .filter(({ marketClass }) => marketClass === 'coin')
    .map((listed) => ({ listed, turnover: turnoverOf(listed) }))
    .toSorted((a, b) => Number(b.turnover > a.turnover) - Number(b.turnover < a.turnover))
    .map(({ listed }) => listed)

/** Below nothing where a figure is missing: it comes last. */
function turnoverOf({ day, price }: Listed): bigint {
  const volume = parseDecimal(day?.volume ?? '')
  const mark = parseDecimal(price?.mark ?? '')
  return volume === undefined || mark === undefined ? -1n : (volume * mark) / ONE
}
