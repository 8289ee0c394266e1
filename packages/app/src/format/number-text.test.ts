import { describe, expect, it } from 'vitest'
import {
  directionOf,
  numberParts,
  percentText,
  priceText,
  shownPlaces,
  splitCents,
  splitQuiet,
  tickPlaces,
  wholePercentText,
} from './number-text.ts'
import { writeIn } from './written-language.ts'

const written = (
  value: string | null,
  places: number,
  options?: { plus?: boolean; trim?: boolean; least?: number },
): string => {
  const parts = numberParts(value, places, options)
  return parts === undefined ? 'nothing' : parts.sign + parts.whole + parts.fraction
}

describe('an amount', () => {
  it.each([
    ['12840.569', 2, '12,840.56'],
    ['-1203.4', 2, '−1,203.40'],
    ['999999999999.999999', 2, '999,999,999,999.99'],
    ['0.009', 2, '0.00'],
    ['-0.009', 2, '0.00'],
    ['5.5', 0, '5'],
    [null, 2, 'nothing'],
    ['abc', 2, 'nothing'],
    ['', 2, 'nothing'],
  ])('%s with %s places is %s', (value, places, text) => {
    expect(written(value, places)).toBe(text)
  })

  it('has a plus where it is asked for, never at zero', () => {
    expect(written('157.27', 2, { plus: true })).toBe('+157.27')
    expect(written('0.001', 2, { plus: true })).toBe('0.00')
    expect(written('-3', 2, { plus: true })).toBe('−3.00')
  })

  it('loses the zeros at its end where it is asked to', () => {
    expect(written('0.0778', 8, { trim: true })).toBe('0.0778')
    expect(written('5', 8, { trim: true })).toBe('5')
    expect(written('100', 0, { trim: true })).toBe('100')
  })

  it('keeps as many decimals as it is asked to, and has', () => {
    expect(written('0.6', 6, { trim: true, least: 2 })).toBe('0.60')
    expect(written('6', 6, { trim: true, least: 2 })).toBe('6.00')
    expect(written('1.40021', 6, { trim: true, least: 2 })).toBe('1.40021')
    expect(written('100', 0, { trim: true, least: 2 })).toBe('100')
  })

  it('is shown with the decimals of its currency', () => {
    expect(['USDT', 'USD', 'BTC', 'JPY', undefined, 'points'].map(shownPlaces)).toEqual([2, 2, 8, 0, 2, 2])
  })
})

describe('a percentage', () => {
  it.each([
    ['0.0231', '+2.31%'],
    ['-0.0042', '−0.42%'],
    ['0.00001', '0.00%'],
    ['-0.00001', '0.00%'],
    ['12.345678', '+1,234.56%'],
    [null, '—'],
  ])('of %s is %s', (value, text) => {
    expect(percentText(value, 2, true)).toBe(text)
  })

  it('has no plus where it is not a change', () => {
    expect(percentText('0.0005', 3)).toBe('0.050%')
  })

  it.each([
    ['0.005', '+0.50%'],
    ['0.00500', '+0.50%'],
    ['-0.030099', '−3.0099%'],
    ['0.000000000000000001', '+0.0000000000000001%'],
    ['0', '0.00%'],
    ['no number', '—'],
  ])('that is signed, of %s, is all of it: %s', (value, text) => {
    expect(wholePercentText(value, true)).toBe(text)
  })

  it('goes the way that is shown', () => {
    expect(['+2.31%', '−0.42%', '0.00%', '—'].map(directionOf)).toEqual(['up', 'down', 'flat', 'flat'])
  })
})

describe('a price', () => {
  it.each([
    ['64201.157', '0.01', '64,201.15'],
    ['64201.157', '1', '64,201'],
    ['64201.157', '0.5', '64,201.1'],
    ['1.08517', '0.00001', '1.08517'],
    ['0.001', '0.000001', '0.001000'],
    ['0.0000123', '0.0000001', '0.0₄123'],
    ['0.000012345', '0.000000001', '0.0₄12345'],
    ['0.00099', '0.00001', '0.0₃99'],
    ['-0.0000123', '0.0000001', '−0.0₄123'],
    ['0.000000000000000001', '0.000000000000000001', '0.0₁₇1'],
    ['0', '0.0000001', '0.0000000'],
    ['0.0000123', undefined, '0.0₄123'],
    ['64201.5', undefined, '64,201.5'],
    ['100', undefined, '100'],
    [null, '0.01', '—'],
  ])('of %s with the tick %s is %s', (value, tick, text) => {
    expect(priceText(value, tick)).toBe(text)
  })

  it('has the decimals of its tick', () => {
    expect(['0.01', '0.5', '1', '0.00000001', '0.10'].map(tickPlaces)).toEqual([2, 1, 0, 8, 1])
  })
})

describe('what is printed in grey', () => {
  it.each([
    ['12,840.56', '12,840', '.56'],
    ['1,203.40', '1,203', '.40'],
    ['106,184.1', '106,184', '.1'],
    ['157.27', '157.2', '7'],
    ['−1,558.83', '−1,558', '.83'],
    ['+12.34', '+12.34', ''],
    ['5.5', '5.5', ''],
    ['0.00', '0.00', ''],
    ['—', '—', ''],
    ['64,201', '64,201', ''],
    ['0.00940462', '0.009404', '62'],
    ['1.08517', '1.085', '17'],
    ['0.0₄12345', '0.0₄1234', '5'],
    ['10.000001', '10.00', '0001'],
    ['999,999,999,999.99', '999,999,999,999', '.99'],
  ])('of %s follows %s', (text, loud, quiet) => {
    expect(splitQuiet(text)).toEqual([loud, quiet])
  })

  it('follows a comma where the language has one', () => {
    writeIn('es-ES')
    expect([splitQuiet('106.184,1'), splitQuiet('1,08517')]).toEqual([
      ['106.184', ',1'],
      ['1,085', '17'],
    ])
    writeIn('en-US')
  })
})

it.each([
  ['−403.055343', '−403.05', '5343'],
  ['+48.00', '+48.00', ''],
  ['7', '7', ''],
  ['1,234.5', '1,234.5', ''],
])('money that adds up is read to the cent: %s', (text, loud, quiet) => {
  expect(splitCents(text)).toEqual([loud, quiet])
})
