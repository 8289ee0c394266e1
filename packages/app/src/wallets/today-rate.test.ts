import { expect, it } from 'vitest'
import { todayRate } from './today-rate.ts'

it.each([
  ['100', '0', '5', '0.05'],
  ['100', '100', '5', '0.025'],
  ['100', '-90', '5', '0.05'],
  ['0', '50', '-5', '-0.1'],
  ['0', '0', '0', null],
])('from %s with a flow of %s, a profit of %s is %s', (opening, netFlow, value, rate) => {
  expect(todayRate({ since: null, opening, netFlow, profit: { value, shown: null } })).toBe(rate)
})
