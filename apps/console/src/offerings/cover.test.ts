import { expect, it } from 'vitest'
import { coverOf } from './cover.ts'

it.each([
  ['half of it', { escrow: '50', owed: '10', mostOwed: '100' }, 50, { owed: 10, free: 40, missing: 50 }],
  ['more than all of it', { escrow: '200', owed: '0', mostOwed: '100' }, 200, { owed: 0, free: 100, missing: 0 }],
  [
    'what runs, of a product that is gone',
    { escrow: '30', owed: '30', mostOwed: null },
    100,
    { owed: 100, free: 0, missing: 0 },
  ],
  ['just not all', { escrow: '99.999', owed: '0', mostOwed: '100' }, 99, { owed: 0, free: 99.99, missing: 0 }],
  ['nothing', { escrow: '0', owed: '0', mostOwed: null }, undefined, { owed: 0, free: 0, missing: 0 }],
])('covers %s', (_, offering, percent, parts) => {
  expect(coverOf(offering)).toEqual({ percent, parts })
})
