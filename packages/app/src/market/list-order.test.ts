import { expect, it } from 'vitest'
import { moved, placeOf, shiftOf, within } from './list-order.ts'

it.each([
  [0, 2, 'bcad'],
  [2, 0, 'cabd'],
  [3, 2, 'abdc'],
  [1, 1, 'abcd'],
])('from %i to %i makes %s', (from, to, text) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(text)
})

it.each([
  [{ from: 1, rows: 0.4 }, 1, [0, 0.4, 0, 0]],
  [{ from: 1, rows: 1.6 }, 3, [0, 1.6, -1, -1]],
  [{ from: 2, rows: -2 }, 0, [1, 1, -2, 0]],
])('%j comes to lie at %i, and rows make room by %j', (drag, place, shifts) => {
  expect(placeOf(drag)).toBe(place)
  expect([0, 1, 2, 3].map((index) => shiftOf(index, drag))).toEqual(shifts)
})

it('goes no further than the ends', () => {
  expect([within(-9, 2, 4), within(9, 2, 4), within(0.5, 2, 4)]).toEqual([-2, 1, 0.5])
})
