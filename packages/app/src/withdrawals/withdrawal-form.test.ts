import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { someTerms } from './example-terms.ts'
import { checkWithdrawal, costOf, feeOf, mostOf, offeredMost, partOf, percentOf } from './withdrawal-form.ts'

const [bank, bitcoin] = someTerms.channels
if (bank === undefined || bitcoin === undefined) throw new Error('the example terms lack bank or bitcoin')
const { limits } = someTerms

it.each([
  ['0', '0'],
  ['1', '0'],
  ['1.000001', '0'],
  ['101', '99.900099'],
  ['1000', '998.001998'],
  ['21.02', '20'],
])('of a balance of %s at most %s can leave', (available, most) => {
  const found = mostOf(available, bank) ?? -1n
  expect(printDecimal(found)).toBe(most)
})

it('the most and its fee are within the balance, and one unit more is not', () => {
  const unit = decimal('0.000001')
  const within: boolean[] = []
  for (let held = decimal('1'); held < decimal('9'); held += decimal('0.137911')) {
    const most = mostOf(printDecimal(held), bank) ?? 0n
    within.push(most === 0n || most + feeOf(most, bank) <= held, most + unit + feeOf(most + unit, bank) > held)
  }
  expect(within.every(Boolean)).toBe(true)
})

it.each([
  ['', '1000', 'unfinished'],
  ['50', null, 'unfinished'],
  ['50', '1', 'nothing'],
  ['19.99', '1000', 'too_small'],
  ['20', '1000', 'good'],
  ['998.001998', '1000', 'good'],
  ['998.001999', '1000', 'too_much'],
  ['5000', '9000', 'good'],
  ['5000.000001', '9000', 'over_day'],
] as const)('%s of %s is %s', (typed, available, kind) => {
  expect(checkWithdrawal(typed, { channel: bank, available, limits, mark: undefined }).kind).toBe(kind)
})

it('says what arrives, the fee, and what leaves the balance', () => {
  const checked = checkWithdrawal('125.5', { channel: bank, available: '1000', limits, mark: undefined })
  expect(checked).toEqual({ kind: 'good', amount: '125.5', fee: '1.1255', total: '126.6255' })
  expect([costOf('125.', bank), costOf('', bank)]).toEqual([{ fee: '1.125', total: '126.125' }, null])
})

it('counts other currencies at their mark, and not at all while that is unknown', () => {
  const known = { channel: bitcoin, available: '2', limits, mark: decimal('60000') }
  expect(checkWithdrawal('0.08', known).kind).toBe('good')
  expect(checkWithdrawal('0.09', known).kind).toBe('over_day')
  expect(checkWithdrawal('0.09', { ...known, mark: undefined }).kind).toBe('good')
  const month = { ...limits, dayLeft: '20000', monthLeft: '100' }
  expect(checkWithdrawal('0.09', { ...known, limits: month }).kind).toBe('over_month')
})

it('offers no more than the limits leave where they count one to one', () => {
  const most = offeredMost({ channel: bank, available: '9000', limits }) ?? 0n
  expect(printDecimal(most)).toBe('5000')
  expect(partOf(most, 25, 'USDT')).toBe('1250')
  expect([percentOf('1250', most, 'USDT'), percentOf('1251', most, 'USDT')]).toEqual([25, undefined])
  expect(partOf(0n, 50, 'USDT')).toBe('')
})
