import { times } from '../money/mul-div.ts'
import { firstSandboxSettings } from '../settings/default-settings.ts'
import { minersUnder } from '../settings/investments.ts'
import { subsidyAt } from '../networks/networks.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, type Money, printDecimal } from '../money/decimal.ts'
import { simulatedDay, simulatedFrom } from '../networks/simulated-network.ts'
import { dayMs } from '../time.ts'
import { costInCoin, costOfDay, foundOn, outputOf, wornAfter } from './output.ts'

const satoshi = decimal('0.00000001')
const day = { difficulty: decimal('74712795541799'), reward: decimal('3.20406207') }
const machine = {
  hashrate: decimal('200'),
  power: 3_500,
  hostingFee: decimal('0.3'),
  tariff: decimal('0.05'),
  outputMax: decimal('0.0003'),
  units: 1,
  coin: 'BTC',
} as const
const shown = (amounts: Readonly<Record<string, Money>>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, printDecimal(amount)]))

describe('what machines find', () => {
  it.each<[string, string, number, string]>([
    // At difficulty 1 a block takes 2^32 hashes: a terahash a second finds 86,400 × 10^12 / 2^32 blocks a day.
    ['1', '1', 1, '20116567.61169433'],
    ['2', '1', 1, '10058283.80584716'],
    ['1', '1', 2, '40233135.22338867'],
    ['74712795541799', '200', 1, '0.00005385'],
    ['74712795541799', '200', 3, '0.00016155'],
    ['74712795541799', '0.001', 1, '0'],
  ])(
    'at difficulty %s with %s terahashes a second and %i units for a reward of 1: %s',
    (difficulty, rate, units, found) => {
      const known = { difficulty: decimal(difficulty), reward: decimal('1') }
      expect(printDecimal(foundOn(known, { hashrate: decimal(rate), units, coin: 'BTC' }))).toBe(found)
    },
  )

  it('is nothing where a block brings nothing', () => {
    expect(foundOn({ ...day, reward: 0n }, machine)).toBe(0n)
  })
})

describe('what a day costs', () => {
  it.each<[Partial<typeof machine>, string]>([
    [{}, '4.5'],
    [{ units: 3 as never }, '13.5'],
    [{ hostingFee: 0n }, '4.2'],
    [{ tariff: 0n }, '0.3'],
    [{ hostingFee: 0n, tariff: 0n }, '0'],
    // A watt for a day at the least tariff: 0.000000024, which the rules keep exactly.
    [{ hostingFee: 0n, tariff: decimal('0.000001'), power: 1 as never }, '0.000000024'],
  ])('with %o', (changed, cost) => {
    expect(printDecimal(costOfDay({ ...machine, ...changed }))).toBe(cost)
  })

  it.each([
    ['90000', '0.00005'],
    ['90000.1', '0.00005'],
    ['89999.9', '0.00005001'],
    ['450000001', '0.00000001'],
    ['4.5', '1'],
    ['0.000000000000000001', '4500000000000000000'],
  ])('at a price of %s is %s coins, rounded up', (at, coins) => {
    expect(printDecimal(costInCoin(machine, decimal(at)))).toBe(coins)
  })
})

