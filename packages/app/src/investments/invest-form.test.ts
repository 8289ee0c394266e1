import { decimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import {
  checkInvestment,
  mostOf,
  mostWithoutPassword,
  partOf,
  percentOf,
  roomIn,
  takesPassword,
} from './invest-form.ts'

const terms = { amountMin: '10', amountMax: '50000', step: '5', left: '1003' }

describe('an amount', () => {
  it.each([
    ['', '500', { kind: 'unfinished' }],
    ['0', '500', { kind: 'unfinished' }],
    ['9', '500', { kind: 'too_small', minimum: '10' }],
    ['10', '500', { kind: 'good', amount: '10' }],
    ['15.', '500', { kind: 'good', amount: '15' }],
    ['17', '500', { kind: 'off_step', below: '15', above: '20' }],
    ['50005', '60000', { kind: 'too_large', maximum: '50000' }],
    ['1005', '60000', { kind: 'not_left', left: '1000' }],
    ['505', '500.5', { kind: 'too_much', available: '500.5' }],
    ['15', '0', { kind: 'no_money' }],
    ['15', null, { kind: 'unknown' }],
  ])('%s of %s', (typed, available, checked) => {
    expect(checkInvestment(typed, terms, available)).toEqual(checked)
  })

  it('has room for whole steps of what is left, from the least on', () => {
    expect(['9.99', '10', '44.5', '0'].map((left) => roomIn(left, terms))).toEqual([undefined, '10', '40', undefined])
  })

  it('offers whole steps of what there is, what is left and what is allowed', () => {
    expect(mostOf(terms, null)).toBeNull()
    expect(mostOf(terms, '9.99')).toBe(0n)
    expect(mostOf(terms, '333.33')).toBe(decimal('330'))
    expect(mostOf(terms, '99999')).toBe(decimal('1000'))
    expect(partOf(decimal('330'), 50, terms)).toBe('165')
    expect(partOf(decimal('30'), 25, terms)).toBe('')
    expect(percentOf('165', decimal('330'), terms)).toBe(50)
    expect(percentOf('160', decimal('330'), terms)).toBeUndefined()
  })

  it('takes the password from the limit on', () => {
    expect(takesPassword('999', { passwordFrom: '1000' })).toBe(false)
    expect(takesPassword('1000', { passwordFrom: '1000' })).toBe(true)
  })
})

it('knows the largest step that takes no withdrawal password', () => {
  expect(mostWithoutPassword({ ...terms, passwordFrom: '1000' })).toBe('995')
  expect(mostWithoutPassword({ ...terms, passwordFrom: '10' })).toBeUndefined()
})
