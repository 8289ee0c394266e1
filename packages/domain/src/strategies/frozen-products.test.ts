import { describe, expect, it } from 'vitest'
import { having, partOf } from '../books/book.ts'
import { countDay, firstPerson, openProducts, poolBook, type Products } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { pauseProduct } from '../house-books/pause-product.ts'
import { freezeFrom, pauseOn } from '../house-books/pauses.ts'
import { poolPart } from '../house-books/pool.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { dayMs, minuteMs } from '../time.ts'
import { endOf, nextDayOf } from './strategy-order.ts'

const usdt = (text: string) => decimal(text)
const person = firstPerson
const rise = decimal('0.01')
const dayOf = (index: number): number => exampleDay + index * dayMs

/** A product of three days with an order of 1,000 that runs since `exampleDay`, at a moment of its second day. */
function running(at = dayOf(1) + 1): { products: Products; id: string } {
  const products = openProducts({ terms: { cycleDays: 3 } })
  const id = products.buy(person, '1000')
  countDay(products, dayOf(0), rise)
  products.goTo(at)
  return { products, id }
}

const freeze = (products: Products) => products.run(poolBook, products.freezing())
const resume = (products: Products) => products.run(poolBook, products.resuming())
const refusalOf = (decided: ReturnType<Products['run']>) => (decided.ok ? undefined : decided.refusal)

describe('a freeze', () => {
  it.each([
    ['at midnight begins with the day after', dayOf(1), dayOf(2)],
    ['a minute before midnight begins with the next', dayOf(2) - minuteMs - 1, dayOf(2)],
    ['in the last minute of a day begins a day later', dayOf(2) - minuteMs, dayOf(3)],
  ])('%s, and not with the day that has begun', (_, at, from) => {
    const { products } = running(at)
    expect(freeze(products).ok).toBe(true)
    const { sequence } = products.book(poolBook)
    expect(products.pauses().list).toEqual([{ row: sequence, from, until: null, reason: 'The venue is down.' }])
  })

  it('is ended for the next day, and is no freeze where both come on one day', () => {
    const { products } = running()
    freeze(products)
    expect(refusalOf(freeze(products))).toEqual({ kind: 'not_due' })
    resume(products)
    expect(refusalOf(resume(products))).toEqual({ kind: 'not_due' })
    expect(products.pauses().list).toMatchObject([{ from: dayOf(2), until: dayOf(2) }])
    expect(pauseOn(products.pauses(), dayOf(2))).toBeUndefined()
    expect(freeze(products).ok).toBe(true)
  })

  it('is of a pool whose days the house counts by a rule, and of its product', () => {
    const { products } = running()
    const fixed = openProducts({ terms: { rule: 'fixed', dailyRateMin: rise, dailyRateMax: rise } })
    expect(fixed.refused(poolBook, fixed.freezing())).toEqual({ kind: 'wrong_house_book' })
    const pool = products.book(poolBook)
    for (const purpose of ['miner', 'bond', 'ieo'] as const) {
      const other = having(poolPart, { ...partOf(pool, poolPart), purpose })
      const book = { ...pool, parts: { ...pool.parts, ...other } }
      const facts = { at: dayOf(1), settings: defaultSettings }
      expect(refusalOf(pauseProduct(book, products.freezing() as never, facts) as never)).toEqual({
        kind: 'wrong_house_book',
      })
    }
    const command = { kind: 'pause_product', product: 'other-1', reason: 'Why not?', operators: [1, 2] } as const
    expect(products.refused(poolBook, command)).toEqual({ kind: 'wrong_house_book' })
    expect(products.refused(person, products.freezing())).toEqual({ kind: 'wrong_house_book' })
    expect(products.refused(poolBook, { ...products.resuming(), product: 'other-1' } as never)).toEqual({
      kind: 'wrong_house_book',
    })
  })
})

describe('two freezes that adjoin', () => {
  it('are one, from the first day to where the last one ends, for the reason of the last', () => {
    const pause = (from: number, until: number | null) => ({
      row: from + 1,
      from: dayOf(from),
      until: until === null ? null : dayOf(until),
      reason: `Since day ${from}.`,
    })
    const list = [pause(1, 3), pause(3, 3), pause(3, null)]
    expect(freezeFrom({ list }, dayOf(2))).toEqual({ from: dayOf(1), until: null, reason: 'Since day 3.' })
    expect(freezeFrom({ list }, dayOf(3))).toEqual({ from: dayOf(3), until: null, reason: 'Since day 3.' })
    expect(freezeFrom({ list: [pause(1, 3), pause(5, 6)] }, dayOf(2))).toMatchObject({ until: dayOf(3) })
    expect(freezeFrom({ list: [pause(1, 3)] }, dayOf(3))).toBeUndefined()
  })
})

