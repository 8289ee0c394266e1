import { describe, expect, it } from 'vitest'
import { readTyped, withoutUnit, withPoint } from './read-typed.ts'

describe('what is typed or pasted', () => {
  it.each([
    ['12,5', '12.5'],
    ['1,234.56', '1234.56'],
    ['1,234,567.8', '1234567.8'],
    ['0,500', undefined],
    ['1,500', '1500'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.56', undefined],
    ['12,34.5', undefined],
    ['１２．５', '12.5'],
    [' 1 000 ', '1000'],
    ['', ''],
    ['00.5', '0.5'],
    ['-5', undefined],
    ['1e5', undefined],
    ['1.2.3', undefined],
    ['0.123', undefined],
    ['1234567890123', undefined],
  ])('as %s is %s', (text, read) => {
    expect(readTyped(text, 2)).toBe(read)
  })

  it('has no point where there are no decimals', () => {
    expect(readTyped('1.', 0)).toBeUndefined()
  })
})

it.each([
  ['1,000', '1000', '1.000'],
  ['12,500', '12500', '12.500'],
  ['1.500', '1.500', '1500'],
  ['1.234,5', '1234.5', '1234.5'],
  ['12,50', '12.50', '12.50'],
  ['1’000’000.5', '1000000.5', '1000000.5'],
  ['١٬٢٣٤٫٥', '1234.5', '1234.5'],
  ['۱۲۳', '123', '123'],
  ['๑๐๐', '100', '100'],
])('%s is %s where commas separate thousands, %s where points do', (text, english, spanish) => {
  expect([withPoint(text, { group: ',' }), withPoint(text, { group: '.' })]).toEqual([english, spanish])
})

it.each([
  ['$50', '50'],
  ['US$ 1,000', '1,000'],
  ['5 USDT', '5'],
  ['0.07476BTC', '0.07476'],
  ['usdt 5', '5'],
  ['50 €', '50'],
  ['\u200e5\u00a0USDT', '5'],
  ['5 mil', '5 mil'],
  ['5k', '5k'],
  ['-5', '-5'],
])('%s without its currency is %s', (text, amount) => {
  expect(withoutUnit(text)).toBe(amount)
})
