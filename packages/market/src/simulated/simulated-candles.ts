import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { SymbolPath } from './symbol-path.ts'

type CandleTerms = Pick<SymbolTerms, 'hours' | 'priceTick' | 'quantityStep'>

const secondMs = 1_000

/**
 * The candles of a simulated symbol: exactly the fold of its ticks from the candle that contains `from` up to `to`
 * (excluded). It folds integers and turns only the results into decimals, which requires that the mark of a derived
 * quote equals the price in price ticks.
 */
export function simulatedCandles(
  path: SymbolPath,
  terms: CandleTerms,
  interval: CandleInterval,
  range: { from: number; to: number },
): Candle[] {
  const candles: Candle[] = []
  let openAt = candleOpenAt(interval, range.from)
  while (openAt < range.to) {
    const nextAt = openAt + lengthOf(interval)
    const folded = foldSeconds(path, openSeconds(terms, openAt, Math.min(nextAt, range.to)))
    if (folded !== undefined) candles.push(candleOf(folded, openAt, terms))
    openAt = nextAt
  }
  return candles
}

type Stretch = { from: number; to: number }

/** The periods of trading within a range, in seconds since 1970. */
function openSeconds(terms: CandleTerms, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = []
  let at = from
  while (at < to) {
    const { open, changesAt = to } = tradingAt(terms.hours, at)
    const end = Math.min(changesAt, to)
    if (open) stretches.push({ from: Math.ceil(at / secondMs), to: Math.ceil(end / secondMs) })
    at = end
  }
  return stretches
}

/** A candle in price ticks and quantity steps. */
type Folded = { open: number; high: number; low: number; close: number; steps: number }

function foldSeconds(path: SymbolPath, stretches: Stretch[]): Folded | undefined {
  let folded: Folded | undefined
  for (const { from, to } of stretches) {
    for (let second = from; second < to; second += 1) {
      // The volume is that of the second before: asked for first, it finds its cell still there.
      const steps = path.stepsAt(second)
      const ticks = path.ticksAt(second)
      if (folded === undefined) folded = { open: ticks, high: ticks, low: ticks, close: ticks, steps }
      else {
        if (ticks > folded.high) folded.high = ticks
        if (ticks < folded.low) folded.low = ticks
        folded.close = ticks
        folded.steps += steps
      }
    }
  }
  return folded
}

const candleOf = (folded: Folded, openAt: number, terms: CandleTerms): Candle => ({
  openAt,
  open: BigInt(folded.open) * terms.priceTick,
  high: BigInt(folded.high) * terms.priceTick,
  low: BigInt(folded.low) * terms.priceTick,
  close: BigInt(folded.close) * terms.priceTick,
  volume: BigInt(folded.steps) * terms.quantityStep,
})
