import { expect, it } from 'vitest'
import { decimal, printDecimal } from '../money/decimal.ts'
import { bearableLoss } from './bearable-loss.ts'

it.each([
  ['40000', '20000', '30000', '3000'],
  ['40000', '0', '0', '4000'],
  ['0', '0', '0', '0'],
  ['10000', '5000', '15000', '0'],
  ['10000', '5000', '20000', '0'],
])('of %s a year and %s saved, with duties of %s, one can lose %s', (yearlyIncome, savings, yearlyDuties, bearable) => {
  const given = { yearlyIncome: decimal(yearlyIncome), savings: decimal(savings), yearlyDuties: decimal(yearlyDuties) }
  expect(printDecimal(bearableLoss(given))).toBe(bearable)
})