describe('the output of a day', () => {
  it.each<[string, object, string, Record<string, string>]>([
    [
      'is what was found less the costs',
      {},
      '90000',
      { gross: '0.00017254', costs: '0.00005', net: '0.00012254', cut: '0' },
    ],
    [
      'is paid for all units together',
      { units: 3 },
      '90000',
      { gross: '0.00051762', costs: '0.00015', net: '0.00036762', cut: '0' },
    ],
    [
      'is cut at the most',
      { outputMax: decimal('0.0001') },
      '90000',
      { gross: '0.00017254', costs: '0.00005', net: '0.0001', cut: '0.00002254' },
    ],
    [
      'is not cut at just the most',
      { outputMax: decimal('0.00012254') },
      '90000',
      { gross: '0.00017254', costs: '0.00005', net: '0.00012254', cut: '0' },
    ],
    [
      'is cut by a satoshi above it',
      { outputMax: decimal('0.00012253') },
      '90000',
      { gross: '0.00017254', costs: '0.00005', net: '0.00012253', cut: '0.00000001' },
    ],
    [
      'has a most for each unit',
      { units: 2, outputMax: decimal('0.0001') },
      '90000',
      { gross: '0.00034508', costs: '0.0001', net: '0.0002', cut: '0.00004508' },
    ],
    [
      'is a satoshi where costs leave one',
      {},
      '26083',
      { gross: '0.00017254', costs: '0.00017253', net: '0.00000001', cut: '0' },
    ],
    [
      'is nothing where costs take all of it',
      {},
      '26081',
      { gross: '0.00017254', costs: '0.00017254', net: '0', cut: '0' },
    ],
    [
      'is nothing, and not owed, where they take more',
      {},
      '26079',
      { gross: '0.00017254', costs: '0.00017256', net: '0', cut: '0' },
    ],
  ])('%s', (_, changed, at, expected) => {
    expect(shown(outputOf(day, { ...machine, ...changed }, decimal(at)))).toEqual(expected)
  })
})

const machines = fc.record({
  hashrate: fc.bigInt({ min: 1n, max: 1_000_000_000_000n }).map((count) => count * decimal('0.000001')),
  power: fc.integer({ min: 1, max: 1_000_000 }),
  hostingFee: fc.bigInt({ min: 0n, max: 1_000_000_000n }).map((count) => count * decimal('0.000001')),
  tariff: fc.bigInt({ min: 0n, max: 10_000_000n }).map((count) => count * decimal('0.000001')),
  outputMax: fc.bigInt({ min: 1n, max: 1_000_000n }).map((count) => count * satoshi),
})
const usual = fc.record({
  hashrate: fc.integer({ min: 50, max: 500 }).map((count) => decimal(String(count))),
  power: fc.integer({ min: 1_000, max: 6_000 }),
  hostingFee: fc.integer({ min: 0, max: 100 }).map((cents) => decimal('0.01') * BigInt(cents)),
  tariff: fc.integer({ min: 0, max: 20 }).map((cents) => decimal('0.01') * BigInt(cents)),
  outputMax: fc.integer({ min: 1_000, max: 40_000 }).map((count) => BigInt(count) * satoshi),
})
const known = fc.nat({ max: 6_000 }).map((days) => {
  const { difficulty, fees } = simulatedDay(simulatedFrom + days * dayMs)
  return { difficulty, reward: decimal('3.125') + fees }
})
const prices = fc.bigInt({ min: 1n, max: 3_000_000n }).map((tenths) => tenths * decimal('0.1'))

it('is never below zero nor above the most, whole satoshi, and all of what was found is told apart', () => {
  const met = { cut: 0, idle: 0, plain: 0 }
  fc.assert(
    fc.property(
      fc.oneof(machines, usual),
      known,
      prices,
      fc.integer({ min: 1, max: 1_000_000 }),
      (terms, at, mark, units) => {
        const { gross, cut, costs, net } = outputOf(at, { ...terms, units, coin: 'BTC' }, mark)
        met[net === 0n ? 'idle' : cut > 0n ? 'cut' : 'plain'] += 1
        return (
          net >= 0n &&
          net <= terms.outputMax * BigInt(units) &&
          [gross, cut, costs, net].every((amount) => amount >= 0n && amount % satoshi === 0n) &&
          (gross > costs ? net + cut === gross - costs : net === 0n && cut === 0n)
        )
      },
    ),
    { seed: 1, numRuns: 1_000 },
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50)
})

