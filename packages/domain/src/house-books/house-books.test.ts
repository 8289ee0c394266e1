import { describe, expect, it } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { emptyBook } from '../books/book.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { firstPerson, openProducts, poolBook, type Products, treasuryBook } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal } from '../money/decimal.ts'
import { decide } from '../rulebook/decide.ts'
import { houseCommands, userCommands } from '../rulebook/noun-tables.ts'
import type { Command } from '../rulebook/nouns.ts'
import { assert } from '../result.ts'
import { dayMs } from '../time.ts'
import { isTreasury } from './checked-pool.ts'
import { houseBooks } from './house-books.noun.ts'

const unit = decimal('0.000001')
const product = 'trend-7'
const currency = 'USDT'
const operators = [1, 2]
const usdt = (text: string) => decimal(text)
const capital = usdt('100000000')

/** A pool of 1,000 with a sale of 1,000 that can owe 210. */
const small = () => openProducts({ terms: { capacity: usdt('1000'), amountMax: usdt('1000') }, people: 3 })
const granting = (amount: string, owed: string, orderId = `${firstPerson}-1`): Command => ({
  kind: 'grant',
  orderId,
  orderBook: firstPerson,
  product,
  amount: usdt(amount),
  owed: usdt(owed),
})
/** Answers go to orders that nobody has asked for: these tests look at the pool alone. */
const alone = (products: Products): Products => {
  products.hold(true)
  return products
}

describe('a treasury', () => {
  it('is raised once, with what the settings say', () => {
    const products = openProducts({ escrow: 0n })
    expect(products.held(treasuryBook, 'capital')).toBe(capital)
    expect(products.house('clearing.sandbox-capital')).toBe(-capital)
    expect(products.refused(treasuryBook, { kind: 'raise_capital' })).toEqual({ kind: 'not_due' })
    expect(products.refused(poolBook, { kind: 'raise_capital' })).toEqual({ kind: 'wrong_house_book' })
    const used = { ...emptyBook(5, 'real'), sequence: 1 }
    for (const book of [used, emptyBook(5, 'demo')])
      expect(decide(book, { kind: 'raise_capital' }, exampleFacts({}))).toMatchObject({
        refusal: { kind: 'wrong_house_book' },
      })
  })

  const receiving = (changed: object = {}): Command => ({
    kind: 'receive_capital',
    arrivalId: '12',
    channel: 'bank-usd',
    currency,
    amount: usdt('250.5'),
    operators,
    ...changed,
  })

  it('takes what came from outside, by the channel through which it came', () => {
    const products = openProducts({ escrow: 0n })
    products.done(treasuryBook, receiving())
    expect(products.held(treasuryBook, 'capital')).toBe(capital + usdt('250.5'))
    expect(products.house('clearing.bank-usd')).toBe(-usdt('250.5'))
    expect(products.refused(poolBook, receiving())).toEqual({ kind: 'wrong_house_book' })
    expect(products.refused(treasuryBook, receiving({ amount: 0n }))).toMatchObject({ kind: 'amount_not_positive' })
    expect(products.refused(treasuryBook, receiving({ amount: 1n }))).toMatchObject({ kind: 'amount_off_grid' })
  })

  it('is made by the first capital that comes, in an empty book of real money alone', () => {
    const { settings } = openProducts()
    const live = { ...settings, investments: { capital: null, passwordFrom: 0n, strategies: [] } }
    const facts = exampleFacts({ settings: live })
    const decided = decide(emptyBook(5, 'real'), receiving({ currency: 'BTC', amount: usdt('2') }), facts)
    assert(decided.ok, 'capital is received')
    expect(isTreasury(applyDecision(emptyBook(5, 'real'), decided.value).book)).toBe(true)
    const used = { ...emptyBook(5, 'real'), sequence: 1 }
    for (const book of [used, emptyBook(5, 'demo')])
      expect(decide(book, receiving(), facts)).toMatchObject({ refusal: { kind: 'wrong_house_book' } })
  })

  it('is not raised where the settings give it none', () => {
    const { settings } = openProducts()
    const { investments: _, ...older } = settings
    const live = { ...settings, investments: { capital: null, passwordFrom: 0n, strategies: [] } }
    for (const without of [older, live])
      expect(
        decide(emptyBook(5, 'real'), { kind: 'raise_capital' }, exampleFacts({ settings: without })),
      ).toMatchObject({ refusal: { kind: 'no_sandbox_capital' } })
  })

  it.each([
    ['0', { kind: 'amount_not_positive', field: 'amount' }],
    ['-1', { kind: 'amount_not_positive', field: 'amount' }],
    ['1.0000005', { kind: 'amount_off_grid', below: usdt('1'), above: usdt('1.000001') }],
    ['100000000.000001', { kind: 'capital_too_small', currency, available: capital }],
  ])('does not allot %s', (amount, refusal) => {
    const products = openProducts({ escrow: 0n })
    expect(products.refused(treasuryBook, products.allotting(usdt(amount)))).toEqual(refusal)
  })

  it('allots all that it has, and takes back what a pool returns', () => {
    const products = openProducts({ escrow: capital })
    expect([products.held(treasuryBook, 'capital'), products.held(poolBook, 'escrow')]).toEqual([0n, capital])
    const returning = { kind: 'return_escrow', treasury: treasuryBook, product, amount: capital, operators } as const
    products.done(poolBook, returning)
    expect([products.held(treasuryBook, 'capital'), products.held(poolBook, 'escrow')]).toEqual([capital, 0n])
    expect(products.house('transit')).toBe(0n)
  })

  it('is what sends and takes, and no other book is', () => {
    const products = openProducts()
    const sent = { kind: 'take_back_capital', pool: poolBook, currency, amount: 1n } as const
    for (const book of [poolBook, firstPerson])
      for (const command of [sent, products.allotting(usdt('1'))])
        expect(products.refused(book, command)).toEqual({ kind: 'wrong_house_book' })
  })
})

