import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE, printDecimal } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import { figuresFault, type NetworkFigures, nextDayFault } from './network-figures.ts'
import { isNetworkId, networks, subsidyAt } from './networks.ts'
import { isSimulated, simulatedDay, simulatedFrom } from './simulated-network.ts'

describe('what a block creates', () => {
  it.each([
    [0, '50'],
    [209_999, '50'],
    [210_000, '25'],
    [419_999, '25'],
    [420_000, '12.5'],
    [630_000, '6.25'],
    [839_999, '6.25'],
    [840_000, '3.125'],
    [1_050_000, '1.5625'],
    // 50 coins are 5,000,000,000 satoshi: from the tenth halving on a part of one is cut off.
    [2_099_999, '0.09765625'],
    [2_100_000, '0.04882812'],
    [6_719_999, '0.00000002'],
    [6_720_000, '0.00000001'],
    [6_929_999, '0.00000001'],
    [6_930_000, '0'],
    [63 * 210_000, '0'],
    [64 * 210_000, '0'],
    [100_000_000, '0'],
  ])('at height %i is %s', (height, subsidy) => {
    expect(printDecimal(subsidyAt('bitcoin', height))).toBe(subsidy)
  })

  it('comes to fewer than 21 million coins in all', () => {
    const heights = Array.from({ length: 70 }, (_, halvings) => halvings * 210_000)
    const all = heights.reduce((sum, height) => sum + subsidyAt('bitcoin', height) * 210_000n, 0n)
    expect(printDecimal(all)).toBe('20999999.9769')
  })
})

it.each(['bitcoin', 'Bitcoin', 'toString', ''])('%s is a network or not', (text) => {
  expect(isNetworkId(text)).toBe(text === 'bitcoin')
})

const first: NetworkFigures = simulatedDay(simulatedFrom)

describe('figures', () => {
  it.each<[string, Partial<NetworkFigures>, string | undefined]>([
    ['of the series', {}, undefined],
    ['of the first day of all', { day: 0 }, undefined],
    ['of a part of a day', { day: simulatedFrom + 1 }, 'the day is no whole day'],
    ['of a day before all', { day: -dayMs }, 'the day is no whole day'],
    ['of a day that is no number', { day: Number.NaN }, 'the day is no whole day'],
    ['of the first block', { height: 0 }, undefined],
    ['of half a block', { height: 0.5 }, 'the height is no number of blocks'],
    ['below the first block', { height: -1 }, 'the height is no number of blocks'],
    ['with a hash in capitals', { blockHash: 'A'.repeat(64) }, 'the hash of the block is none'],
    ['with a hash that is too short', { blockHash: 'a'.repeat(63) }, 'the hash of the block is none'],
    ['with a hash that is too long', { blockHash: 'a'.repeat(65) }, 'the hash of the block is none'],
    ['with the least difficulty', { difficulty: ONE }, undefined],
    ['with less', { difficulty: ONE - 1n }, 'the difficulty is below 1'],
    ['without fees', { fees: 0n }, undefined],
    ['with fees below zero', { fees: decimal('-0.00000001') }, 'the fees are none of a block'],
    ['with the most fees', { fees: decimal('1000') }, undefined],
    ['with more', { fees: decimal('1000.00000001') }, 'the fees are none of a block'],
    ['with fees of parts of a satoshi', { fees: decimal('0.000000001') }, 'the fees are none of a block'],
  ])('%s', (_, changed, fault) => {
    expect(figuresFault({ ...first, ...changed })).toBe(fault)
  })

  it.each<[string, Partial<NetworkFigures>, string | undefined]>([
    ['the next day', {}, undefined],
    ['the same day', { day: first.day }, 'a day between was left out'],
    ['the day after the next', { day: first.day + 2 * dayMs }, 'a day between was left out'],
    [
      'one whose last block was the last before',
      { blockHash: first.blockHash },
      'the last block is that of the day before',
    ],
    ['a shorter chain', { height: first.height - 1 }, 'the chain has become shorter'],
    ['three hundred blocks', { height: first.height + 300 }, undefined],
    ['more blocks', { height: first.height + 301 }, 'more blocks came than a day has'],
    ['four times the difficulty', { difficulty: first.difficulty * 4n }, undefined],
    ['a quarter of it', { difficulty: first.difficulty / 4n }, undefined],
    ['more than four times', { difficulty: first.difficulty * 4n + 1n }, 'by more than the network allows'],
    ['less than a quarter', { difficulty: first.difficulty / 4n - 1n }, 'by more than the network allows'],
  ])('of a day may be followed by %s, or not', (_, changed, fault) => {
    const blockHash = 'b'.repeat(64)
    const next = { ...first, day: first.day + dayMs, height: first.height + 144, blockHash, ...changed }
    const found = nextDayFault('bitcoin', first, next)
    expect(found ?? 'it follows').toContain(fault ?? 'it follows')
  })
})

