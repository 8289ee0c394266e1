import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, printDecimal } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import {
  dueDays,
  endOfTerm,
  interestFor,
  isInterestDay,
  isShort,
  nextInterestDay,
  owedAt,
  type OwedPerUnit,
  paymentAt,
} from './bond-interest.ts'

const startDay = 20_458 * dayMs
const monthly = {
  startDay,
  termDays: 90,
  repayment: 'monthly',
  dailyRate: decimal('0.0004'),
  currency: 'USDT',
} as const
const atEnd = { ...monthly, repayment: 'at_end' } as const
const later = (days: number): number => startDay + days * dayMs
const fresh: OwedPerUnit = { interestOwed: 0n, principalLeft: decimal('100'), interestThrough: startDay }

describe('due dates', () => {
  it.each([
    ['monthly, and at the end', monthly, [30, 60, 90]],
    ['monthly of a term that is no whole months', { ...monthly, termDays: 100 }, [30, 60, 90, 100]],
    ['at the end alone', atEnd, [90]],
  ])('are %s', (_, schedule, days) => {
    expect(dueDays(schedule)).toEqual(days.map(later))
  })

  it('are each day after the end, and none before the first whole day', () => {
    expect([0, 1, 29, 30, 31, 89, 90, 91, 92].filter((days) => isInterestDay(monthly, later(days)))).toEqual([
      30, 90, 91, 92,
    ])
    for (const days of [30, 90, 91]) expect(isInterestDay(monthly, later(days) + 1)).toBe(false)
    expect(endOfTerm(monthly)).toBe(later(90))
  })
})

describe('the next due date', () => {
  it.each([
    [monthly, 0, 30],
    [monthly, 30, 60],
    [monthly, 60, 90],
    [monthly, 90, 91],
    [{ ...monthly, termDays: 100 }, 90, 100],
    [atEnd, 0, 90],
    [atEnd, 91, 92],
  ] as const)('is the first one after what was counted: %#', (schedule, through, next) => {
    expect(nextInterestDay(schedule, later(through))).toBe(later(next))
    expect(isInterestDay(schedule, later(next))).toBe(true)
  })
})

describe('the interest of a unit', () => {
  it.each([
    ['100', '0.0004', 30, '1.2'],
    ['100', '0.00033333', 31, '1.033323'],
    ['7', '0.00000001', 1, '0'],
    ['0', '0.0004', 30, '0'],
  ])('of %s at %s a day for %i days is %s', (principal, rate, days, interest) => {
    expect(printDecimal(interestFor(decimal(principal), decimal(rate), days, 'USDT'))).toBe(interest)
  })
})

describe('what a unit is owed at a midnight', () => {
  const late: OwedPerUnit = { interestOwed: decimal('0.2'), principalLeft: decimal('90'), interestThrough: later(60) }
  it.each([
    ['nothing before a due date', fresh, monthly, 29, '0', '0'],
    ['interest on a due date', fresh, monthly, 30, '1.2', '0'],
    ['no more for the days that were counted', { ...fresh, interestThrough: later(60) }, monthly, 60, '0', '0'],
    ['nothing back in time', { ...fresh, interestThrough: later(60) }, monthly, 30, '0', '0'],
    ['what is late between two due dates', late, monthly, 61, '0.2', '0'],
    ['interest and principal at the end', late, monthly, 90, '1.28', '90'],
    ['everything at the end alone', fresh, atEnd, 90, '3.6', '100'],
    ['a day more after the end', { ...late, interestThrough: later(90) }, atEnd, 91, '0.236', '90'],
  ] as const)('is %s', (_, owed, terms, days, interest, principal) => {
    const { interest: owedInterest, principal: owedPrincipal } = owedAt(owed, terms, later(days))
    expect([owedInterest, owedPrincipal].map(printDecimal)).toEqual([interest, principal])
  })

  it.each([
    ['0', '100', 30, false],
    ['0.000001', '100', 30, true],
    ['0', '100', 89, false],
    ['0', '0.000001', 90, true],
    ['0', '0', 90, false],
  ] as const)('of interest %s and principal %s after day %i is short: %s', (interest, principal, days, is) => {
    const left = { interestOwed: decimal(interest), principalLeft: decimal(principal) }
    expect(isShort(left, monthly, later(days))).toBe(is)
  })
})

