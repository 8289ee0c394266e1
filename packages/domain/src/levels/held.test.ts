import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { createHeldCount, type DayHeld, type Held, heldAfter, type HeldRow, nothingHeld } from './held.ts'

const day = 20_000 * dayMs
const entry = (amount: bigint, currency: Currency = 'USDT', account: Entry['account'] = 'balance'): Entry => ({
  kind: 'deposit',
  currency,
  account,
  amount,
  balanceAfter: 0n,
  subject: '7-1',
})
const row = (hours: number, amount: string, currency: Currency = 'USDT'): HeldRow => ({
  at: day + hours * hourMs,
  entries: [entry(decimal(amount), currency)],
})
const held = (amounts: Partial<Record<Currency, string>>): Held =>
  new Map(Object.entries(amounts).map(([currency, amount = '0']) => [currency as Currency, decimal(amount)]))
function heldThrough(before: Held, rows: readonly HeldRow[], days: readonly number[]): DayHeld[] {
  const count = createHeldCount(before, days)
  for (const each of rows) count.add(each)
  return count.end()
}
const leastOn = (before: Held, ...rows: HeldRow[]) => heldThrough(before, rows, [day])[0]?.least

describe('what counts of a day', () => {
  it.each<[string, Held, HeldRow[], Held]>([
    ['is all that was held when nothing happened', held({ USDT: '5', BTC: '1' }), [], held({ USDT: '5', BTC: '1' })],
    ['is not what came in the day', held({ USDT: '5' }), [row(1, '3'), row(2, '1', 'BTC')], held({ USDT: '5' })],
    [
      'is not what left in the day, though it came back',
      held({ USDT: '5' }),
      [row(1, '-3'), row(2, '3')],
      held({ USDT: '2' }),
    ],
    [
      'is nothing of a currency that was gone for a moment',
      held({ BTC: '5' }),
      [row(1, '-5', 'BTC'), row(2, '5', 'BTC')],
      held({}),
    ],
    ['does not end at midnight', held({ USDT: '5' }), [row(24, '-5')], held({ USDT: '5' })],
    ['begins at midnight', held({ USDT: '5' }), [row(0, '7')], held({ USDT: '5' })],
    [
      'holds what came right before midnight',
      held({ USDT: '5' }),
      [{ ...row(0, '7'), at: day - 1 }],
      held({ USDT: '12' }),
    ],
    [
      'is lessened right before the next',
      held({ USDT: '5' }),
      [{ ...row(0, '-1'), at: day + dayMs - 1 }],
      held({ USDT: '4' }),
    ],
  ])('%s', (_, before, rows, expected) => {
    expect(leastOn(before, ...rows)).toEqual(expected)
  })

  it('is not money that only stays overnight', () => {
    const days = heldThrough(nothingHeld, [row(23, '100'), row(25, '-100')], [day, day + dayMs])
    expect(days.map(({ least }) => least)).toEqual([nothingHeld, nothingHeld])
    expect(days.map(({ atEnd }) => atEnd)).toEqual([held({ USDT: '100' }), nothingHeld])
  })
})

/** Rows of four days, in order; nothing is ever below zero. */
const life = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: dayMs / 3 }),
      amount: fc.bigInt({ min: -40n, max: 60n }),
      currency: fc.constantFrom<Currency>('USDT', 'BTC', 'ETH'),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    let at = day
    const holds = new Map<Currency, bigint>()
    return steps.map(({ after, amount, currency }): HeldRow => {
      at += after
      const before = holds.get(currency) ?? 0n
      const moved = before + amount < 0n ? -before : amount
      holds.set(currency, before + moved)
      return { at, entries: moved === 0n ? [] : [entry(moved, currency)] }
    })
  })
const week = Array.from({ length: 5 }, (_, index) => day + index * dayMs)
const isAtMost = (a: Held, b: Held): boolean => [...a].every(([currency, amount]) => amount <= (b.get(currency) ?? 0n))

/** Whether a property holds of everything. @throws with a counterexample where it does not. */
function holds<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => boolean): boolean {
  fc.assert(fc.property(arbitrary, property))
  return true
}

it('is never more than what was held as the day ended, or as it began', () => {
  const isSo = holds(life, (rows) =>
    heldThrough(nothingHeld, rows, week).every(
      ({ least, atEnd }, index, all) => isAtMost(least, atEnd) && isAtMost(least, all[index - 1]?.atEnd ?? nothingHeld),
    ),
  )
  expect(isSo).toBe(true)
})

it('is a moment of the day, for each currency', () => {
  const isSo = holds(life, (rows) => {
    const days = heldThrough(nothingHeld, rows, week)
    return days.every(({ day: of, least }) =>
      (['USDT', 'BTC', 'ETH'] as const).every((currency) => {
        const before = rows.filter(({ at }) => at < of).reduce(heldAfter, nothingHeld)
        const moments = [before]
        for (const each of rows.filter(({ at }) => at >= of && at < of + dayMs))
          moments.push(heldAfter(moments.at(-1) ?? before, each))
        const amounts = moments.map((each) => each.get(currency) ?? 0n)
        return (least.get(currency) ?? 0n) === amounts.reduce((a, b) => (a < b ? a : b))
      }),
    )
  })
  expect(isSo).toBe(true)
})

it('is the same however the days are counted: all at once, or one after another from where the last ended', () => {
  const isSo = holds(life, (rows) => {
    const all = heldThrough(nothingHeld, rows, week)
    let before: Held = nothingHeld
    const one = week.flatMap((of) => {
      const counted = heldThrough(
        before,
        rows.filter(({ at }) => at >= of && at < of + dayMs),
        [of],
      )
      before = counted[0]?.atEnd ?? before
      return counted
    })
    return JSON.stringify(all.map(textOf)) === JSON.stringify(one.map(textOf))
  })
  expect(isSo).toBe(true)
})

const textOf = ({ least, atEnd }: { least: Held; atEnd: Held }): string[] =>
  [least, atEnd].map((each) =>
    [...each]
      .map(([currency, amount]) => `${currency} ${amount}`)
      .toSorted()
      .join(),
  )

it('is no more for deposits that are split', () => {
  const isSo = holds(fc.tuple(life, fc.integer({ min: 2, max: 5 })), ([rows, parts]) => {
    const split = rows.flatMap(({ at, entries }) =>
      entries.flatMap((each) => {
        const part = each.amount / BigInt(parts)
        const rest = each.amount - part * BigInt(parts - 1)
        return [...Array.from({ length: parts - 1 }, () => part), rest].map((amount): HeldRow => ({
          at,
          entries: amount === 0n ? [] : [{ ...each, amount }],
        }))
      }),
    )
    return (
      JSON.stringify(heldThrough(nothingHeld, split, week).map(textOf)) ===
      JSON.stringify(heldThrough(nothingHeld, rows, week).map(textOf))
    )
  })
  expect(isSo).toBe(true)
})

it('is not changed by money between own accounts', () => {
  const isSo = holds(fc.tuple(life, fc.bigInt({ min: 1n, max: 50n }), fc.nat(40)), ([rows, amount, place]) => {
    const moving: HeldRow = {
      at: rows[place]?.at ?? day,
      entries: [entry(-amount, 'USDT', 'balance'), entry(amount, 'USDT', 'contract')],
    }
    const moved = rows.toSpliced(place, 0, moving)
    return (
      JSON.stringify(heldThrough(nothingHeld, moved, week).map(textOf)) ===
      JSON.stringify(heldThrough(nothingHeld, rows, week).map(textOf))
    )
  })
  expect(isSo).toBe(true)
})
