import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE } from '../money/decimal.ts'
import { defaultLevels } from '../settings/levels.ts'
import { dayMs } from '../time.ts'
import { daysCounted, daysUpTo, levelAfter, levelReached } from './level-of-days.ts'
import { worthOf } from './worth.ts'

it.each([
  ['0', 0],
  ['999.999999', 0],
  ['1000', 1],
  ['4999.999999', 1],
  ['5000', 2],
  ['20000', 3],
  ['50000', 4],
  ['200000', 5],
  ['500000', 6],
  ['999999.999999', 6],
  ['1000000', 7],
  ['4999999.999999', 7],
  ['5000000', 8],
  ['900000000', 8],
])('%s USDT reach level %i', (worth, level) => {
  expect(levelReached(decimal(worth), defaultLevels)).toBe(level)
})

const week = (...worths: (number | undefined)[]): bigint[] =>
  Array.from({ length: 7 }, (_, index) => decimal(String(worths[index] ?? 0)))

describe('the level after seven days', () => {
  it.each<[string, bigint[], number]>([
    ['nothing', week(), 0],
    ['the first day that reaches it', week(0, 0, 0, 0, 0, 0, 1_000), 1],
    ['one that skips some', week(0, 0, 0, 0, 0, 0, 20_000), 3],
    ['six below', week(20_000, 0, 0, 0, 0, 0, 0), 3],
    ['seven below, falling to the best of them', week(0, 0, 5_000, 0, 0, 0, 0), 2],
    ['a day that reaches it again after six below', week(0, 0, 0, 0, 0, 0, 20_000), 3],
  ])('%s', (_, worths, level) => {
    expect(levelAfter(worths, defaultLevels)).toBe(level)
  })
})

/** The rule in other words: from day to day, up at once, down after a run of seven days below. */
function steps(worths: readonly bigint[]): number[] {
  let level = 0
  let below: number[] = []
  return worths.map((worth) => {
    const reached = levelReached(worth, defaultLevels)
    below = reached < level ? [...below, reached] : []
    if (reached > level) level = reached
    if (below.length === daysCounted) {
      level = Math.max(...below)
      // What reached the lower level ends the run below that one.
      below = below.slice(below.lastIndexOf(level) + 1)
    }
    return level
  })
}

it('rises at once and falls after seven days in a row below, however the days go', () => {
  const life = fc.array(fc.constantFrom('0', '999', '1000', '5000', '20001', '50000', '6000000'), {
    maxLength: 60,
    size: 'max',
  })
  const seen = new Set<string>()
  expect(() => {
    fc.assert(
      fc.property(life, (texts) => {
        const worths = texts.map((text) => decimal(text))
        const levels = worths.map((_, index) =>
          levelAfter(worths.slice(Math.max(0, index - 6), index + 1), defaultLevels),
        )
        for (const [index, level] of levels.entries()) seen.add(Math.sign(level - (levels[index - 1] ?? 0)).toString())
        return JSON.stringify(levels) === JSON.stringify(steps(worths))
      }),
    )
  }).not.toThrow()
  expect([...seen].toSorted()).toEqual(['-1', '0', '1'])
})

it('counts seven days in order', () => {
  const last = 20_000 * dayMs
  expect(daysUpTo(last)).toEqual([19_994, 19_995, 19_996, 19_997, 19_998, 19_999, 20_000].map((day) => day * dayMs))
})

describe('what amounts are worth', () => {
  it('is the sum at their prices, rounded down once', () => {
    const prices = new Map([
      ['BTC', decimal('0.0000005')],
      ['ETH', decimal('0.0000005')],
    ])
    const amounts = (['BTC', 'ETH', 'USDT', 'USD'] as const).map((currency) => ({ currency, amount: ONE }))
    expect(worthOf(amounts, (currency) => prices.get(currency))).toBe(decimal('2.000001'))
    expect(worthOf(amounts.slice(1), (currency) => prices.get(currency))).toBe(decimal('2'))
  })

  it('is nothing for what has no price', () => {
    expect(worthOf([{ currency: 'JPY', amount: ONE }], () => undefined)).toBe(0n)
  })
})