describe('a pool', () => {
  it.each<[string, Command]>([
    ['fund_pool', { kind: 'fund_pool', treasury: treasuryBook, currency, amount: unit }],
    ['open_sale', { kind: 'open_sale', product, capacity: unit, mostOwed: 0n, operators }],
    ['close_sale', { kind: 'close_sale', product, operators }],
    ['return_escrow', { kind: 'return_escrow', treasury: treasuryBook, product, amount: unit, operators }],
    ['grant', granting('1', '1')],
    ['return_grant', { kind: 'return_grant', orderId: '1-1', amount: unit, owed: 0n }],
    ['settle_pool_day', { kind: 'settle_pool_day', day: 0, orders: 0, gains: 0n, losses: 0n, owed: 0n }],
  ])('alone takes %s', (_, command) => {
    const products = openProducts()
    for (const book of [treasuryBook, firstPerson])
      expect(products.refused(book, command)).toEqual({ kind: 'wrong_house_book' })
  })

  it.each<[string, Command]>([
    ['open_sale', { kind: 'open_sale', product: 'other-1', capacity: unit, mostOwed: 0n, operators }],
    ['close_sale', { kind: 'close_sale', product: 'other-1', operators }],
    ['return_escrow', { kind: 'return_escrow', treasury: 2, product: 'other-1', amount: unit, operators }],
    ['grant', { ...granting('1', '1'), product: 'other-1' } as Command],
  ])('takes %s for its own product alone', (_, command) => {
    expect(openProducts().refused(poolBook, command)).toEqual({ kind: 'wrong_house_book' })
  })

  it('is made of an empty book, once', () => {
    const products = openProducts()
    const making = { kind: 'make_pool', purpose: 'strategy', product, currency } as const
    expect(products.refused(poolBook, making)).toEqual({ kind: 'not_due' })
    expect(products.refused(poolBook, { ...making, product: 'other-1' })).toEqual({ kind: 'wrong_house_book' })
    expect(products.refused(treasuryBook, making)).toEqual({ kind: 'wrong_house_book' })
    for (const book of [emptyBook(5, 'demo'), { ...emptyBook(5, 'real'), sequence: 1 }])
      expect(decide(book, making, exampleFacts({}))).toMatchObject({ refusal: { kind: 'wrong_house_book' } })
    expect(decide(emptyBook(5, 'real'), { ...making, product: '' }, exampleFacts({}))).toMatchObject({
      refusal: { kind: 'wrong_house_book' },
    })
  })

  it('takes what was sent in the currency that was sent: no other money is made of it', () => {
    const products = openProducts()
    const escrow = products.held(poolBook, 'escrow')
    products.done(poolBook, { kind: 'fund_pool', treasury: treasuryBook, currency: 'EUR', amount: usdt('5') })
    expect(products.held(poolBook, 'escrow')).toBe(escrow)
    expect(products.book(poolBook).accounts.get('escrow:EUR')).toBe(usdt('5'))
  })

  it('opens its sale once the whole of it is covered', () => {
    const products = openProducts({ escrow: usdt('100') })
    expect(products.refused(poolBook, products.opening(usdt('1'), usdt('100') + unit))).toEqual({
      kind: 'escrow_short',
      currency,
      missing: unit,
    })
    for (const capacity of [0n, -unit])
      expect(products.refused(poolBook, products.opening(capacity, 0n))).toEqual({
        kind: 'amount_not_positive',
        field: 'capacity',
      })
    expect(products.pool().isOnSale).toBe(false)
    products.done(poolBook, products.opening(usdt('1'), usdt('100')))
    expect(products.pool()).toMatchObject({ isOnSale: true, capacity: usdt('1') })
  })

  it('opens it again, and never for less than what runs is owed', () => {
    const products = alone(openProducts({ escrow: usdt('100') }))
    products.done(poolBook, products.opening(usdt('10'), 0n))
    products.done(poolBook, granting('10', '100'))
    products.done(poolBook, products.opening(usdt('5'), 0n))
    expect(products.done(poolBook, granting('1', '0'))).toMatchObject({ kind: 'grant_declined', left: 0n })
    products.done(poolBook, products.closing())
    expect(products.refused(poolBook, products.closing())).toEqual({ kind: 'not_due' })
  })

  it('returns what covers nothing, once its sale is closed', () => {
    const products = alone(openProducts({ escrow: usdt('100') }))
    products.done(poolBook, products.opening(usdt('10'), usdt('100')))
    products.done(poolBook, granting('10', '60'))
    const returning = (amount: string): Command => ({
      kind: 'return_escrow',
      treasury: treasuryBook,
      product,
      operators,
      amount: usdt(amount),
    })
    expect(products.refused(poolBook, returning('1'))).toEqual({ kind: 'sale_is_open' })
    products.done(poolBook, products.closing())
    expect(products.refused(poolBook, returning('0'))).toEqual({ kind: 'amount_not_positive', field: 'amount' })
    expect(products.refused(poolBook, returning('0.0000005'))).toMatchObject({ kind: 'amount_off_grid' })
    expect(products.refused(poolBook, returning('40.000001'))).toEqual({
      kind: 'escrow_covers_orders',
      currency,
      available: usdt('40'),
    })
    products.done(poolBook, returning('40'))
    expect(products.held(poolBook, 'escrow')).toBe(usdt('60'))
  })
})

