import { hashText } from '@touchstone/domain/ledger/hash'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { decimal, ONE, type Price, printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import { countedFault } from '@touchstone/domain/strategy-rules/counted-input'
import { readInput } from '@touchstone/domain/strategy-rules/input-text'
import { runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import type { StrategyInput } from '@touchstone/domain/strategy-rules/strategy-input'
import type { StrategyTrade } from '@touchstone/domain/strategy-rules/strategy-trade'
import { hourMs } from '@touchstone/domain/time'
import type { ChartPoint } from '../plot/chart-geometry.ts'
import { startOf } from './day-figures.ts'
import type { StrategyDayAnswer } from './investments.queries.ts'

type LegShown = { symbol: string; side: 'long' | 'short'; entryPrice: string; exitPrice: string }
export type TradeShown = Pick<StrategyTrade, 'entryAt' | 'exitAt' | 'exitBy'> & {
  legs: readonly LegShown[]
  /** Shares of the notional, in whole thousandths of a percent: what the prices brought, less the fees of all fills, is the profit. */
  beforeFees: string
  fees: string
  profit: string
}

/** A day that this device has run again: prices for a chart, and each trade. Decimal strings. */
export type DayCheck =
  | {
      is: 'same' | 'different'
      own: string
      /** What the server told: of two results the one that differs. */
      told: string
      trades: readonly TradeShown[]
      points: readonly ChartPoint[]
      isRatio: boolean
    }
  /** The text is not the one that the hash names, or none of prices. */
  | { is: 'unreadable' }

/** Runs the rule on the prices that the server sent; the result must be the one that it told, here and in the list of days. */
export function checkDay(answer: StrategyDayAnswer, asked: { rule: string; day: string; result: string }): DayCheck {
  const input = inputOf(answer)
  if (input === undefined || input.rule !== asked.rule || input.day !== startOf(asked.day)) return { is: 'unreadable' }
  const { rate, trades } = runStrategy(input)
  const differing = [asked.result, answer.result].find((told) => decimal(told) !== rate)
  return {
    is: differing === undefined ? 'same' : 'different',
    own: printDecimal(rate),
    told: differing ?? asked.result,
    trades: trades.map(shownTrade),
    points: pointsOf(input),
    isRatio: input.symbols.length > 1,
  }
}

function inputOf({ inputs, hash }: StrategyDayAnswer): StrategyInput | undefined {
  if (hashText(inputs) !== hash) return undefined
  try {
    const input = readInput(inputs)
    return countedFault(input) === undefined ? input : undefined
  } catch {
    return undefined
  }
}

/** Rates of a day are shown with three decimals of a percent. */
const shownUnit = ONE / 100_000n
const inShownUnits = (rate: Rate): Rate => rate - (rate % shownUnit)

const shownTrade = ({ legs, entryAt, exitAt, exitBy, fees, profit }: StrategyTrade): TradeShown => ({
  legs: legs.map(({ symbol, side, entryPrice, exitPrice }) => ({
    symbol,
    side,
    entryPrice: printDecimal(entryPrice),
    exitPrice: printDecimal(exitPrice),
  })),
  entryAt,
  exitAt,
  exitBy,
  beforeFees: printDecimal(inShownUnits(profit) + inShownUnits(fees)),
  fees: printDecimal(inShownUnits(fees)),
  profit: printDecimal(inShownUnits(profit)),
})

/** The day's opening, and the close of each of its hours; of two symbols the first in units of the second. */
function pointsOf({ day, symbols }: StrategyInput): ChartPoint[] {
  const [first, second] = symbols
  const priceAt = new Map(second?.hours.map(({ openAt, open, close }) => [openAt, { open, close }]))
  const valueOf = (price: Price, other: Price | undefined): number | undefined =>
    second === undefined
      ? Number(printDecimal(price))
      : other === undefined
        ? undefined
        : Number(printDecimal(over(price, other, 'down')))
  const hours = (first?.hours ?? []).filter(({ openAt }) => openAt >= day)
  return hours.flatMap(({ openAt, open, close }, index): ChartPoint[] => {
    const other = priceAt.get(openAt)
    const opening = index === 0 ? valueOf(open, other?.open) : undefined
    const closing = valueOf(close, other?.close)
    return [
      ...(opening === undefined ? [] : [{ at: openAt, value: opening }]),
      ...(closing === undefined ? [] : [{ at: openAt + hourMs, value: closing }]),
    ]
  })
}

/** Whether a text of a rule has the hash that terms name it by. */
export const isRuleText = (rule: string, text: string, hash: string): boolean =>
  hashText(canonicalText({ rule, text })) === hash

/** What a price chart shows at a trade: of two legs the ratio. */
export const chartedPrice = (legs: readonly LegShown[], end: 'entryPrice' | 'exitPrice'): number => {
  const [first, second] = legs
  const price = decimal(first?.[end] ?? '0')
  return Number(printDecimal(second === undefined ? price : over(price, larger(decimal(second[end])), 'down')))
}

const larger = (price: Price): Price => (price > 0n ? price : ONE)
