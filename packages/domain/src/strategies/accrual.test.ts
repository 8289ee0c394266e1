import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE, printDecimal } from '../money/decimal.ts'
import { accrualOf, limitedRate } from './accrual.ts'
import { dayMs } from '../time.ts'
import { exitOf, exitRateOn } from './exit-of.ts'
import { mostOwedFor, mostOwedForDay } from './strategy-order.ts'

const currency = 'USDT'
const unit = decimal('0.000001')

describe('a day', () => {
  it.each([
    ['gains whole units, and carries the rest', '1001', '0', '0.00312345', '3.126573', '0', '1001', '0.00000045'],
    ['with a carry that makes a unit whole', '1001', '0.00000055', '0.00312345', '3.126574', '0', '1001', '0'],
    ['that brings nothing keeps the carry', '1001', '0.0000004', '0', '0', '0', '1001', '0.0000004'],
    ['that loses whole units', '1001', '0', '-0.01', '0', '10.01', '990.99', '0'],
    [
      'that loses a part of a unit takes one, and owes the rest',
      '10',
      '0',
      '-0.00000001',
      '0',
      '0.000001',
      '9.999999',
      '0.0000009',
    ],
    ['whose part of a loss was carried takes nothing', '10', '0.0000009', '-0.00000001', '0', '0', '10', '0.0000008'],
    ['on which nothing remains', '0', '0.0000004', '0.03', '0', '0', '0', '0.0000004'],
    ['takes no more than remains', '0.000001', '0', '-0.99999999', '0', '0.000001', '0', '0'],
  ])('%s', (_, remaining, carry, rate, gain, loss, left, carried) => {
    const found = accrualOf({ remaining: decimal(remaining), carry: decimal(carry), currency }, decimal(rate))
    expect(Object.values(found).map(printDecimal)).toEqual([gain, loss, left, carried])
  })

  it.each([
    ['0.03', '0.03'],
    ['0.03000001', '0.03'],
    ['-0.02', '-0.02'],
    ['-0.02000001', '-0.02'],
    ['0', '0'],
  ])('has a result of %s limited to %s', (result, limited) => {
    expect(limitedRate(decimal(result), decimal('-0.02'), decimal('0.03'))).toBe(decimal(limited))
  })
})

/** Rates of 8 places from -20 % to 20 %, and amounts in whole units. */
const rate = fc.bigInt({ min: -20_000_000n, max: 20_000_000n }).map((count) => count * 10n ** 10n)
const amount = fc.bigInt({ min: 1n, max: 10n ** 11n }).map((count) => count * unit)
const days = fc.array(rate, { minLength: 30, maxLength: 30 })

describe('thirty days', () => {
  it('that only gain bring what they come to exactly, less than a unit short', () => {
    let carried = 0
    fc.assert(
      fc.property(amount, days, (remaining, rates) => {
        let [carry, sum, exact] = [0n, 0n, 0n]
        for (const each of rates.map((one) => (one < 0n ? -one : one))) {
          const found = accrualOf({ remaining, carry, currency }, each)
          carry = found.carry
          sum += found.gain
          exact += (remaining * each) / ONE
        }
        carried += Number(carry > 0n)
        return sum <= exact && exact - sum < unit && exact - sum === carry
      }),
      { seed: 1 },
    )
    expect(carried).toBeGreaterThan(50)
  })

  it('never take more than remains, or carry a unit, or owe more of a day than was granted for it', () => {
    const seen = { gains: 0, losses: 0 }
    fc.assert(
      fc.property(amount, days, (bought, rates) => {
        let [remaining, carry, exact, booked] = [bought, 0n, 0n, 0n]
        return rates.every((each) => {
          exact += (remaining * each) / ONE
          const found = accrualOf({ remaining, carry, currency }, each)
          booked += found.gain - found.loss
          seen.gains += Number(found.gain > 0n)
          seen.losses += Number(found.loss > 0n)
          const isOneOfBoth = found.gain === 0n || found.loss === 0n
          const isKept = found.remaining === remaining - found.loss && found.remaining >= 0n
          const owed = each > 0n ? mostOwedForDay({ amount: bought, dailyRateMax: each, currency }) : unit
          ;({ remaining, carry } = found)
          const isExact = remaining === 0n || booked + carry === exact
          return isOneOfBoth && isKept && carry >= 0n && carry < unit && isExact && found.gain <= owed
        })
      }),
      { seed: 2 },
    )
    expect(Math.min(seen.gains, seen.losses)).toBeGreaterThan(500)
  })
})

describe('what is owed', () => {
  it('is the highest gain of each day that is left, a unit begun counting as one', () => {
    const terms = { amount: decimal('10'), dailyRateMax: decimal('0.00000015'), cycleDays: 7, currency } as const
    expect(printDecimal(mostOwedForDay(terms))).toBe('0.000002')
    expect([0, 6, 7].map((paid) => printDecimal(mostOwedFor(terms, paid)))).toEqual(['0.000014', '0.000002', '0'])
  })
})

describe('leaving early', () => {
  it.each([
    ['1000', '0.005', '5', '995'],
    ['0.000001', '0.005', '0.000001', '0'],
    ['0.0002', '0.005', '0.000001', '0.000199'],
    ['10', '0', '0', '10'],
    ['0', '0.005', '0', '0'],
  ])('with %s at a fee of %s costs %s and pays %s', (remaining, exitFeeRate, fee, pays) => {
    const found = exitOf({ remaining: decimal(remaining), exitFeeRate: decimal(exitFeeRate), currency })
    expect([found.fee, found.pays].map(printDecimal)).toEqual([fee, pays])
  })
  it('costs nothing with the last day of the term, or after it', () => {
    const order = { startDay: 0, daysPaid: 0, cycleDays: 3, exitFeeRate: decimal('0.005') }
    const rates = [0, 1, 2, 3].map((day) => exitRateOn(order, { list: [] }, day * dayMs))
    expect(rates.map(printDecimal)).toEqual(['0.005', '0.005', '0', '0'])
  })
  it('costs what it does on the other days where frozen ones make the term longer, counted or not', () => {
    const order = { startDay: 0, daysPaid: 1, cycleDays: 3, exitFeeRate: decimal('0.005') }
    const list = [{ row: 1, from: dayMs, until: 3 * dayMs, reason: 'The venue is down.' }]
    const costs = (of: object, day: number) => printDecimal(exitRateOn({ ...order, ...of }, { list }, day * dayMs))
    for (const pausedDays of [undefined, 1, 2])
      expect([2, 3, 4].map((day) => costs(pausedDays === undefined ? {} : { pausedDays }, day))).toEqual([
        '0.005',
        '0.005',
        '0',
      ])
  })
})
