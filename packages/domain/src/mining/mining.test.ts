import { describe, expect, it } from 'vitest'
import { emptyBook } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { firstMiner, minerPoolBook, networkBook, openMining } from '../examples/example-mining.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { decide } from '../rulebook/decide.ts'
import { minerUnitsMost } from '../settings/miner-terms.ts'
import { dayMs } from '../time.ts'
import { minerPoolFact, networkDayFact } from './mining-facts.ts'

const person = firstMiner
const product = 'northforge-n200-30'
const btc = decimal
const usdt = decimal

describe('buying', () => {
  it('sets the price aside, asks the pool, and invests what it grants', () => {
    const mining = openMining()
    mining.hold(true)
    const id = mining.buy(person, 3)
    expect(mining.order(person, id)).toMatchObject({ state: 'requested', startDay: 0, amount: usdt('255') })
    expect(mining.held(person, 'frozen', 'USDT')).toBe(usdt('255'))
    mining.hold(false)
    expect(mining.order(person, id)).toMatchObject({ state: 'held', startDay: exampleDay, daysPaid: 0, coin: 'BTC' })
    expect(['frozen', 'invested'].map((account) => mining.held(person, account as 'frozen', 'USDT'))).toEqual([
      0n,
      usdt('255'),
    ])
    expect(mining.pool()).toMatchObject({ granted: 3n * ONE, owed: btc('0.027'), currency: 'BTC' })
  })

  it.each([
    [0, { kind: 'units_not_positive' }],
    [-1, { kind: 'units_not_positive' }],
    [0.5, { kind: 'units_not_positive' }],
    [Number.NaN, { kind: 'units_not_positive' }],
    [minerUnitsMost + 1, { kind: 'units_not_positive' }],
    [1, undefined],
    [100, undefined],
    [101, { kind: 'units_limit_reached', maximum: 100, left: 100 }],
  ])('of %s units', (units, refusal) => {
    const decided = openMining().tryBuy(person, units)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it.each([
    [4, 2, { kind: 'units_limit_reached', maximum: 4, left: 1 }],
    [5, 2, undefined],
    [2, 1, { kind: 'units_limit_reached', maximum: 2, left: 0 }],
    [0, 900, undefined],
  ])('with a limit of %i units, of which 3 are held, of %i more', (unitsMax, units, refusal) => {
    const mining = openMining({ terms: { unitsMax: 0 } })
    mining.buy(person, 3)
    const limited = openMining({ terms: { unitsMax } })
    limited.put(person, { records: mining.book(person).records })
    const decided = limited.tryBuy(person, units)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('takes no more than the balance', () => {
    const mining = openMining({ balance: '254.999999' })
    expect(mining.tryBuy(person, 3)).toEqual({
      ok: false,
      refusal: { kind: 'balance_too_small', currency: 'USDT', available: usdt('254.999999') },
    })
    mining.put(person, { accounts: new Map([['balance:USDT', usdt('255')]]) })
    expect(mining.tryBuy(person, 3).ok).toBe(true)
  })

  it('asks for the identity that the machine asks for', () => {
    const terms = { identityLevel: 2 } as const
    const refusal = { kind: 'identity_level_too_low', level: 1, needed: 2 }
    expect(openMining({ terms, standing: { identityLevel: 1 } }).tryBuy(person, 1)).toEqual({ ok: false, refusal })
    expect(openMining({ terms }).tryBuy(person, 1).ok).toBe(true)
  })

  it('asks for the VIP level that the machine asks for', () => {
    const refusal = { kind: 'vip_level_too_low', level: 0, needed: 1 }
    expect(openMining({ terms: { levelLimit: 1 } }).tryBuy(person, 1)).toEqual({ ok: false, refusal })
    expect(openMining({ terms: { levelLimit: 0 } }).tryBuy(person, 1).ok).toBe(true)
  })

  it('is of a machine that there is, and that a pool sells', () => {
    const mining = openMining()
    const other = { kind: 'buy_miner', product: 'other-1', units: 1 } as const
    expect(mining.refused(person, other)).toEqual({ kind: 'product_unknown', product: 'other-1' })
    const notOnSale = { ok: false, refusal: { kind: 'product_not_on_sale', product } }
    for (const pool of [{ product, bookId: 0 }, { product: 'other-1', bookId: minerPoolBook }, undefined])
      expect(mining.tryBuy(person, 1, { minerPool: { of: minerPoolFact, value: pool } })).toEqual(notOnSale)
  })

  it.each([
    ['a day that ended less than two days ago', 3 * dayMs - 1, {}, true],
    ['a day that ended two days ago', 3 * dayMs, {}, false],
    ['another network', 2 * dayMs, { network: 'other' as never }, false],
    ['another source than the settings name', 2 * dayMs, { source: 'blocks' as const }, false],
  ])('of a network of which one knows %s', (_, later, changed, isSold) => {
    const mining = openMining()
    const known = mining.known(exampleDay - 2 * dayMs)
    mining.goTo(known.day + later)
    expect(mining.tryBuy(person, 1, named(networkDayFact, { ...known, ...changed }))).toMatchObject(
      isSold ? { ok: true } : { ok: false, refusal: { kind: 'network_silent', network: 'bitcoin' } },
    )
  })

  it('is silent where nothing is known at all', () => {
    const nothing = { networkDay: { of: networkDayFact, value: undefined } }
    expect(openMining().tryBuy(person, 1, nothing)).toMatchObject({ refusal: { kind: 'network_silent' } })
  })

  it('is for real money of somebody who knows the risk, and no pause', () => {
    const asked = { kind: 'buy_miner', product, units: 1 } as const
    expect(decide(emptyBook(7, 'demo'), asked, exampleFacts({}))).toEqual({
      ok: false,
      refusal: { kind: 'not_a_real_book' },
    })
    const refusalOf = (standing: object) => {
      const decided = openMining({ standing }).tryBuy(person, 1)
      return decided.ok ? undefined : decided.refusal.kind
    }
    expect(refusalOf({ riskAcknowledgedAt: 0 })).toBe('risk_not_acknowledged')
    expect(refusalOf({ excludedUntil: exampleDay * 2 })).toBe('self_excluded')
    expect(refusalOf({ coolOffUntil: exampleDay * 2 })).toBe('cooling_off')
  })
})

describe('an answer of the pool', () => {
  it('returns all of it where too few units are left, and says how many there were', () => {
    const mining = openMining({ terms: { units: 5 } })
    mining.buy(person, 4)
    mining.hold(true)
    const id = mining.buy(person, 2)
    expect(mining.order(person, id).state).toBe('requested')
    mining.hold(false)
    expect(mining.ordersOf(person)).toHaveLength(1)
    expect(mining.held(person, 'balance', 'USDT')).toBe(usdt('100000') - 4n * usdt('85'))
    expect(mining.pool().granted).toBe(4n * ONE)
    mining.buy(person, 1)
    expect(mining.pool().granted).toBe(5n * ONE)
  })

  it.each([
    ['confirm_miner', 'decline_miner'],
    ['decline_miner', 'confirm_miner'],
  ] as const)('%s counts, and not %s after it', (first, second) => {
    const mining = openMining()
    mining.hold(true)
    const orderId = mining.buy(person, 1)
    const answers = {
      confirm_miner: { kind: 'confirm_miner', orderId },
      decline_miner: { kind: 'decline_miner', orderId, reason: 'sold_out', left: 0n },
    } as const
    mining.done(person, answers[first])
    const book = mining.book(person)
    for (const again of [answers[first], answers[second]])
      expect(mining.refused(person, again)).toEqual({ kind: 'not_due' })
    expect(mining.book(person)).toBe(book)
  })

  it.each([
    ['the last moment of a day', exampleDay - 1, exampleDay],
    ['midnight', exampleDay, exampleDay + dayMs],
    ['the day after it', exampleDay + dayMs - 1, exampleDay + dayMs],
  ])('that comes at %s lets it run from the next midnight on', (_, at, startDay) => {
    const mining = openMining()
    mining.hold(true)
    const orderId = mining.buy(person, 1)
    mining.goTo(at)
    mining.hold(false)
    expect(mining.order(person, orderId).startDay).toBe(startDay)
  })
})

describe('cancelling', () => {
  it('is free until the first day begins', () => {
    const mining = openMining()
    const orderId = mining.buy(person, 2)
    const cancel = { kind: 'cancel_miner', orderId } as const
    mining.goTo(exampleDay)
    expect(mining.refused(person, cancel)).toEqual({ kind: 'miner_started' })
    mining.goTo(exampleDay - 1)
    mining.done(person, cancel)
    expect(mining.held(person, 'balance', 'USDT')).toBe(usdt('100000'))
    expect(mining.pool()).toMatchObject({ granted: 0n, owed: 0n })
    expect(mining.refused(person, cancel)).toEqual({ kind: 'order_not_found' })
  })

  it('waits for the answer of the pool', () => {
    const mining = openMining()
    mining.hold(true)
    const orderId = mining.buy(person, 1)
    expect(mining.refused(person, { kind: 'cancel_miner', orderId })).toEqual({ kind: 'order_not_found' })
  })
})

it('a machine that is bought after a day is known starts with the next one', () => {
  const mining = openMining()
  mining.goTo(exampleDay + dayMs)
  mining.record(exampleDay)
  const orderId = mining.buy(person, 1)
  expect(mining.order(person, orderId).startDay).toBe(exampleDay + 2 * dayMs)
  mining.goTo(exampleDay + 5 * dayMs)
  mining.record(exampleDay + 4 * dayMs)
  for (const days of [0, 1])
    expect(mining.credit(person, orderId, exampleDay + days * dayMs, '90000')).toMatchObject({
      refusal: { kind: 'not_due' },
    })
  expect(mining.credit(person, orderId, exampleDay + 2 * dayMs, '90000').ok).toBe(true)
  expect(mining.book(networkBook).sequence).toBeGreaterThan(3)
})
