import { expect, it } from 'vitest'
import { activityBetween, activityOf } from './activity.ts'

const hour = (day: number, ofDay: number): number => day * 24 + ofDay
const [monday, tuesday, friday, saturday, sunday] = [0, 1, 4, 5, 6]

it.each([
  ['coin', saturday, 0, true],
  ['coin', friday, 21, true],
  ['currency', tuesday, 21, true],
  ['currency', friday, 20, true],
  ['currency', friday, 21, false],
  ['currency', saturday, 12, false],
  ['currency', sunday, 21, false],
  ['currency', sunday, 22, true],
  ['metal', tuesday, 20, true],
  ['metal', tuesday, 21, false],
  ['metal', tuesday, 22, true],
  ['energy', monday, 21, false],
  ['index', sunday, 22, true],
] as const)('a %s on day %i in hour %i moves: %s', (marketClass, day, ofDay, moves) => {
  const activity = activityOf(marketClass)
  expect(activityBetween(activity, hour(day, ofDay), hour(day, ofDay) + 1) > 0).toBe(moves)
})
