import { strategyRuleIds } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, dayStart } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import type { Candles } from '../../house/candles/candles.ts'
import { madeUpCandles } from '../investments/test-investing.ts'
import { createStrategyDays, historyDays } from './strategy-days.ts'

const rule = 'trend/1'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterEach(() => app.stop())

/** The results on made-up hours. `lacks`: whether the hours of a day, which ends then, are missing. */
function daysOf({ readyDays, lacks = () => false }: { readyDays?: number; lacks?: (end: number) => boolean } = {}) {
  let asked = 0
  const list: Candles['list'] = async (symbol, interval, range) => {
    asked += 1
    const hours = await madeUpCandles.list(symbol, interval, range)
    return lacks(range.before ?? 0) ? hours.slice(1) : hours
  }
  const days = createStrategyDays({ sql: app.house.sql, candles: { list }, readyDays })
  /** How many days ago each day began that is there, newest first. */
  const ages = async (now = app.time.now): Promise<number[]> =>
    (await days.history(rule, now)).map(({ day }) => (dayStart(now) - day) / dayMs)
  return { days, ages, asked: () => asked }
}

const until = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

it('makes up for 90 days of each rule, a few at a time, from the newest back, and keeps them', async () => {
  const { days, ages, asked } = daysOf()
  expect(await ages()).toEqual([])
  await days.advance(app.time.now)
  expect(await ages()).toEqual([1, 2])
  for (let turn = 1; turn < historyDays / 2; turn += 1) await days.advance(app.time.now)
  expect(await ages()).toEqual(until(90))
  const all = asked()
  await days.advance(app.time.now)
  expect(asked()).toBe(all)
  const perRule = await app.owner<{ count: number }[]>`
    select count(*)::int as count from strategy_days group by rule`
  expect(perRule).toEqual(strategyRuleIds.map(() => ({ count: 90 })))
  const again = daysOf()
  for (let turn = 0; turn <= historyDays / 2; turn += 1) await again.days.advance(app.time.now)
  expect([await again.ages(), again.asked()]).toEqual([until(90), 0])
})

it('has the day that has just ended first, a minute after its end, though others still lack', async () => {
  const { days, ages } = daysOf({ readyDays: 9 })
  await days.advance(app.time.now)
  const midnight = dayStart(app.time.now) + dayMs
  await days.advance(midnight + 59_999)
  expect(await ages(midnight)).toEqual([2, 3, 4, 5])
  await days.advance(midnight + 60_000)
  expect(await ages(midnight)).toEqual([1, 2, 3, 4, 5, 6])
})

it('tries a day without prices again a minute later, and takes it as 0 where it is to count all the same', async () => {
  const today = dayStart(app.time.now)
  let isAway = true
  const { days, ages, asked } = daysOf({ readyDays: 3, lacks: (end) => isAway && end === today - dayMs })
  for (let turn = 0; turn < 3; turn += 1) await days.advance(app.time.now)
  expect(await ages()).toEqual([1])
  const before = asked()
  await days.advance(app.time.now + 59_999)
  expect(asked()).toBe(before)
  expect(await days.resultOf(rule, today - 2 * dayMs)).toBe(undefined)
  isAway = false
  await days.advance(app.time.now + 60_000)
  expect(await ages()).toEqual([1, 2, 3])
  const none = daysOf({ lacks: () => true })
  const counted = await none.days.resultOf(rule, today - 9 * dayMs, true)
  expect(counted).toMatchObject({ rule, day: today - 9 * dayMs, result: 0n })
  // It stays, though its prices come later.
  expect(await daysOf().days.resultOf(rule, today - 9 * dayMs)).toEqual(counted)
})