describe('a payment', () => {
  const paid = (
    owed: OwedPerUnit,
    terms: typeof monthly | typeof atEnd,
    days: number,
    available: string,
    units = 3,
  ) => {
    const payment = paymentAt(owed, terms, { day: later(days), available: decimal(available), units })
    const { accrued, interestPerUnit, principalPerUnit, interestOwed, principalLeft, interestThrough } = payment
    const amounts = [accrued, interestPerUnit, principalPerUnit, interestOwed, principalLeft].map(printDecimal)
    return [...amounts, (interestThrough - startDay) / dayMs]
  }

  it.each([
    ['of all interest that is due', fresh, monthly, 30, '3.6', ['1.2', '1.2', '0', '0', '100', 30]],
    ['that is more than is due leaves the rest', fresh, monthly, 30, '300', ['1.2', '1.2', '0', '0', '100', 30]],
    ['of less is the same for each unit', fresh, monthly, 30, '1', ['1.2', '0.333333', '0', '0.866667', '100', 30]],
    ['of nothing owes it', fresh, monthly, 30, '0', ['1.2', '0', '0', '1.2', '100', 30]],
    [
      'between two due dates pays what is late, and counts no interest',
      { ...fresh, interestOwed: decimal('1.2'), interestThrough: later(30) },
      monthly,
      35,
      '3.6',
      ['0', '1.2', '0', '0', '100', 30],
    ],
    ['at the end pays interest and principal', fresh, atEnd, 90, '310.8', ['3.6', '3.6', '100', '0', '0', 90]],
    ['at the end that falls short pays interest first', fresh, atEnd, 90, '40.8', ['3.6', '3.6', '10', '0', '90', 90]],
    [
      'after the end goes on with interest on what is left',
      { interestOwed: 0n, principalLeft: decimal('90'), interestThrough: later(90) },
      atEnd,
      92,
      '0',
      ['0.072', '0', '0', '0.072', '90', 92],
    ],
  ] as const)('%s', (_, owed, terms, days, available, expected) => {
    expect(paid(owed, terms, days, available)).toEqual(expected)
  })

  it('never pays more than is there or is owed, and loses nothing that is owed', () => {
    let partly = 0
    const amount = (max: number) => fc.integer({ min: 0, max }).map((micro) => BigInt(micro) * decimal('0.000001'))
    fc.assert(
      fc.property(
        amount(2_000_000),
        amount(100_000_000),
        amount(400_000_000),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(monthly, atEnd),
        (interestOwed, principalLeft, available, units, days, terms) => {
          const owed = { interestOwed, principalLeft, interestThrough: startDay }
          const payment = paymentAt(owed, terms, { day: later(days), available, units })
          const each = payment.interestPerUnit + payment.principalPerUnit
          const left = payment.interestOwed + payment.principalLeft
          partly += Number(each > 0n && left > 0n)
          return (
            each * BigInt(units) <= available &&
            payment.interestOwed >= 0n &&
            payment.principalLeft >= 0n &&
            each + left === interestOwed + principalLeft + payment.accrued &&
            (payment.interestOwed === 0n || payment.principalPerUnit === 0n)
          )
        },
      ),
      { seed: 5 },
    )
    expect(partly).toBeGreaterThan(5)
  })

  it('in many parts comes to the same as in one', () => {
    let several = 0
    const available = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(available, (parts) => {
        let owed: OwedPerUnit = {
          interestOwed: decimal('20'),
          principalLeft: decimal('100'),
          interestThrough: later(90),
        }
        let held = 0n
        let paidOut = 0n
        for (const part of parts) {
          held += BigInt(part) * decimal('0.000001')
          const payment = paymentAt(owed, monthly, { day: later(90), available: held, units: 7 })
          const sum = (payment.interestPerUnit + payment.principalPerUnit) * 7n
          held -= sum
          paidOut += sum
          owed = payment
        }
        const whole = BigInt(parts.reduce((sum, part) => sum + part, 0)) * decimal('0.000001')
        const atOnce = paymentAt(
          { interestOwed: decimal('20'), principalLeft: decimal('100'), interestThrough: later(90) },
          monthly,
          { day: later(90), available: whole, units: 7 },
        )
        several += Number(parts.length > 3)
        return paidOut === (atOnce.interestPerUnit + atOnce.principalPerUnit) * 7n
      }),
      { seed: 6 },
    )
    expect(several).toBeGreaterThan(20)
  })
})
