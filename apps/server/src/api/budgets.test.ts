import { expect, it } from 'vitest'
import { createBudgets } from './budgets.ts'

function budgetsOf(max: number) {
  const time = { now: 0 }
  return { time, ...createBudgets(max, () => time.now) }
}

it('allows so much a window, and says when the next one begins', () => {
  const { spend, time } = budgetsOf(3)
  expect([1, 2, 3, 4].map(() => spend('a', 1))).toEqual([undefined, undefined, undefined, 60])
  expect(spend('b', 1)).toBeUndefined()
  time.now = 59_001
  expect(spend('a', 1)).toBe(1)
  time.now = 60_000
  expect(spend('a', 1)).toBeUndefined()
})

it('begins a window with the first request after the last one', () => {
  const { spend, time } = budgetsOf(1)
  spend('a', 1)
  time.now = 100_000
  expect(spend('a', 1)).toBeUndefined()
  time.now = 159_999
  expect(spend('a', 1)).toBe(1)
  time.now = 160_000
  expect(spend('a', 1)).toBeUndefined()
})

it('lets later windows pay for what cost more than was left', () => {
  const { spend, time } = budgetsOf(10)
  expect(spend('a', 9)).toBeUndefined()
  expect(spend('a', 30)).toBeUndefined()
  // 29 are owed: two windows pay 20, and the third one leaves 1.
  expect(spend('a', 1)).toBe(180)
  time.now = 179_999
  expect(spend('a', 1)).toBe(1)
  time.now = 180_000
  expect(spend('a', 1)).toBeUndefined()
  expect(spend('a', 1)).toBe(60)
})

it('charges what is known afterwards, also where nothing is left', () => {
  const { spend, charge, time } = budgetsOf(2)
  spend('a', 2)
  charge('a', 2)
  expect(spend('a', 1)).toBe(120)
  time.now = 120_000
  expect(spend('a', 1)).toBeUndefined()
})

it('never saves up', () => {
  const { spend, time } = budgetsOf(2)
  spend('a', 1)
  time.now = 10 * 60_000
  expect([1, 2, 3].map(() => spend('a', 1))).toEqual([undefined, undefined, 60])
})

it('keeps so many budgets, and forgets the oldest', () => {
  const { spend } = budgetsOf(1)
  spend('first', 1)
  for (let other = 0; other < 100_000; other += 1) spend(String(other), 1)
  expect(spend('first', 1)).toBeUndefined()
  expect(spend('99999', 1)).toBe(60)
})
