import { afterEach, expect, it } from 'vitest'
import { languageTags } from '@touchstone/wire/languages'
import { moneyText } from './print-money.ts'
import { percentText, priceText } from './number-text.ts'
import { localized, styleOf, writeIn } from './written-language.ts'

afterEach(() => writeIn('en-US'))

it.each([
  ['en-US', '106,184.1', '1,234.50', '−12.30'],
  ['es-ES', '106.184,1', '1234,50', '−12,30'],
  ['vi-VN', '106.184,1', '1.234,50', '−12,30'],
  ['ms-MY', '106,184.1', '1,234.50', '−12.30'],
  ['th-TH', '106,184.1', '1,234.50', '−12.30'],
  ['ja-JP', '106,184.1', '1,234.50', '−12.30'],
])('%s writes %s and %s', (tag, price, amount, loss) => {
  writeIn(tag)
  expect([priceText('106184.1', '0.1'), moneyText('1234.5'), moneyText('-12.3')]).toEqual([price, amount, loss])
})

it('folds zeros and prints percentages in the same way', () => {
  writeIn('es-ES')
  expect([priceText('0.0000123', '0.0000001'), percentText('12.345678', 2, true)]).toEqual(['0,0₄123', '+1234,56%'])
  expect(priceText('64201.50', undefined)).toBe('64.201,5')
})

it('agrees with Intl in every language', () => {
  const texts = ['0', '7', '123', '1234', '12345', '123456', '1234567', '999999999999', '1234.5', '12345.678']
  for (const tag of Object.values(languageTags)) {
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
    for (const text of texts) expect(localized(text, styleOf(tag)), `${tag} ${text}`).toBe(format.format(Number(text)))
  }
})
