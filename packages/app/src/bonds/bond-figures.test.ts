import { dayMs } from '@touchstone/domain/time'
import { describe, expect, it } from 'vitest'
import {
  accountStanding,
  amountOfUnits,
  canGiveBack,
  dueStates,
  lossesOf,
  planOf,
  raisedOf,
  startOfTerm,
  sumOf,
  yearlyRate,
} from './bond-figures.ts'

const start = Date.UTC(2026, 11, 1)
const monthly = { unit: '100', currency: 'USDT', dailyRate: '0.00021', repayment: 'monthly', termDays: 75 } as const
const atEnd = { ...monthly, repayment: 'at_end', termDays: 30 } as const

it('says a year without interest on interest', () => {
  expect(yearlyRate(monthly)).toBe('0.07665')
})

describe('the plan', () => {
  it('pays interest every 30 days and the rest with the principal at the end', () => {
    expect(planOf(monthly, start)).toEqual([
      { day: '2026-12-31', interestPerUnit: '0.63', principalPerUnit: '0' },
      { day: '2027-01-30', interestPerUnit: '0.63', principalPerUnit: '0' },
      { day: '2027-02-14', interestPerUnit: '0.315', principalPerUnit: '100' },
    ])
  })

  it('pays everything at the end', () => {
    expect(planOf(atEnd, start)).toEqual([{ day: '2026-12-31', interestPerUnit: '0.63', principalPerUnit: '100' }])
  })

  it('rounds the interest of a unit down', () => {
    const odd = { ...atEnd, unit: '10', dailyRate: '0.000000123456789' }
    expect(planOf(odd, start)[0]?.interestPerUnit).toBe('0.000037')
  })

  it('sums what some units get', () => {
    expect(sumOf(planOf(monthly, start), 28)).toEqual({ interest: '44.1', principal: '2800', whole: '2844.1' })
  })
})

describe('a loss', () => {
  it('is told before the gain, in each case', () => {
    expect(lossesOf(monthly, 10)).toEqual([
      { case: 'nothing', gets: '0', result: '-1000' },
      { case: 'half', gets: '507.875', result: '-492.125' },
      { case: 'all_but_last', gets: '12.6', result: '-987.4' },
      { case: 'whole', gets: '1015.75', result: '15.75' },
    ])
  })

  it('has no last payment but one where all is due at once', () => {
    expect(lossesOf(atEnd, 1).map((loss) => loss.case)).toEqual(['nothing', 'half', 'whole'])
  })
})

it('measures what was raised against the least and the whole', () => {
  expect(raisedOf({ unit: '100', units: 2_500, unitsMin: 2_000, unitsSold: 1_874 })).toEqual({
    raised: '187400',
    offered: '250000',
    least: '200000',
    raisedPart: 74.9,
    leastPart: 80,
  })
  expect(raisedOf({ unit: '100', units: 0, unitsMin: 0, unitsSold: 0 }).raisedPart).toBe(0)
  expect(amountOfUnits({ unit: '12.5' }, 3)).toBe('37.5')
})

it('begins the term with its first day, or as it would', () => {
  expect(startOfTerm({ startDay: '2026-12-01', closesAtMs: start - dayMs })).toBe(start)
  expect(startOfTerm({ startDay: null, closesAtMs: start })).toBe(start)
  expect(startOfTerm({ startDay: null, closesAtMs: null })).toBeUndefined()
})

describe('due dates', () => {
  const dues = planOf(monthly, start)
  it.each([
    [undefined, null, ['next', 'ahead', 'ahead']],
    ['2026-12-31', null, ['paid', 'next', 'ahead']],
    ['2027-01-30', '2027-01-30', ['paid', 'late', 'next']],
    ['2027-02-01', '2027-01-30', ['paid', 'late', 'next']],
    ['2027-03-03', '2026-12-31', ['late', 'late', 'late']],
    ['2027-02-14', null, ['paid', 'paid', 'paid']],
  ])('paid through %s and late since %s', (paidThrough, lateSinceDay, states) => {
    expect(dueStates(dues, { paidThrough, lateSinceDay })).toEqual(states)
  })

  it('are measured against the account', () => {
    const bond = { escrow: '31.5', dueNow: '0', lateSinceDay: null, unitsSold: 100 }
    expect(accountStanding(bond, dues, undefined)).toEqual({ is: 'short', due: '63', dueDay: '2026-12-31', part: 50 })
    expect(accountStanding({ ...bond, escrow: '63' }, dues, '2026-12-31').is).toBe('covers')
    const late = { ...bond, escrow: '0', dueNow: '63', lateSinceDay: '2026-12-31' }
    expect(accountStanding(late, dues, '2026-12-31')).toMatchObject({ is: 'late', due: '63', part: 0 })
    expect(accountStanding(bond, dues, '2027-02-14')).toMatchObject({ is: 'waits', dueDay: null })
  })
})

it('can be given back until it goes ahead', () => {
  expect(canGiveBack({ withdrawUntilAtMs: start }, start - 1)).toBe(true)
  expect(canGiveBack({ withdrawUntilAtMs: start }, start)).toBe(false)
  expect(canGiveBack({ withdrawUntilAtMs: null }, start)).toBe(false)
})