describe('a grant', () => {
  it('takes the last of the capacity, and no more', () => {
    const products = alone(small())
    expect(products.done(poolBook, granting('999', '1'))).toMatchObject({ kind: 'granted', left: usdt('1') })
    const declined = { kind: 'grant_declined', reason: 'sold_out', left: usdt('1'), amount: usdt('1.000001') }
    expect(products.done(poolBook, granting('1.000001', '0'))).toMatchObject(declined)
    expect(products.done(poolBook, granting('1', '0'))).toMatchObject({ kind: 'granted', left: 0n })
    expect(products.pool()).toMatchObject({ granted: usdt('1000'), owed: usdt('1') })
  })

  it('is declined on a closed sale, of which nothing is left', () => {
    const products = alone(small())
    products.done(poolBook, products.closing())
    const declined = { kind: 'grant_declined', reason: 'sale_closed', left: 0n }
    expect(products.done(poolBook, granting('1', '0'))).toMatchObject(declined)
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })

  it('is declined beyond what covers it, with as much as is covered', () => {
    const products = alone(small())
    products.done(poolBook, granting('100', '200'))
    // 210 are there, 10 are free: of 100 that could be owed 21, that covers 47.619047.
    expect(products.done(poolBook, granting('100', '21'))).toMatchObject({
      kind: 'grant_declined',
      reason: 'sold_out',
      left: usdt('47.619047'),
    })
    expect(products.done(poolBook, granting('100', '10.000001'))).toMatchObject({ kind: 'grant_declined' })
    expect(products.done(poolBook, granting('100', '10'))).toMatchObject({ kind: 'granted' })
  })

  it('is returned as it was taken', () => {
    const products = alone(small())
    products.done(poolBook, granting('100', '20'))
    const returning = (amount: string, owed: string): Command => ({
      kind: 'return_grant',
      orderId: '11-1',
      amount: usdt(amount),
      owed: usdt(owed),
    })
    expect(() => products.done(poolBook, returning('101', '20'))).toThrow('a pool has granted what is returned')
    expect(() => products.done(poolBook, returning('100', '21'))).toThrow('a pool has granted what is returned')
    products.done(poolBook, returning('100', '20'))
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })
})

