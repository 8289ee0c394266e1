import { describe, expect, it } from 'vitest'
import { named } from '../books/fact-kind.ts'
import { firstMiner, mineDay, minerPoolBook, openMining } from '../examples/example-mining.ts'
import { dayCloseAt, dayFacts } from '../examples/example-network.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import type { TapeRow } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import { networkDayFact } from './mining-facts.ts'

const person = firstMiner
const dayOf = (index: number): number => exampleDay + index * dayMs
/** At these the machine of the examples earns, or nothing is left of it. */
const [fair, low] = ['90000', '9000'] as const

/** Somebody with three units, at a time when three days are over and recorded. */
function running(terms: object = {}) {
  const mining = openMining({ terms })
  const orderId = mining.buy(person, 3)
  mining.goTo(dayOf(3))
  mining.record(dayOf(2))
  return { mining, orderId }
}

describe('a day', () => {
  it('counts when it is over, once, and in order', () => {
    const { mining, orderId } = running()
    const refused = { ok: false, refusal: { kind: 'not_due' } }
    mining.goTo(dayOf(1) - 1)
    expect(mining.credit(person, orderId, dayOf(0), fair)).toEqual(refused)
    mining.goTo(dayOf(3))
    expect(mining.credit(person, orderId, dayOf(1), fair)).toEqual(refused)
    expect(mining.credit(person, orderId, dayOf(0), fair).ok).toBe(true)
    expect(mining.credit(person, orderId, dayOf(0), fair)).toEqual(refused)
    expect(mining.credit(person, orderId, dayOf(1), fair).ok).toBe(true)
    expect(mining.order(person, orderId)).toMatchObject({ daysPaid: 2, lastDay: dayOf(1), worn: decimal('17') })
  })

  it('is counted by its own network and day: any other is a bug', () => {
    const { mining, orderId } = running()
    const command = { kind: 'credit_miner', orderId, day: dayOf(0) } as const
    const rows = dayCloseAt(dayOf(0), fair)
    const known = mining.known(dayOf(0))
    for (const facts of [
      {},
      dayFacts(mining.known(dayOf(1)), rows),
      dayFacts({ ...known, network: 'other' as never }, rows),
    ])
      expect(() => mining.run(person, command, facts)).toThrow('handed that of their network')
    expect(() => mining.run(person, command, named(networkDayFact, known))).toThrow('the price at which it closed')
  })

  it('waits while its network has another source than the settings name', () => {
    const { mining, orderId } = running()
    const facts = dayFacts({ ...mining.known(dayOf(0)), source: 'blocks' }, dayCloseAt(dayOf(0), fair))
    const command = { kind: 'credit_miner', orderId, day: dayOf(0) } as const
    expect(mining.refused(person, command, facts)).toEqual({ kind: 'not_due' })
  })

  it('waits for the row of the tape that proves which tick was the last', () => {
    const { mining, orderId } = running()
    const [close, seal] = dayCloseAt(dayOf(0), fair)
    if (close === undefined || seal === undefined) throw new Error('the day closes')
    const command = { kind: 'credit_miner', orderId, day: dayOf(0) } as const
    const credit = (...rows: TapeRow[]) => mining.run(person, command, dayFacts(mining.known(dayOf(0)), rows))
    const early = { symbol: 'BTC/USDT', sequence: 2, watermarkAt: dayOf(1) - 1 }
    for (const rows of [[], [close], [close, early]])
      expect(credit(...rows)).toMatchObject({ refusal: { kind: 'not_due' } })
    const later = { ...close, sequence: 3, sourceAt: dayOf(1) + 1 }
    const behind = 'nothing but lower watermarks'
    for (const [rows, fault] of [
      [[{ ...later, sequence: 1 }], 'the closing tick is not after the time'],
      [[seal], 'the closing rows begin with a tick'],
      [[close, { ...close, sequence: 2, sourceAt: dayOf(1) }, later], behind],
      [[close, later], 'consecutive sequences'],
      [[close, { ...seal, symbol: 'ETH/USDT' }], 'the symbol that was asked for'],
    ] as [TapeRow[], string][])
      expect(() => credit(...rows)).toThrow(fault)
    expect(credit(close, early, later)).toMatchObject({ ok: true, value: { reply: { price: decimal(fair) } } })
  })

  it('that closes on the tick of its very end counts that one', () => {
    const { mining, orderId } = running()
    const [close] = dayCloseAt(dayOf(0), '88000')
    if (close === undefined) throw new Error('the day closes')
    const rows = [
      { ...close, sourceAt: dayOf(1) },
      { ...close, sequence: 2, sourceAt: dayOf(1) + 1 },
    ] as TapeRow[]
    const command = { kind: 'credit_miner', orderId, day: dayOf(0) } as const
    expect(mining.done(person, command, dayFacts(mining.known(dayOf(0)), rows))).toMatchObject({
      price: decimal('88000'),
    })
  })

  it('pays the coin, and uses up an even part of the price', () => {
    const { mining } = running()
    const { credited, gains } = mineDay(mining, dayOf(0), fair)
    expect(credited).toMatchObject([{ net: decimal('0.00036762'), wornOff: decimal('8.5'), idleBefore: 0 }])
    expect(gains).toBe(decimal('0.00036762'))
    expect(mining.held(person, 'balance')).toBe(gains)
    expect(mining.held(person, 'invested', 'USDT')).toBe(decimal('246.5'))
    expect(mining.house('fees')).toBe(decimal('8.5'))
    expect(mining.house('transit')).toBe(0n)
    expect(mining.held(minerPoolBook, 'escrow')).toBe(mining.mostOwed - gains)
  })

  it('on which costs leave nothing moves no coin, and uses up its part all the same', () => {
    const { mining, orderId } = running()
    expect(mineDay(mining, dayOf(0), low).gains).toBe(0n)
    expect(mining.order(person, orderId)).toMatchObject({ idleDays: 1, income: 0n, worn: decimal('8.5') })
    expect(mining.held(person, 'balance')).toBe(0n)
  })

  it('that is the last ends it, and frees its units', () => {
    const { mining, orderId } = running({ cycleDays: 2 })
    for (const index of [0, 1]) mineDay(mining, dayOf(index), fair)
    expect(mining.ordersOf(person)).toEqual([])
    expect(mining.held(person, 'invested', 'USDT')).toBe(0n)
    expect(mining.pool()).toMatchObject({ granted: 0n, owed: 0n })
    expect(mining.credit(person, orderId, dayOf(2), fair)).toMatchObject({ refusal: { kind: 'not_due' } })
  })
})

