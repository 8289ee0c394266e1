import { expect, it } from 'vitest'
import { changedQuery } from '../forms/changed-query.ts'
import { isNarrowed, readFilter, requestOf } from './funds-filter.ts'

const nothing = { status: undefined, currency: undefined, days: undefined }

it.each([
  ['', 'deposit', nothing],
  ['status=1&currency=BTC&days=7', 'deposit', { status: 1, currency: 'BTC', days: '7' }],
  ['status=-2', 'withdrawal', { ...nothing, status: -2 }],
  // A deposit is never paid out, a withdrawal never delivered.
  ['status=2', 'deposit', nothing],
  ['status=1', 'withdrawal', nothing],
  ['status=x&currency=btc&days=5', 'deposit', nothing],
] as const)('%s of a %s narrows to %j', (query, kind, filter) => {
  expect(readFilter(new URLSearchParams(query), kind)).toEqual(filter)
})

it('what stands for all is left out of the address', () => {
  const query = changedQuery(new URLSearchParams('kind=deposit&status=0'), { status: undefined, days: '30' })
  expect(query.toString()).toBe('kind=deposit&days=30')
  expect([isNarrowed(nothing), isNarrowed({ ...nothing, status: 0 })]).toEqual([false, true])
})

it('today begins at midnight of the device, whatever the hour', () => {
  const noon = new Date(2026, 4, 10, 12).getTime()
  const night = new Date(2026, 4, 10, 23, 59).getTime()
  const asked = requestOf({ ...nothing, days: '1' }, noon)
  expect(asked).toEqual(requestOf({ ...nothing, days: '1' }, night))
  expect(requestOf(nothing, noon).from).toBeUndefined()
})
