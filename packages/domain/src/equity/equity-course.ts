import type { Candle } from '../market/candle.ts'
import { lengthOf } from '../market/candle.ts'
import type { Money, Price } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import { equityAt, type MarkOf, symbolsOf } from './equity-at.ts'
import type { HeldState } from './held-state.ts'

/** From the finest: how far apart the points of a course are, the longest course with such points, and what follows. */
export const courseSteps = [
  { interval: '1m', reachMs: dayMs },
  { interval: '15m', reachMs: 7 * dayMs },
  { interval: '1h', reachMs: 30 * dayMs },
  { interval: '1d', reachMs: 1_000 * dayMs },
] as const
export type CourseStep = (typeof courseSteps)[number]

/** The finest step whose course reaches so far back. */
export const stepFor = (lengthMs: number): CourseStep =>
  courseSteps.find(({ reachMs }) => lengthMs <= reachMs) ?? courseSteps[3]

/** When the step that holds a moment ends: what has happened before then belongs to it. */
export const stepEnd = ({ interval }: CourseStep, at: number): number =>
  (Math.floor(at / lengthOf(interval)) + 1) * lengthOf(interval)

/** The moments of a course: its beginning, each end of a step after it, and now. */
export function courseTimes(step: CourseStep, fromMs: number, toMs: number): number[] {
  const times = fromMs < toMs ? [fromMs] : []
  for (let at = stepEnd(step, fromMs); at < toMs; at += lengthOf(step.interval)) times.push(at)
  return [...times, toMs]
}

/** What a book holds from a moment on, and what has come in less what has gone out by then, in USDT. */
export type CourseState = { readonly since: number; readonly held: HeldState; readonly flow: Money }

/** What a book was worth at a moment, and what had come in less what had gone out by then. */
export type WorthPoint = { readonly at: number; readonly equity: Money; readonly flow: Money }
export type CoursePoint = { at: number; equity: Money; profit: Money }

/** Returns a function of time: the close of the last candle that was complete. Ask in order of time; it never goes back. */
export function closesOf(candles: readonly Pick<Candle, 'openAt' | 'close'>[], lengthMs: number) {
  let next = 0
  let mark: Price | undefined
  return (at: number): Price | undefined => {
    for (let candle = candles[next]; candle !== undefined && candle.openAt + lengthMs <= at; candle = candles[next]) {
      mark = candle.close
      next += 1
    }
    return mark
  }
}

/**
 * Yields what a book was worth at each of `times`, oldest first; a generator, so that the caller can pause in between. A
 * moment before the first mark of something held yields undefined.
 */
export function* pastWorth(
  states: readonly CourseState[],
  times: readonly number[],
  marks: ReadonlyMap<string, (at: number) => Price | undefined>,
): Generator<WorthPoint | undefined, void> {
  let current = 0
  for (const at of times) {
    while ((states[current + 1]?.since ?? Infinity) <= at) current += 1
    const state = states[current]
    const known = new Map([...marks].map(([symbol, markAt]) => [symbol, markAt(at)] as const))
    const isKnown = (symbol: string): boolean => known.get(symbol) !== undefined
    const needed = state === undefined ? [] : [...symbolsOf(state.held, (symbol) => known.has(symbol))]
    yield state !== undefined && needed.every(isKnown)
      ? worthPoint(state, at, (symbol) => known.get(symbol))
      : undefined
  }
}

export const worthPoint = (
  { held, flow }: Pick<CourseState, 'held' | 'flow'>,
  at: number,
  markOf: MarkOf,
): WorthPoint => ({
  at,
  equity: equityAt(held, markOf),
  flow,
})

/** Adds to each point the profit since the first: the change of equity without deposits and withdrawals. */
export function withProfits(points: readonly WorthPoint[]): CoursePoint[] {
  const [first] = points
  return points.map(({ at, equity, flow }) => ({
    at,
    equity,
    profit: equity - (first?.equity ?? 0n) - (flow - (first?.flow ?? 0n)),
  }))
}
