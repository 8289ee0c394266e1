import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, ONE, printDecimal } from '../money/decimal.ts'
import { dayMs, hourMs, minuteMs } from '../time.ts'
import { equityAt, type MarkOf } from './equity-at.ts'
import {
  withProfits,
  type CoursePoint,
  type CourseState,
  courseSteps,
  courseTimes,
  closesOf,
  pastWorth,
  stepEnd,
  stepFor,
  worthPoint,
} from './equity-course.ts'
import { type HeldState, nothingHeld } from './held-state.ts'

/** 2026-11-19 09:00 UTC. */
const start = 1_795_078_800_000
const [minute, quarter] = courseSteps
const cash = (amount: string): HeldState => ({
  ...nothingHeld,
  accounts: new Map([['contract:USDT', decimal(amount)]]),
})
const long = (state: HeldState, quantity: string, cost: string): HeldState => {
  const position = {
    id: '1-2',
    symbol: 'BTC/USDT',
    direction: 'long',
    quantity: decimal(quantity),
    cost: decimal(cost),
  }
  return { ...state, positions: new Map([['1-2', position as never]]) }
}
const state = (since: number, held: HeldState, flow = '0'): CourseState => ({ since, held, flow: decimal(flow) })
const candle = (openAt: number, close: string) => ({ openAt, close: decimal(close) })

/** All that was, and the present. */
function wholeCourse(
  states: readonly CourseState[],
  times: readonly number[],
  marks: Parameters<typeof pastWorth>[2],
  present: MarkOf,
): CoursePoint[] {
  const past = [...pastWorth(states, times.slice(0, -1), marks)].flatMap((point) => point ?? [])
  const last = states.at(-1) ?? { held: nothingHeld, flow: 0n }
  return withProfits([...past, worthPoint(last, times.at(-1) ?? 0, present)])
}

const none = new Map<string, (at: number) => bigint | undefined>()

it.each([
  [0, '1m'],
  [dayMs, '1m'],
  [dayMs + 1, '15m'],
  [7 * dayMs, '15m'],
  [30 * dayMs, '1h'],
  [30 * dayMs + 1, '1d'],
  [5_000 * dayMs, '1d'],
])('a course of %d ms has points of %s', (length, interval) => {
  expect(stepFor(length).interval).toBe(interval)
})

it('has a point at its beginning, at each end of a step, and now', () => {
  expect(courseTimes(minute, start + 5_000, start + 2 * minuteMs + 1)).toEqual([
    start + 5_000,
    start + minuteMs,
    start + 2 * minuteMs,
    start + 2 * minuteMs + 1,
  ])
  expect(courseTimes(quarter, start, start)).toEqual([start])
  expect(courseTimes(quarter, start, start + 15 * minuteMs)).toEqual([start, start + 15 * minuteMs])
  expect(stepEnd(minute, start)).toBe(start + minuteMs)
})

it('a mark is the close of the last candle that was over', () => {
  const mark = closesOf([candle(start, '10'), candle(start + 3 * minuteMs, '13')], minuteMs)
  const read = [0, 1, 2, 3, 4, 9].map((count) => mark(start + count * minuteMs))
  expect(read.map((each) => each && printDecimal(each))).toEqual([undefined, '10', '10', '10', '13', '13'])
})

it('a deposit lifts the equity and is no profit, and neither is a withdrawal', () => {
  const states = [
    state(start, cash('100'), '100'),
    state(start + minuteMs, cash('150'), '150'),
    state(start + 2 * minuteMs, cash('30'), '30'),
  ]
  const points = wholeCourse(states, courseTimes(minute, start, start + 3 * minuteMs), none, () => undefined)
  expect(points.map(({ equity }) => printDecimal(equity))).toEqual(['100', '150', '30', '30'])
  expect(points.every(({ profit }) => profit === 0n)).toBe(true)
})

it('an open position moves with its mark, and the last point is at the mark in force', () => {
  const states = [state(start, long(cash('1000'), '2', '200'))]
  const marks = new Map([['BTC/USDT', closesOf([candle(start - minuteMs, '100'), candle(start, '110')], minuteMs)]])
  const points = wholeCourse(states, courseTimes(minute, start, start + 90_000), marks, () => decimal('95'))
  expect(points.map(({ equity, profit }) => [printDecimal(equity), printDecimal(profit)])).toEqual([
    ['1000', '0'],
    ['1020', '20'],
    ['990', '-10'],
  ])
})

it('begins where the marks of what is held begin, and counts at nothing what never had one', () => {
  const yen: HeldState = { ...cash('5'), accounts: new Map([...cash('5').accounts, ['balance:JPY', decimal('900')]]) }
  const marks = new Map([['BTC/USDT', closesOf([candle(start + minuteMs, '100')], minuteMs)]])
  const points = wholeCourse(
    [state(start, long(yen, '1', '100'))],
    courseTimes(minute, start, start + 3 * minuteMs),
    marks,
    (symbol) => (symbol === 'BTC/USDT' ? decimal('100') : undefined),
  )
  expect(points.map(({ at, equity }) => [(at - start) / minuteMs, printDecimal(equity)])).toEqual([
    [2, '5'],
    [3, '5'],
  ])
})

const life = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 1, max: 4 * hourMs }),
    cash: fc.integer({ min: 0, max: 1_000_000 }),
    flow: fc.integer({ min: -1_000, max: 1_000 }),
    quantity: fc.integer({ min: 0, max: 50 }),
    cost: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 30 },
)

it('whatever happens, the last point is the equity in force, and equity less profit moves by flows alone', () => {
  fc.assert(
    fc.property(
      life,
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 0, max: dayMs }),
      (steps, price, rest) => {
        let since = start
        let flow = 0n
        const states = steps.map((each) => {
          since += each.afterMs
          flow += BigInt(each.flow) * ONE
          return { since, flow, held: long(cash(String(each.cash)), String(each.quantity), String(each.cost)) }
        })
        const [first] = states
        const to = since + rest
        const step = stepFor(to - (first?.since ?? 0))
        const candles = Array.from({ length: 2_000 }, (_, index) =>
          candle(start - hourMs + index * hourMs, String(1 + ((price * (index + 1)) % 99_991))),
        )
        const marks = new Map([['BTC/USDT', closesOf(candles, hourMs)]])
        const mark = BigInt(price) * ONE
        const points = wholeCourse(states, courseTimes(step, first?.since ?? 0, to), marks, () => mark)
        const last = states.at(-1)
        expect(points.at(-1)?.equity).toBe(equityAt(last?.held ?? nothingHeld, () => mark))
        const flowed = points.map(({ equity, profit }) => equity - profit)
        expect((flowed.at(-1) ?? 0n) - (flowed[0] ?? 0n)).toBe((last?.flow ?? 0n) - (first?.flow ?? 0n))
        expect(points.length).toBeLessThanOrEqual(1_442)
      },
    ),
    { numRuns: 100 },
  )
})