describe('a frozen day', () => {
  it('that it was frozen shortly before changes nothing of the day before', () => {
    const { products, id } = running(dayOf(2) - minuteMs - 1)
    freeze(products)
    countDay(products, dayOf(1), rise)
    expect(products.order(person, id)).toMatchObject({ daysPaid: 2, lastIncome: usdt('10') })
  })

  it('brings nothing, takes nothing, and makes the term a day longer', () => {
    const { products, id } = running()
    freeze(products)
    countDay(products, dayOf(1), rise)
    const before = products.order(person, id)
    const owed = products.pool().owed
    for (const index of [2, 3]) expect(countDay(products, dayOf(index), rise)).toEqual({ gains: 0n, losses: 0n })
    const frozen = products.order(person, id)
    expect(frozen).toEqual({ ...before, pausedDays: 2, lastDay: dayOf(3), lastIncome: 0n })
    expect([nextDayOf(frozen), endOf(frozen)]).toEqual([dayOf(4), dayOf(5)])
    expect(products.pool()).toMatchObject({ owed, settledDay: dayOf(3) })
    resume(products)
    countDay(products, dayOf(4), rise)
    expect(products.order(person, id)).toMatchObject({ daysPaid: 2, pausedDays: 3 })
    countDay(products, dayOf(5), rise)
    expect(products.ordersOf(person)).toEqual([])
    expect(products.held(person, 'balance')).toBe(usdt('100030'))
    expect(products.pool()).toMatchObject({ owed: 0n, granted: 0n })
  })

  it('with which somebody wanted to leave is not the one that they leave with', () => {
    const { products, id } = running()
    freeze(products)
    countDay(products, dayOf(1), rise)
    products.goTo(dayOf(2) + 1)
    // Without the freeze that the server names.
    expect(products.run(person, { kind: 'exit_strategy', orderId: id, exitDay: dayOf(2) }).ok).toBe(true)
    countDay(products, dayOf(2), rise)
    expect(products.order(person, id)).toMatchObject({ state: 'held', pausedDays: 1, exitDay: null, exitRow: null })
    expect(products.leave(person, id).ok).toBe(true)
  })

  it('is passed over in its turn, once, and after it is over', () => {
    const { products, id } = running()
    freeze(products)
    products.goTo(dayOf(3))
    const pass = (day: number) => {
      const command = { kind: 'pause_strategy_day', orderId: id, day } as const
      return refusalOf(products.run(person, command, products.pauseOf(dayOf(2))))
    }
    expect(pass(dayOf(2))).toEqual({ kind: 'not_due' })
    countDay(products, dayOf(1), rise)
    products.goTo(dayOf(3) + 1)
    expect(pass(dayOf(3))).toEqual({ kind: 'not_due' })
    expect(pass(dayOf(2))).toBeUndefined()
    expect(pass(dayOf(2))).toEqual({ kind: 'not_due' })
  })

  it('passes over no day that is not one of the freeze', () => {
    const { products, id } = running(dayOf(2) - minuteMs - 1)
    freeze(products)
    products.goTo(dayOf(2))
    const command = { kind: 'pause_strategy_day', orderId: id, day: dayOf(1) } as const
    expect(() => products.run(person, command, products.pauseOf(dayOf(2)))).toThrow('passed over by a pause')
    expect(() => products.run(person, command)).toThrow('passed over by a pause')
  })
})

describe('leaving', () => {
  it('on a frozen day returns all that remains at once, without a fee', () => {
    const { products, id } = running()
    freeze(products)
    countDay(products, dayOf(1), decimal('-0.01'))
    products.goTo(dayOf(2) + 5)
    const decided = products.leave(person, id)
    expect(decided.ok && decided.value.reply).toMatchObject({
      kind: 'strategy_left',
      order: { state: 'left', remaining: 0n, returned: usdt('990'), exitFee: 0n, exitDay: dayOf(2) },
    })
    expect(products.held(person, 'balance')).toBe(usdt('100000'))
    expect([products.house('fees'), products.pool().owed, products.pool().granted]).toEqual([0n, 0n, 0n])
  })

  it('waits for the days before', () => {
    const { products, id } = running()
    freeze(products)
    products.goTo(dayOf(2))
    expect(refusalOf(products.leave(person, id))).toEqual({ kind: 'days_not_counted' })
    countDay(products, dayOf(1), rise)
    expect(products.leave(person, id).ok).toBe(true)
  })

  it('on the day before, with the freeze ahead, costs what it always does', () => {
    const { products, id } = running()
    freeze(products)
    expect(products.leave(person, id).ok).toBe(true)
    products.goTo(dayOf(2))
    expect(refusalOf(products.leave(person, id))).toEqual({ kind: 'already_leaving' })
    countDay(products, dayOf(1), 0n)
    expect(products.house('fees')).toBe(usdt('5'))
  })

  it('is with the frozen day that the person was told, and no other', () => {
    const { products, id } = running()
    freeze(products)
    countDay(products, dayOf(1), rise)
    countDay(products, dayOf(2), rise)
    expect(refusalOf(products.leave(person, id, dayOf(2)))).toEqual({ kind: 'exit_day_changed' })
  })

  it('needs no whole day where the first one is frozen, and cancelling stays free before', () => {
    const products = openProducts()
    const [first, second] = [products.buy(person, '1000'), products.buy(person, '500')]
    freeze(products)
    expect(products.pauses().list).toMatchObject([{ from: exampleDay }])
    expect(products.run(person, { kind: 'cancel_strategy', orderId: second }).ok).toBe(true)
    expect(refusalOf(products.leave(person, first))).toMatchObject({ kind: 'first_day_not_over' })
    products.goTo(exampleDay)
    expect(products.leave(person, first).ok).toBe(true)
    expect(products.held(person, 'balance')).toBe(usdt('100000'))
  })
})

describe('buying', () => {
  it('is refused from the freeze on, until it is ended', () => {
    const { products } = running()
    freeze(products)
    const frozen = { kind: 'product_frozen', product: products.terms.id }
    expect(refusalOf(products.tryBuy(person, usdt('100')))).toEqual(frozen)
    products.goTo(dayOf(3))
    expect(refusalOf(products.tryBuy(person, usdt('100')))).toEqual(frozen)
    resume(products)
    const id = products.buy(person, '100')
    expect(products.order(person, id)).toMatchObject({ state: 'held', startDay: dayOf(4) })
  })

  it('that the pool is asked for after the freeze is declined, and all of it returns', () => {
    const products = openProducts()
    products.hold(true)
    products.buy(person, '1000')
    products.run(poolBook, products.freezing())
    products.hold(false)
    expect(products.ordersOf(person)).toEqual([])
    expect(products.held(person, 'balance')).toBe(usdt('100000'))
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })
})
