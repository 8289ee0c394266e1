import { describe, expect, it } from 'vitest'
import { emptyBook, having } from '../books/book.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { countDay, firstPerson, openProducts, poolBook } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { levelPart } from '../levels/book-level.ts'
import { decimal } from '../money/decimal.ts'
import { decide } from '../rulebook/decide.ts'
import { dayAfter, dayMs } from '../time.ts'

const usdt = (text: string) => decimal(text)
const person = firstPerson
const product = 'trend-7'
const rise = decimal('0.01')
const fall = decimal('-0.01')

describe('buying', () => {
  it('sets the amount aside, asks the pool, and invests what it grants', () => {
    const products = openProducts()
    products.hold(true)
    const id = products.buy(person, '1000')
    expect(products.order(person, id)).toMatchObject({ state: 'requested', startDay: 0, remaining: usdt('1000') })
    expect([products.held(person, 'frozen'), products.held(person, 'invested')]).toEqual([usdt('1000'), 0n])
    products.hold(false)
    expect(products.order(person, id)).toMatchObject({ state: 'held', startDay: exampleDay, daysPaid: 0 })
    expect([products.held(person, 'frozen'), products.held(person, 'invested')]).toEqual([0n, usdt('1000')])
    expect(products.pool()).toMatchObject({ granted: usdt('1000'), owed: usdt('210') })
  })

  it('returns all of it where the pool has nothing left, and says how much there was', () => {
    const products = openProducts({ terms: { capacity: usdt('1000'), amountMax: usdt('1000') } })
    products.buy(person, '990')
    products.buy(person, '11')
    expect(products.held(person, 'balance')).toBe(usdt('99010'))
    expect(products.ordersOf(person)).toHaveLength(1)
    expect(products.pool().granted).toBe(usdt('990'))
  })

  it.each([
    ['0', { kind: 'amount_not_positive', field: 'amount' }],
    ['-10', { kind: 'amount_not_positive', field: 'amount' }],
    ['9.999999', { kind: 'amount_out_of_range', minimum: usdt('10'), maximum: usdt('50000') }],
    ['10', undefined],
    ['10.5', { kind: 'amount_off_grid', below: usdt('10'), above: usdt('11') }],
    ['50000', undefined],
    ['50000.000001', { kind: 'amount_out_of_range', minimum: usdt('10'), maximum: usdt('50000') }],
  ])('of %s', (amount, refusal) => {
    const decided = openProducts().tryBuy(person, usdt(amount))
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('takes no more than the balance', () => {
    const products = openProducts({ balance: '99.999999' })
    expect(products.tryBuy(person, usdt('100'))).toEqual({
      ok: false,
      refusal: { kind: 'balance_too_small', currency: 'USDT', available: usdt('99.999999') },
    })
    products.put(person, { accounts: new Map([['balance:USDT', usdt('100')]]) })
    expect(products.tryBuy(person, usdt('100')).ok).toBe(true)
  })

  it('asks for the identity that the product asks for', () => {
    const terms = { identityLevel: 2 } as const
    const refusal = { kind: 'identity_level_too_low', level: 1, needed: 2 }
    const one = openProducts({ terms, standing: { identityLevel: 1 } })
    expect(one.tryBuy(person, usdt('10'))).toEqual({ ok: false, refusal })
    expect(openProducts({ terms, standing: { identityLevel: 2 } }).tryBuy(person, usdt('10')).ok).toBe(true)
  })

  it('asks for the VIP level that the product asks for, when it is bought and not later', () => {
    const products = openProducts({ terms: { levelLimit: 3 } })
    const refusal = { kind: 'vip_level_too_low', level: 2, needed: 3 }
    const atLevel = (level: number) => {
      const { parts } = products.book(person)
      products.put(person, { parts: { ...parts, ...having(levelPart, { level, day: 0 }) } })
    }
    atLevel(2)
    expect(products.tryBuy(person, usdt('10'))).toEqual({ ok: false, refusal })
    atLevel(3)
    products.hold(true)
    expect(products.tryBuy(person, usdt('10')).ok).toBe(true)
    atLevel(2)
    products.hold(false)
    expect(products.held(person, 'invested')).toBe(usdt('10'))
  })

  it.each([
    [2, { kind: 'purchase_limit_reached', maximum: 2 }],
    [3, undefined],
    [0, undefined],
  ])('of a third order with a limit of %i', (purchaseLimit, refusal) => {
    const products = openProducts({ terms: { purchaseLimit } })
    products.buy(person, '10')
    products.buy(person, '10')
    const decided = products.tryBuy(person, usdt('10'))
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('is of a product that there is, and that a pool sells', () => {
    const products = openProducts()
    const other = { kind: 'buy_strategy', product: 'other-1', amount: usdt('10') } as const
    expect(products.refused(person, other)).toEqual({ kind: 'product_unknown', product: 'other-1' })
    const known = { ...other, product }
    const notOnSale = { kind: 'product_not_on_sale', product }
    expect(products.refused(person, known)).toEqual(notOnSale)
    for (const pool of [
      { product, bookId: 0 },
      { product: 'other-1', bookId: poolBook },
    ])
      expect(products.tryBuy(person, usdt('10'), pool)).toEqual({ ok: false, refusal: notOnSale })
  })

  it('is for real money of somebody who knows the risk, and no pause', () => {
    const asked = { kind: 'buy_strategy', product, amount: usdt('10') } as const
    expect(decide(emptyBook(7, 'demo'), asked, exampleFacts({}))).toEqual({
      ok: false,
      refusal: { kind: 'not_a_real_book' },
    })
    const refusalOf = (standing: object) => {
      const decided = openProducts({ standing }).tryBuy(person, usdt('10'))
      return decided.ok ? undefined : decided.refusal.kind
    }
    expect(refusalOf({ riskAcknowledgedAt: 0 })).toBe('risk_not_acknowledged')
    expect(refusalOf({ excludedUntil: exampleDay * 2 })).toBe('self_excluded')
    expect(refusalOf({ coolOffUntil: exampleDay * 2 })).toBe('cooling_off')
  })
})

describe('an answer of the pool', () => {
  it.each([
    ['confirm_strategy', 'decline_strategy'],
    ['decline_strategy', 'confirm_strategy'],
  ] as const)('%s counts, and not %s after it', (first, second) => {
    const products = openProducts()
    products.hold(true)
    const orderId = products.buy(person, '100')
    const answers = {
      confirm_strategy: { kind: 'confirm_strategy', orderId },
      decline_strategy: { kind: 'decline_strategy', orderId, reason: 'sold_out', left: 0n },
    } as const
    products.done(person, answers[first])
    const book = products.book(person)
    for (const again of [answers[first], answers[second]])
      expect(products.refused(person, again)).toEqual({ kind: 'not_due' })
    expect(products.book(person)).toBe(book)
  })

  it('is for an order that waits', () => {
    const products = openProducts()
    expect(products.refused(person, { kind: 'confirm_strategy', orderId: '11-9' })).toEqual({ kind: 'not_due' })
  })

  it('lets it run from the next day on, a midnight counting to the day that it begins', () => {
    expect([exampleDay - 1, exampleDay, exampleDay + 1].map(dayAfter)).toEqual([
      exampleDay,
      exampleDay + dayMs,
      exampleDay + dayMs,
    ])
  })
})

describe('cancelling', () => {
  it('is free until the first day begins', () => {
    const products = openProducts()
    const orderId = products.buy(person, '100')
    products.goTo(exampleDay)
    const cancel = { kind: 'cancel_strategy', orderId } as const
    expect(products.refused(person, cancel)).toEqual({ kind: 'strategy_started' })
    products.goTo(exampleDay - 1)
    products.done(person, cancel)
    expect(products.held(person, 'balance')).toBe(usdt('100000'))
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
    expect(products.refused(person, cancel)).toEqual({ kind: 'order_not_found' })
  })

  it('waits for the answer of the pool', () => {
    const products = openProducts()
    products.hold(true)
    const orderId = products.buy(person, '100')
    expect(products.refused(person, { kind: 'cancel_strategy', orderId })).toEqual({ kind: 'order_not_found' })
    expect(products.refused(person, { kind: 'exit_strategy', orderId, exitDay: exampleDay })).toEqual({
      kind: 'order_not_found',
    })
  })
})

describe('a day', () => {
  it('counts when it is over, once, and in order', () => {
    const products = openProducts()
    const orderId = products.buy(person, '1000')
    const count = (day: number) =>
      products.run(person, { kind: 'accrue_strategy', orderId, day }, products.resultOf(day, rise))
    const refused = { ok: false, refusal: { kind: 'not_due' } }
    products.goTo(exampleDay + dayMs - 1)
    expect(count(exampleDay)).toEqual(refused)
    products.goTo(exampleDay + 3 * dayMs)
    expect(count(exampleDay - dayMs)).toEqual(refused)
    expect(count(exampleDay + dayMs)).toEqual(refused)
    expect(count(exampleDay).ok).toBe(true)
    expect(count(exampleDay)).toEqual(refused)
    expect(count(exampleDay + dayMs).ok).toBe(true)
    expect(products.order(person, orderId)).toMatchObject({ daysPaid: 2, income: usdt('20') })
  })

  it('is counted by the result of its own rule and day: any other is a bug', () => {
    const products = openProducts()
    const orderId = products.buy(person, '1000')
    products.goTo(exampleDay + dayMs)
    const command = { kind: 'accrue_strategy', orderId, day: exampleDay } as const
    const other = products.resultOf(exampleDay + dayMs, rise)
    for (const facts of [other, {}])
      expect(() => products.run(person, command, facts)).toThrow('handed the result of its rule and day')
  })

  it('that gains pays the balance, one that loses lowers what remains, and later days count on that', () => {
    const products = openProducts()
    const orderId = products.buy(person, '1000')
    countDay(products, exampleDay, rise)
    countDay(products, exampleDay + dayMs, fall)
    countDay(products, exampleDay + 2 * dayMs, rise)
    expect(products.order(person, orderId)).toMatchObject({ remaining: usdt('990'), income: usdt('9.9') })
    expect(products.held(person, 'balance')).toBe(usdt('99019.9'))
    expect(products.held(person, 'invested')).toBe(usdt('990'))
    expect(products.house('transit')).toBe(0n)
  })

  it('of a result beyond the limits counts as far as they go', () => {
    const products = openProducts()
    products.buy(person, '1000')
    expect(countDay(products, exampleDay, decimal('0.5')).gains).toBe(usdt('30'))
    expect(countDay(products, exampleDay + dayMs, decimal('-0.5')).losses).toBe(usdt('30'))
  })

  it('that is the last returns what remains, and frees the share', () => {
    const products = openProducts()
    const orderId = products.buy(person, '1000')
    for (let day = 0; day < 7; day += 1) countDay(products, exampleDay + day * dayMs, rise)
    expect(products.ordersOf(person)).toEqual([])
    expect(products.held(person, 'balance')).toBe(usdt('100070'))
    expect(products.held(person, 'invested')).toBe(0n)
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
    const command = { kind: 'accrue_strategy', orderId, day: exampleDay + 7 * dayMs } as const
    products.goTo(exampleDay + 9 * dayMs)
    expect(products.refused(person, command, products.resultOf(command.day, rise))).toEqual({ kind: 'not_due' })
  })
})

describe('leaving early', () => {
  const second = exampleDay + dayMs
  const running = (terms: object = {}) => {
    const products = openProducts({ terms })
    const orderId = products.buy(person, '1000')
    const exitOn = (exitDay: number) => ({ kind: 'exit_strategy', orderId, exitDay }) as const
    return { products, orderId, exitOn }
  }

  it('waits for the first day to be over', () => {
    const { products, exitOn } = running()
    products.goTo(second - 1)
    const early = { kind: 'first_day_not_over', untilAtMs: second }
    expect(products.refused(person, exitOn(exampleDay))).toEqual(early)
    products.goTo(second)
    products.done(person, exitOn(second))
  })

  it('counts the day that has begun, and returns what remains of it less the fee in the same command', () => {
    const { products, orderId, exitOn } = running()
    countDay(products, exampleDay, rise)
    products.goTo(second + dayMs - 1)
    products.done(person, exitOn(second))
    expect(products.order(person, orderId)).toMatchObject({ state: 'held', exitDay: second, remaining: usdt('1000') })
    expect(products.held(person, 'invested')).toBe(usdt('1000'))
    expect(products.pool()).toMatchObject({ granted: usdt('1000'), owed: usdt('180') })
    expect(countDay(products, second, fall).losses).toBe(usdt('10'))
    expect(products.ordersOf(person)).toEqual([])
    expect(products.held(person, 'balance')).toBe(usdt('99995.05'))
    expect(products.held(person, 'invested')).toBe(0n)
    expect(products.house('fees')).toBe(usdt('4.95'))
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })

  it('is asked for once, and not taken back', () => {
    const { products, exitOn } = running()
    countDay(products, exampleDay, 0n)
    products.done(person, exitOn(second))
    const book = products.book(person)
    expect(products.refused(person, exitOn(second))).toEqual({ kind: 'already_leaving' })
    countDay(products, second, 0n)
    expect(products.refused(person, exitOn(second + dayMs))).toEqual({ kind: 'order_not_found' })
    expect(book).not.toBe(products.book(person))
  })

  it.each([exampleDay, exampleDay + dayMs - 1, exampleDay + 2 * dayMs])(
    'is with no other day than the one begun: %s',
    (day) => {
      const { products, exitOn } = running()
      countDay(products, exampleDay, 0n)
      expect(products.refused(person, exitOn(day))).toEqual({ kind: 'exit_day_changed' })
    },
  )

  it('waits for days that were not counted, and then counts none after the one that was begun', () => {
    const { products, orderId, exitOn } = running()
    products.goTo(second + dayMs + 1)
    products.done(person, exitOn(second + dayMs))
    products.goTo(exampleDay + 9 * dayMs)
    for (const day of [0, 1, 2]) countDay(products, exampleDay + day * dayMs, rise)
    const command = { kind: 'accrue_strategy', orderId, day: exampleDay + 3 * dayMs } as const
    expect(products.refused(person, command, products.resultOf(command.day, rise))).toEqual({ kind: 'not_due' })
    expect(products.held(person, 'balance')).toBe(usdt('100025'))
  })

  it.each([1, 2])('with the last day of its term, or later, is free: it ends by its term', (daysLater) => {
    const { products, exitOn } = running({ cycleDays: 2 })
    const exitDay = exampleDay + daysLater * dayMs
    products.goTo(exitDay + 1)
    products.done(person, exitOn(exitDay))
    for (const day of [0, 1]) countDay(products, exampleDay + day * dayMs, 0n)
    expect(products.held(person, 'balance')).toBe(usdt('100000'))
    expect(products.house('fees')).toBe(0n)
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })
})
