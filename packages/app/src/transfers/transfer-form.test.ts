import { describe, expect, it } from 'vitest'
import { checkAmount, type Checked, leftAfter, likelyFrom, partOf, percentOf } from './transfer-form.ts'

describe('what was typed', () => {
  it.each<[string, string | null, Checked]>([
    ['12.5', '100', { kind: 'good', amount: '12.5' }],
    ['100', '100', { kind: 'good', amount: '100' }],
    ['100.000001', '100', { kind: 'too_much' }],
    ['12.', '100', { kind: 'good', amount: '12' }],
    ['12.50', '100', { kind: 'good', amount: '12.5' }],
    ['', '100', { kind: 'unfinished' }],
    ['0.', '100', { kind: 'unfinished' }],
    ['0.00', '100', { kind: 'unfinished' }],
    ['5', null, { kind: 'unfinished' }],
    ['', '0', { kind: 'nothing_available' }],
    ['5', '0', { kind: 'nothing_available' }],
  ])('%o of %o', (typed, available, checked) => {
    expect(checkAmount(typed, available)).toEqual(checked)
  })
})

it.each<[string | null, string | null, string]>([
  ['0', '100', 'contract'],
  ['5', '100', 'balance'],
  ['0', '0', 'balance'],
  [null, null, 'balance'],
])('with %s and %s it goes from the %s account', (balance, contract, from) => {
  expect(likelyFrom({ balance, contract })).toBe(from)
})

describe('a part of what is available', () => {
  it.each([
    ['100', 25, '25'],
    ['0.000007', 50, '0.000003'],
    ['0.000001', 25, ''],
    ['0', 100, ''],
    ['99999.999999', 100, '99999.999999'],
  ])('of %s %i %% is %o', (available, percent, part) => {
    expect(partOf(available, percent)).toBe(part)
  })

  it('is recognised, the largest first', () => {
    expect(percentOf('25', '100')).toBe(25)
    expect(percentOf('26', '100')).toBeUndefined()
    expect(percentOf('', '100')).toBeUndefined()
    expect(percentOf('0.000001', '0.000002')).toBe(75)
  })
})

it('leaves what was not taken', () => {
  expect(leftAfter('100', '99.5')).toBe('0.5')
  expect(leftAfter('100', '100')).toBe('0')
  expect(leftAfter('100', '101')).toBeNull()
  expect(leftAfter(null, '1')).toBeNull()
})
