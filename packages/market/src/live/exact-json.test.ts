import { printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { parseExactJson } from './exact-json.ts'
import { decimalOf, fieldsOf, isoTimeOf, secondsOf, volumeOf, wholeOf } from './unchecked-fields.ts'

describe('parseExactJson', () => {
  it('keeps numbers as their source text, and all else as it is', () => {
    const text = '{"a":[108359.80,1e-7,-0,12345678901234567890.123456789012345678],"b":"1.50","c":null,"d":true}'
    expect(parseExactJson(text)).toEqual({
      a: ['108359.80', '1e-7', '-0', '12345678901234567890.123456789012345678'],
      b: '1.50',
      c: null,
      d: true,
    })
  })

  it.each([
    ['an HTML page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>'],
    ['half a frame', '{"stream":"btcusdt@bookTicker","data":{"b":"618'],
    ['NaN', '{"p":NaN}'],
    ['nothing', ''],
    ['a hundred thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('rejects %s', (_, text) => {
    expect(parseExactJson(text)).toBeUndefined()
  })

  it('reads a field named like a member of Object.prototype', () => {
    expect(fieldsOf(parseExactJson('{"__proto__":{"bid":1}}'))['bid']).toBeUndefined()
  })
})

describe('decimals of exchanges', () => {
  it.each<[unknown, string | undefined]>([
    ['61837.63000000', '61837.63'],
    ['-12.5', '-12.5'],
    ['3.844e-05', '0.00003844'],
    ['1E+3', '1000'],
    ['0.123456789012345678000', '0.123456789012345678'],
    ['0.1234567890123456789', undefined],
    ['1e-19', undefined],
    ['1e60', undefined],
    ['1'.repeat(41), undefined],
    ['', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['1,5', undefined],
    [' 1', undefined],
    ['١', undefined],
    [61_837.63, undefined],
    [null, undefined],
    [['1'], undefined],
  ])('%j is %s', (value, expected) => {
    const read = decimalOf(value)
    expect(read === undefined ? undefined : printDecimal(read)).toBe(expected)
  })

  it('cuts volumes at the eighteenth place', () => {
    const volume = volumeOf('4.7275215200000012345')
    expect(volume === undefined ? undefined : printDecimal(volume)).toBe('4.727521520000001234')
  })
})

describe('times of exchanges', () => {
  it.each<[unknown, number | undefined]>([
    ['2021-04-17T16:43:30.244075Z', Date.UTC(2021, 3, 17, 16, 43, 30, 244)],
    ['2023-10-04T16:26:30.524394914Z', Date.UTC(2023, 9, 4, 16, 26, 30, 524)],
    ['2019-08-14T20:42:27Z', Date.UTC(2019, 7, 14, 20, 42, 27)],
    ['2019-08-14T20:42:27', undefined],
    ['2019-13-45T20:42:27Z', undefined],
    ['1723161255343', undefined],
    [null, undefined],
  ])('%j is %s', (value, expected) => {
    expect(isoTimeOf(value)).toBe(expected)
  })

  it.each<[unknown, number | undefined]>([
    ['1723161255343', 1_723_161_255_343],
    ['1e12', undefined],
    ['-1', undefined],
    ['1723161255343.5', undefined],
    ['9'.repeat(16), undefined],
  ])('%j is the whole number %s', (value, expected) => {
    expect(wholeOf(value)).toBe(expected)
  })

  it('takes seconds', () => {
    expect(secondsOf('1517443740')).toBe(1_517_443_740_000)
  })
})