describe('the day of a pool', () => {
  const settling = (given: Partial<Extract<Command, { kind: 'settle_pool_day' }>> = {}): Command => ({
    kind: 'settle_pool_day',
    day: exampleDay,
    orders: 1,
    gains: usdt('3'),
    losses: usdt('1'),
    owed: usdt('30'),
    ...given,
  })

  it('is settled once it is over, and once', () => {
    const products = alone(small())
    products.done(poolBook, granting('1000', '210'))
    products.goTo(exampleDay + dayMs - 1)
    expect(products.refused(poolBook, settling())).toEqual({ kind: 'not_due' })
    products.goTo(exampleDay + dayMs)
    products.done(poolBook, settling())
    expect(products.refused(poolBook, settling())).toEqual({ kind: 'not_due' })
    expect(products.pool()).toMatchObject({ owed: usdt('180'), settledDay: exampleDay })
    expect([products.held(poolBook, 'escrow'), products.house('transit')]).toEqual([usdt('208'), usdt('2')])
  })

  it('comes in order, and begins at midnight', () => {
    const products = alone(small())
    products.goTo(exampleDay + 5 * dayMs)
    const nothing = { orders: 0, gains: 0n, losses: 0n, owed: 0n }
    products.done(poolBook, settling({ ...nothing, day: exampleDay + dayMs }))
    expect(products.refused(poolBook, settling({ ...nothing }))).toEqual({ kind: 'not_due' })
    const odd = settling({ ...nothing, day: exampleDay + 2 * dayMs + 1 })
    expect(products.refused(poolBook, odd)).toEqual({ kind: 'not_due' })
    products.done(poolBook, settling({ ...nothing, day: exampleDay + 3 * dayMs }))
  })

  it('pays no more than its orders were owed: that would be a bug', () => {
    const products = alone(small())
    products.done(poolBook, granting('1000', '210'))
    products.goTo(exampleDay + dayMs)
    expect(() => products.done(poolBook, settling({ owed: usdt('210.000001') }))).toThrow('owed no more than the pool')
    expect(() => products.done(poolBook, settling({ gains: usdt('31.000001') }))).toThrow('covers what is still owed')
    products.done(poolBook, settling({ gains: usdt('31') }))
  })
})

describe('house books', () => {
  it.each([treasuryBook, poolBook])(
    'take no command of a person, and of the house none of another noun: %i',
    (book) => {
      const products = openProducts()
      const kinds = [...userCommands.keys(), ...houseCommands.keys()].filter((kind) => !(kind in houseBooks.house))
      expect(kinds.length).toBeGreaterThan(30)
      for (const kind of kinds)
        expect([kind, products.refused(book, { kind } as Command)]).toEqual([kind, { kind: 'wrong_house_book' }])
    },
  )
})
