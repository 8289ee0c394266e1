import { afterEach, expect, it } from 'vitest'
import { writeIn } from '../format/written-language.ts'
import { rateText } from './rate-text.ts'
import { changeOf } from './use-quote-change.ts'

afterEach(() => writeIn('en-US'))

it.each([
  ['0.00940462', 'fell'],
  ['0.00940565', undefined],
  ['0.00940600', 'rose'],
] as const)('a quote of %s in place of 0.00940565 %s', (receive, change) => {
  expect(changeOf({ pay: '1000', receive: '0.00940565' }, { pay: '1000', receive })).toBe(change)
})

it('compares no quotes for other amounts', () => {
  expect(changeOf({ pay: '1000', receive: '1' }, { pay: '1001', receive: '2' })).toBeUndefined()
  expect(changeOf(undefined, { pay: '1001', receive: '2' })).toBeUndefined()
})

it('says a rate in the language', () => {
  const terms = { from: 'USDT', to: 'BTC', pay: '106184.1', receive: '1' }
  expect(rateText(terms)).toBe('1 BTC = 106,184.10 USDT')
  writeIn('es-ES')
  expect(rateText(terms)).toBe('1 BTC = 106.184,10 USDT')
})