it('pays one order of many units no less than orders of one, and less than two satoshi a unit more', () => {
  expect(() =>
    fc.assert(
      fc.property(
        fc.oneof(machines, usual),
        known,
        prices,
        fc.integer({ min: 1, max: 2_000 }),
        (terms, at, mark, units) => {
          const paid = (count: number): Money => outputOf(at, { ...terms, units: count, coin: 'BTC' }, mark).net
          const more = paid(units) - paid(1) * BigInt(units)
          return more >= 0n && more < 2n * satoshi * BigInt(units)
        },
      ),
      { seed: 2, numRuns: 1_000 },
    ),
  ).not.toThrow()
})

it('falls with the difficulty and with costs, and rises with the price of the coin', () => {
  expect(() =>
    fc.assert(
      fc.property(usual, known, prices, prices, ({ ...terms }, at, one, other) => {
        const given = { ...terms, units: 7, coin: 'BTC' as const }
        const [low, high] = one < other ? [one, other] : [other, one]
        const paid = (mark: bigint, changed: object = {}, harder = 1n): Money =>
          outputOf({ ...at, difficulty: at.difficulty * harder }, { ...given, ...changed }, mark).net
        return (
          paid(low) <= paid(high) &&
          paid(low, {}, 2n) <= paid(low) &&
          paid(low, { hostingFee: terms.hostingFee + decimal('1') }) <= paid(low) &&
          paid(low, { tariff: terms.tariff + decimal('0.01') }) <= paid(low)
        )
      }),
      { seed: 3, numRuns: 500 },
    ),
  ).not.toThrow()
})

describe('what is used up of a price', () => {
  it.each([
    ['255', 30, 1, '8.5'],
    ['255', 30, 30, '255'],
    ['100', 30, 1, '3.333333'],
    ['100', 30, 2, '6.666666'],
    ['100', 30, 29, '96.666666'],
    ['100', 30, 30, '100'],
    ['0.000001', 7, 6, '0'],
    ['0.000001', 7, 7, '0.000001'],
    ['100', 1, 1, '100'],
  ])('of %s over %i days is after %i: %s', (amount, cycleDays, days, worn) => {
    expect(printDecimal(wornAfter({ amount: decimal(amount), cycleDays, currency: 'USDT' }, days))).toBe(worn)
  })

  it('adds up to the price, in parts that differ by a unit at most', () => {
    const unit = decimal('0.000001')
    expect(() =>
      fc.assert(
        fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 1, max: 1_825 }), (count, cycleDays) => {
          const paid = { amount: count * unit, cycleDays, currency: 'USDT' as const }
          const parts = Array.from(
            { length: cycleDays },
            (_, index) => wornAfter(paid, index + 1) - wornAfter(paid, index),
          )
          const least = (count / BigInt(cycleDays)) * unit
          return (
            parts.reduce((sum, part) => sum + part, 0n) === paid.amount &&
            parts.every((part) => part >= least && part <= least + unit)
          )
        }),
        { seed: 4, numRuns: 200 },
      ),
    ).not.toThrow()
  })
})

it.each([2026, 2027, 2028, 2029])(
  'a machine of a sandbox of %i brings about what it costs, and loses at half the price',
  (year) => {
    const first = (Math.floor((year - 1970) * 365.25) + 335) * dayMs
    for (const terms of minersUnder(firstSandboxSettings(first))) {
      const backAt = (price: string): number => {
        let found = 0n
        for (let days = 1; days <= terms.cycleDays; days += 1) {
          const { difficulty, fees, height } = simulatedDay(first + days * dayMs)
          const day = { difficulty, reward: subsidyAt('bitcoin', height) + fees }
          found += outputOf(day, { ...terms, units: 1, coin: 'BTC' }, decimal(price)).net
        }
        return Number(times(found, decimal(price), 'down')) / Number(terms.price)
      }
      const [atBase, atHalf] = [backAt('95000'), backAt('47500')]
      expect([terms.id, year, atBase > 0.6 && atBase < 1.5, atHalf < 0.3]).toEqual([terms.id, year, true, true])
    }
  },
)
