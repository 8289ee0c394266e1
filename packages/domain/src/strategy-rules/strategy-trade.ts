import { ONE, type Price, type Rate } from '../money/decimal.ts'
import { mulDiv, times } from '../money/mul-div.ts'
import type { Stance } from './rule.ts'
import type { StrategyInput } from './strategy-input.ts'

export type StrategySide = 'long' | 'short'

/** Prices are of the fills, in the symbol's price units. */
export type StrategyLeg = { symbol: string; side: StrategySide; entryPrice: Price; exitPrice: Price }

/** One trade of a day, from flat to flat. Moments are epoch milliseconds. */
export type StrategyTrade = {
  /** One a symbol, in the rule's order; the unit of notional is divided evenly among them. */
  legs: readonly StrategyLeg[]
  /** The opening of the hour in which it was entered. */
  entryAt: number
  /** The opening of the hour in which the rule left; else the close of the last hour before the gap or the day's end. */
  exitAt: number
  exitBy: 'decision' | 'gap' | 'day_end'
  /** Of both fills of all legs, as a share of the notional, rounded up. The spread is in the prices. */
  fees: Rate
  /** After fees, as a share of the notional, rounded down. May be negative. */
  profit: Rate
}

/** A trade that is not closed yet. Prices are of the fills, one a symbol. */
export type OpenTrade = { stance: StrategySide; entryAt: number; entryPrices: readonly Price[] }

type Symbols = StrategyInput['symbols']

/** Enters at the marks of a moment, one a symbol. */
export function openTrade(stance: StrategySide, symbols: Symbols, marks: readonly Price[], entryAt: number): OpenTrade {
  const entryPrices = symbols.map(({ halfSpread }, index) =>
    filledAt(marks[index] ?? 0n, halfSpread, sideOf(stance, index) === 'long'),
  )
  return { stance, entryAt, entryPrices }
}

/** Leaves at the marks of a moment, one a symbol, and counts what the trade brought. */
export function closeTrade(
  open: OpenTrade,
  symbols: Symbols,
  marks: readonly Price[],
  end: Pick<StrategyTrade, 'exitAt' | 'exitBy'>,
): StrategyTrade {
  const legs = symbols.map(({ symbol, halfSpread }, index): StrategyLeg => {
    const side = sideOf(open.stance, index)
    const exitPrice = filledAt(marks[index] ?? 0n, halfSpread, side === 'short')
    return { symbol, side, entryPrice: open.entryPrices[index] ?? 0n, exitPrice }
  })
  const parts = BigInt(symbols.length)
  let [gains, costs] = [0n, 0n]
  for (const [index, { takerFee }] of symbols.entries()) {
    const leg = legs[index]
    if (leg === undefined) continue
    gains += gainOf(leg)
    costs += takerFee + mulDiv(takerFee, leg.exitPrice, leg.entryPrice, 'up')
  }
  const fees = mulDiv(costs, 1n, parts, 'up')
  return { legs, entryAt: open.entryAt, ...end, fees, profit: mulDiv(gains, 1n, parts, 'down') - fees }
}

const sideOf = (stance: Exclude<Stance, 'flat'>, index: number): StrategySide =>
  (stance === 'long') === (index === 0) ? 'long' : 'short'

/** Both rounded up: the smallest price stays above zero, and the difference of 10^-18 is nobody's gain worth naming. */
const filledAt = (mark: Price, halfSpread: Rate, buys: boolean): Price =>
  times(mark, buys ? ONE + halfSpread : ONE - halfSpread, 'up')

/** Before fees, as a share of the value at entry. */
function gainOf({ side, entryPrice, exitPrice }: StrategyLeg): Rate {
  const move = side === 'long' ? exitPrice - entryPrice : entryPrice - exitPrice
  return mulDiv(move, ONE, entryPrice, 'down')
}
