import { printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { forMachines, unitTerms, wornADay } from './miner-form.ts'
import { cancelUntil, hasRun, worthOfIncomes } from './order-figures.ts'
import { dayBars, losingDays, type MachineTerms, splitOf } from './output-figures.ts'
import { growthOf, payBackOf, unchanged } from './pay-back.ts'

const terms: MachineTerms = {
  coin: 'BTC',
  currency: 'USDT',
  hashrate: '200',
  power: 3_500,
  hostingFee: '0.3',
  tariff: '0.05',
  outputMax: '0.0003',
}
/** 200e12 × 86,400 ÷ (160e12 × 2^32) × 3.18 = 0.00007996 BTC; 4.5 USDT of costs are 0.00006522 BTC, rounded up. */
const day = { difficulty: '160000000000000', reward: '3.18', price: '69000' }

describe('where the output of a day goes', () => {
  it('power, hosting and the rest, which is yours', () => {
    expect(splitOf(terms, day)).toEqual({
      mined: '5.51724',
      power: '4.2',
      hosting: '0.3',
      ours: '0',
      yours: '1.01706',
      isLosing: false,
      short: '0',
      parts: { power: 76.12, hosting: 5.43, ours: 0, yours: 18.43 },
    })
  })

  it('keeps what lies beyond the most that is paid apart', () => {
    const { ours, yours } = splitOf({ ...terms, outputMax: '0.00001' }, day)
    expect([ours, yours]).toEqual(['0.32706', '0.69'])
  })

  it('pays nothing on a losing day, and then the costs are the whole', () => {
    const { yours, isLosing, parts, mined, short } = splitOf(terms, { ...day, price: '40000' })
    // 4.20 + 0.30 − 1.31 = 3.19, as the rows are told.
    expect([mined, short]).toEqual(['3.1984', '1.31'])
    expect([yours, isLosing, parts.power, parts.hosting]).toEqual(['0', true, 93.33, 6.66])
  })

  it('shows a bar below zero for costs that were not covered', () => {
    const shown = { ...day, day: '2026-11-20', gross: '0.00007996', costs: '0.00006522', cut: '0', net: '0.00001474' }
    const lost = { ...shown, day: '2026-11-19', costs: '0.00012', net: '0' }
    expect(dayBars([shown, lost], 'USDT').map(({ value, isLosing }) => [value, isLosing])).toEqual([
      [-2.76276, true],
      [1.01706, false],
    ])
    expect(losingDays([shown, lost])).toBe(1)
  })
})

describe('whether it pays back', () => {
  const sold = { ...terms, price: '20', cycleDays: 30 }

  it('as if the day repeated', () => {
    const found = payBackOf(sold, day, unchanged)
    expect([found.coins, found.worth, found.share, found.day]).toEqual(['0.0004422', '30.5118', '1.52559', 20])
    expect(found.endPrice).toBe('69000')
    expect(found.worths).toHaveLength(30)
  })

  it('less with growth, and not at all where that is enough', () => {
    const found = payBackOf(sold, day, { growth: '0.2', change: '0' })
    expect(found.day).toBeUndefined()
    expect(Number(found.worth)).toBeLessThan(20)
    expect(payBackOf({ ...sold, price: '1000' }, day, unchanged).day).toBeUndefined()
  })

  it('at a coin price that changes by as much on each day of the term', () => {
    const two = { ...sold, cycleDays: 2 }
    const risen = payBackOf(two, day, { growth: '0', change: '0.5' })
    // 86,250: 0.00007996 − 0.00005218; 103,500: 0.00007996 − 0.00004348.
    expect([risen.coins, risen.worth, risen.endPrice]).toEqual(['0.00006426', '6.171705', '103500'])
    expect(risen.worths).toEqual([2.396025, 6.171705])
    const fallen = payBackOf(two, day, { growth: '0', change: '-0.5' })
    expect([fallen.coins, fallen.worth, fallen.endPrice]).toEqual(['0', '0', '34500'])
  })

  it('rounds what it is worth once, not each day', () => {
    const cheap = { ...day, price: '69000.000001' }
    const found = payBackOf({ ...sold, cycleDays: 3 }, cheap, { growth: '0', change: '0.000001' })
    const worths = [1, 2, 3].map(
      (number) => 1_474n * (69_000_000_001n * 10n ** 12n + (69_000_000_001n * 10n ** 6n * BigInt(number)) / 3n),
    )
    const sum = worths.reduce((total, worth) => total + worth, 0n)
    expect(found.worth).toBe(printDecimal((sum / 10n ** 20n) * 10n ** 12n))
  })

  it('up to the most that is paid', () => {
    expect(payBackOf({ ...sold, tariff: '0', outputMax: '0.00001' }, day, unchanged).coins).toBe('0.0003')
  })

  it('takes the steps of its sliders', () => {
    expect([growthOf(-5), growthOf(125)]).toEqual(['-0.005', '0.125'])
  })
})

describe('an order', () => {
  it('is of units that are left', () => {
    expect(unitTerms({ price: '85', left: 4, unitsMax: 100 })).toEqual({
      unit: '85',
      units: 4,
      unitsSold: 0,
      unitsMax: 100,
    })
    expect(forMachines('0.00001474', 3)).toBe('0.00004422')
    expect(wornADay({ price: '90', cycleDays: 36 })).toBe('2.5')
  })

  it('was worth what each day was at its own price', () => {
    const incomes = [
      { net: '0.0001', price: '70000' },
      { net: '0.0002', price: '60000' },
    ]
    expect(worthOfIncomes(incomes, { amount: '100', currency: 'USDT' })).toEqual({ worth: '19', share: '0.19' })
  })

  it('can be taken back until its first day', () => {
    expect([cancelUntil({ cancelUntilAtMs: 10 }, 9), cancelUntil({ cancelUntilAtMs: 10 }, 10)]).toEqual([10, undefined])
    expect(cancelUntil({ cancelUntilAtMs: null }, 9)).toBeUndefined()
    expect(['requested', 'running', 'stopped', 'cancelled'].map((state) => hasRun(state as 'running'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