describe('days without income', () => {
  const after = (prices: readonly string[], terms: object = {}) => {
    const { mining } = running(terms)
    const days = prices.map((price, index) => mineDay(mining, dayOf(index), price).credited[0]?.order)
    return { mining, last: days.at(-1) }
  }
  const idle = (count: number): string[] => Array.from({ length: count }, () => low)

  it('are nine, and it runs on', () => {
    const { mining, last } = after(idle(9))
    expect(last).toMatchObject({ state: 'held', idleDays: 9, returned: 0n })
    expect(mining.pool().granted).not.toBe(0n)
  })

  it('are ten in a row, and it stops: what is not used up returns', () => {
    const { mining, last } = after(idle(10))
    expect(last).toMatchObject({ state: 'stopped', idleDays: 10, worn: decimal('85'), returned: decimal('170') })
    expect(last?.endedAt).toBe(mining.at())
    expect(mining.ordersOf(person)).toEqual([])
    expect(mining.held(person, 'balance', 'USDT')).toBe(decimal('100000') - decimal('85'))
    expect(mining.held(person, 'invested', 'USDT')).toBe(0n)
    expect(mining.pool()).toMatchObject({ granted: 0n, owed: 0n })
    expect(mining.house('transit')).toBe(0n)
  })

  it('begin again with one that earns', () => {
    expect(after([...idle(9), fair, ...idle(9)]).last).toMatchObject({ state: 'held', idleDays: 9 })
    expect(after([...idle(9), fair, ...idle(10)]).last).toMatchObject({ state: 'stopped', daysPaid: 20 })
  })

  it('of which the tenth is the last of the term: it has ended, and nothing returns', () => {
    expect(after(idle(10), { cycleDays: 10 }).last).toMatchObject({ state: 'ended', idleDays: 10, returned: 0n })
    expect(after(idle(10), { cycleDays: 11 }).last).toMatchObject({ state: 'stopped', returned: decimal('23.181819') })
  })
})
