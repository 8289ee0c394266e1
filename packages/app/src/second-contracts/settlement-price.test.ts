import { expect, it } from 'vitest'
import { decidingTick, settlementPrice } from './settlement-price.ts'

it.each([
  ['far apart', '77.61', '77.6079857', '0.01', '0.01'],
  ['apart in the fourth decimal', '77.6079857', '77.6075143', '0.01', '0.0001'],
  ['apart in the last', '1.13000001', '1.13', '0.00001', '0.00000001'],
  ['equal', '77.6079857', '77.6079857', '0.01', '0.0000001'],
  ['equal and short', '77.6', '77.6', '0.01', '0.01'],
  ['whole', '100', '101', '1', '1'],
] as const)('two prices that are %s are shown with the digits that decide', (_, one, other, tick, shown) => {
  expect(decidingTick([one, other], tick)).toBe(shown)
  expect(decidingTick([other, one], tick)).toBe(shown)
})

it('needs both prices to show more than the price tick', () => {
  expect(decidingTick(['77.6079857', null], '0.01')).toBe('0.01')
  expect(decidingTick(['77.6079857', '77.6'], undefined)).toBeUndefined()
})

it('is the last price where bid and ask are derived from it', () => {
  const tick = { bid: '77.59', ask: '77.63', last: '77.6079857' }
  expect([settlementPrice(tick, true), settlementPrice(tick, false)]).toEqual(['77.6079857', '77.61'])
})
