import { expect, it } from 'vitest'
import { fixedPay, fixedRateText } from './fixed-pay.ts'

const terms = { dailyRateMin: '0.00020003', dailyRateMax: '0.00020003', cycleDays: 3, currency: 'USDT' } as const

it.each([
  ['1001', '0.60069'],
  ['1', '0.0006'],
  ['0.001', '0'],
  ['', '0'],
])('pays on %s what the days of the term come to: %s', (amount, pays) => {
  expect(fixedPay(amount, terms)).toBe(pays)
})

it('says the rate with all of its decimals', () => {
  expect(fixedRateText(terms)).toBe('0.020003%')
  expect(fixedRateText({ dailyRateMin: '0.0002', dailyRateMax: '0.00020' })).toBe('0.02%')
  expect(fixedRateText({ dailyRateMin: '0.0001', dailyRateMax: '0.0002' })).toBe('0.01% – 0.02%')
})
