import { entryGroups } from '@touchstone/wire/entry-kinds'
import { entryKind } from '@touchstone/wire/ledger'
import { expect, it } from 'vitest'
import { groupOf, kindsOf } from './entry-kinds.ts'
import { exactPlaces, listedPlaces } from './exact-places.ts'

it.each([
  ['100', 'USDT', 2],
  ['0.004', 'USDT', 3],
  ['-12.345678', 'USDT', 6],
  ['12.500000', 'USDT', 2],
  ['0.00000001', 'BTC', 8],
  ['1', 'BTC', 2],
  ['1200', 'JPY', 0],
])('%s %s has %i decimals', (value, currency, places) => {
  expect(exactPlaces(value, currency)).toBe(places)
})

it.each([
  ['78817.046643', 'USDT', 2],
  ['0.08912847', 'BTC', 8],
  ['6684.51655403', 'DOGE', 5],
  ['123456789.5', 'DOGE', 2],
  ['1200', 'JPY', 0],
])('a balance of %s %s is listed with %i decimals', (value, currency, places) => {
  expect(listedPlaces(value, currency)).toBe(places)
})

it('has every kind in one group, and something in each', () => {
  expect(entryGroups.flatMap(kindsOf).toSorted()).toEqual(entryKind.options.toSorted())
  expect(entryGroups.filter((group) => kindsOf(group).some((kind) => groupOf(kind) !== group))).toEqual([])
})
