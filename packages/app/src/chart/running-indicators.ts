import type { IndicatorName } from './indicators.ts'
import { type Point, running, type Values, type Walk } from './running.ts'

type Compute = (points: readonly Point[], parameters: readonly number[]) => Values[]

/** Sums over the last n candles, one for each parameter. */
function sumsOf(
  sums: readonly number[],
  at: number,
  value: (at: number) => number,
  parameters: readonly number[],
): number[] {
  return parameters.map((period, index) => (sums[index] ?? 0) + value(at) - (at >= period ? value(at - period) : 0))
}

function averages(sums: readonly number[], at: number, parameters: readonly number[], name: string): Values {
  const values: Values = {}
  for (const [index, period] of parameters.entries())
    if (at >= period - 1) values[`${name}${index + 1}`] = (sums[index] ?? 0) / period
  return values
}

const movingAverage: Walk<readonly number[]> = {
  first: [],
  next(before, at, points, parameters) {
    const sums = sumsOf(before, at, (index) => points[index]?.close ?? 0, parameters)
    return [sums, averages(sums, at, parameters, 'ma')]
  },
}

const volume: Walk<readonly number[]> = {
  first: [],
  next(before, at, points, parameters) {
    const sums = sumsOf(before, at, (index) => points[index]?.volume ?? 0, parameters)
    const { open = 0, close = 0, volume: traded = 0 } = points[at] ?? {}
    return [sums, { open, close, volume: traded, ...averages(sums, at, parameters, 'ma') }]
  },
}

type Averaged = { sum: number; means: readonly number[] }

/** The first mean is the plain one of as many candles; from then on each new close weighs 2 / (period + 1). */
function smoothed(mean: number | undefined, value: number, period: number): number {
  return (2 * value + (period - 1) * (mean ?? 0)) / (period + 1)
}

function exponential({ sum, means }: Averaged, at: number, close: number, parameters: readonly number[]): Averaged {
  const total = sum + close
  return {
    sum: total,
    means: parameters.map((period, index) =>
      at < period - 1 ? 0 : at === period - 1 ? total / period : smoothed(means[index], close, period),
    ),
  }
}

const exponentialAverage: Walk<Averaged> = {
  first: { sum: 0, means: [] },
  next(before, at, points, parameters) {
    const state = exponential(before, at, points[at]?.close ?? 0, parameters)
    const values: Values = {}
    for (const [index, period] of parameters.entries())
      if (at >= period - 1) values[`ema${index + 1}`] = state.means[index] ?? 0
    return [state, values]
  },
}

/** The mean, and n standard deviations around it. */
const bollinger: Walk<number> = {
  first: 0,
  next(before, at, points, [period = 20, factor = 2]) {
    const close = (index: number): number => points[index]?.close ?? 0
    const sum = before + close(at) - (at >= period ? close(at - period) : 0)
    if (at < period - 1) return [sum, {}]
    const mid = sum / period
    let squares = 0
    for (let index = at - period + 1; index <= at; index += 1) squares += (close(index) - mid) ** 2
    const width = factor * Math.sqrt(squares / period)
    return [sum, { mid, up: mid + width, dn: mid - width }]
  },
}

type Converged = { averaged: Averaged; difSum: number; dea: number }

/** The fast mean less the slow one, its own mean, and twice what is between the two. */
const convergence: Walk<Converged> = {
  first: { averaged: { sum: 0, means: [] }, difSum: 0, dea: 0 },
  next(before, at, points, [fast = 12, slow = 26, signal = 9]) {
    const averaged = exponential(before.averaged, at, points[at]?.close ?? 0, [fast, slow])
    const begins = Math.max(fast, slow) - 1
    if (at < begins) return [{ ...before, averaged }, {}]
    const dif = (averaged.means[0] ?? 0) - (averaged.means[1] ?? 0)
    const difSum = before.difSum + dif
    const signalBegins = begins + signal - 1
    if (at < signalBegins) return [{ averaged, difSum, dea: 0 }, { dif }]
    const dea = at === signalBegins ? difSum / signal : smoothed(before.dea, dif, signal)
    return [
      { averaged, difSum, dea },
      { dif, dea, macd: (dif - dea) * 2 },
    ]
  },
}

/**
 * The indicators that most people have on, computed as they grow. The values and their names are the chart's own; the
 * others the chart computes itself.
 */
const makers: Partial<Record<IndicatorName, () => Compute>> = {
  MA: () => running(movingAverage),
  EMA: () => running(exponentialAverage),
  BOLL: () => running(bollinger),
  VOL: () => running(volume),
  MACD: () => running(convergence),
}

/** A separate computation for one chart; undefined where the chart's built-in one is enough. */
export const computeOf = (name: IndicatorName): Compute | undefined => makers[name]?.()
