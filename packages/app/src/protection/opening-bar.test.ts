import { expect, it } from 'vitest'
import { openingBar } from './opening-bar.ts'
import type { Protection } from './protection.queries.ts'

const free: Protection = {
  riskAcknowledgedAtMs: 1,
  lossLimit: null,
  lossLimitNext: null,
  lostToday: '0',
  excludedUntilAtMs: null,
  coolOffUntilAtMs: null,
  country: null,
  countryNext: null,
  countryVerified: false,
  featuresOff: [],
  leverageMax: null,
  stakeMax: null,
}

it.each([
  ['nothing', {}, undefined],
  ['a risk warning is no bar: it can be acknowledged', { riskAcknowledgedAtMs: null }, undefined],
  ['the country', { featuresOff: ['positions'], excludedUntilAtMs: 5 }, 'off'],
  ['another feature of the country', { featuresOff: ['second_contracts'] }, undefined],
  ['exclusion before a break', { excludedUntilAtMs: 5, coolOffUntilAtMs: 5 }, 'excluded'],
  ['a break', { coolOffUntilAtMs: 5 }, 'cooling'],
  ['less than the limit', { lossLimit: '100', lostToday: '99.99' }, undefined],
  ['the limit', { lossLimit: '100', lostToday: '100' }, 'limit'],
] as [string, Partial<Protection>, string | undefined][])('%s', (_, given, bar) => {
  expect(openingBar({ ...free, ...given }, 'positions')).toBe(bar)
})

it('a fixed rate is off with all strategies, and alone', () => {
  const barOf = (off: Protection['featuresOff'], feature: 'strategies' | 'fixed_rates') =>
    openingBar({ ...free, featuresOff: off }, feature)
  expect([barOf(['strategies'], 'fixed_rates'), barOf(['fixed_rates'], 'fixed_rates')]).toEqual(['off', 'off'])
  expect(barOf(['fixed_rates'], 'strategies')).toBeUndefined()
})

it('what is not known bars nothing: the server decides', () => {
  expect(openingBar(undefined, 'positions')).toBeUndefined()
})