describe('the simulated network', () => {
  /** Worked out apart from this code too, by the checker in Python: they never change. */
  it.each([
    ['2020-01-01', 0, 610_834, '5af61c16eb51d41b', '13798783827516', '0.4582482'],
    ['2020-01-02', 1, 610_978, '60d765e6c2f4df89', '13798783827516', '0.2173974'],
    ['2020-01-14', 13, 612_706, '28b16d8697963ff9', '13798783827516', '0.02744557'],
    ['2020-01-15', 14, 612_850, 'c48035ced6502019', '13575243529510', '0.11387377'],
    ['2020-01-16', 15, 612_994, '16f0c50da00d290d', '13575243529510', '0.09791835'],
    ['2024-10-04', 1738, 861_106, 'eabe6c59baca0197', '74712795541799', '0.07906207'],
    ['2026-11-28', 2523, 974_146, 'bb40cb585991a3ae', '161487577437101', '0.07178895'],
    ['2028-03-19', 3000, 1_042_834, '0ec033e39ac6d3fd', '259808249063820', '0.0991503'],
  ])('on %s, the day %i', (_, days, height, blockHash, difficulty, fees) => {
    const day = simulatedFrom + days * dayMs
    const figures = simulatedDay(day)
    expect({
      ...figures,
      blockHash: figures.blockHash.slice(0, 16),
      difficulty: printDecimal(figures.difficulty),
      fees: printDecimal(figures.fees),
    }).toEqual({ day, height, blockHash, difficulty, fees })
  })

  it.each([simulatedFrom - dayMs, simulatedFrom + 1, simulatedFrom + 36_525 * dayMs, Number.NaN])(
    'has no day %s',
    (day) => {
      expect(() => simulatedDay(day)).toThrow('whole UTC days from')
      expect(isSimulated({ ...first, day })).toBe(false)
    },
  )

  it('has its last day after a hundred years', () => {
    expect(isSimulated(simulatedDay(simulatedFrom + 36_524 * dayMs))).toBe(true)
  })

  it('has figures that a network can have, and none besides', () => {
    const others = [
      { height: first.height + 1 },
      { blockHash: '0'.repeat(64) },
      { difficulty: first.difficulty + ONE },
      { fees: first.fees + decimal('0.00000001') },
    ]
    expect(() =>
      fc.assert(
        fc.property(fc.nat({ max: 10_000 }), fc.constantFrom(...others), (days, changed) => {
          const [before, next] = [days, days + 1].map((each) => simulatedDay(simulatedFrom + each * dayMs))
          return (
            before !== undefined &&
            next !== undefined &&
            figuresFault(before) === undefined &&
            nextDayFault('bitcoin', before, next) === undefined &&
            isSimulated(before) &&
            !isSimulated({ ...before, ...changed }) &&
            !isSimulated({ ...before, day: next.day })
          )
        }),
        { seed: 1, numRuns: 200 },
      ),
    ).not.toThrow()
  })
})

it('a day follows another exactly where each of its figures does', () => {
  const met = { follows: 0, not: 0 }
  const figure = fc.record({
    days: fc.integer({ min: 0, max: 3 }),
    blocks: fc.integer({ min: -3, max: 303 }),
    difficulty: fc.bigInt({ min: 1n, max: 400n }),
  })
  fc.assert(
    fc.property(figure, fc.bigInt({ min: 1n, max: 400n }), ({ days, blocks, difficulty }, before) => {
      const known = { ...first, difficulty: before * ONE }
      const next = {
        ...first,
        blockHash: 'b'.repeat(64),
        day: first.day + days * dayMs,
        height: first.height + blocks,
        difficulty: difficulty * ONE,
      }
      const ratio = Number(difficulty) / Number(before)
      const isNext = days === 1 && blocks >= 0 && blocks <= 300 && ratio <= 4 && ratio >= 0.25
      met[isNext ? 'follows' : 'not'] += 1
      return (nextDayFault('bitcoin', known, next) === undefined) === isNext
    }),
    { seed: 2, numRuns: 1_000 },
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(20)
})

it('quotes each coin in the symbol of its network', () => {
  for (const { coin, symbol } of Object.values(networks)) expect(symbol).toBe(`${coin}/USDT`)
})
