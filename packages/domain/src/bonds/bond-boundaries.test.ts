import { describe, expect, it } from 'vitest'
import { emptyBook } from '../books/book.ts'
import { type BondBooks, issuerBook, openBondBooks } from '../examples/example-bonds.ts'
import { openBooks } from '../examples/example-books.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal } from '../money/decimal.ts'
import { dayMs } from '../time.ts'

const [ann, ben] = [21, 22] as const

describe('who subscribes', () => {
  it('may set aside all of a balance, and not a unit more', () => {
    const bonds = openBondBooks({ terms: { units: 2_000 } })
    expect(bonds.trySubscribe(ann, 1_001)).toMatchObject({ ok: false, refusal: { kind: 'balance_too_small' } })
    bonds.subscribe(ann, 1_000)
    expect(bonds.held(ann, 'balance')).toBe(0n)
  })

  it('may hold one unit where one is the most', () => {
    const bonds = openBondBooks({ terms: { unitsMax: 1 } })
    bonds.subscribe(ann, 1)
    expect(bonds.trySubscribe(ann, 1)).toMatchObject({ ok: false, refusal: { kind: 'units_limit_reached', left: 0 } })
  })

  it('is shown the bond that was asked for', () => {
    const bonds = openBondBooks()
    const product = bonds.terms.id
    const command = { kind: 'subscribe_bond', product, units: 1 } as const
    expect(bonds.refused(ann, command, bonds.named({ product: 'mill-60' }))).toEqual({
      kind: 'product_not_on_sale',
      product,
    })
  })

  it('does so with real money', () => {
    const { settings, terms, named } = openBondBooks()
    const books = openBooks(settings, [emptyBook(31, 'demo')], exampleDay - dayMs / 2)
    const command = { kind: 'subscribe_bond', product: terms.id, units: 1 } as const
    expect(books.refused(31, command, named())).toEqual({ kind: 'not_a_real_book' })
  })
})

describe('an order', () => {
  it('is answered once, and given back once it is answered', () => {
    const bonds = openBondBooks()
    bonds.hold(true)
    const orderId = bonds.subscribe(ann, 4)
    expect(bonds.refused(ann, { kind: 'withdraw_bond', orderId })).toEqual({ kind: 'order_not_found' })
    bonds.hold(false)
    const [confirm, decline] = [
      { kind: 'confirm_bond', orderId },
      { kind: 'decline_bond', orderId, reason: 'sold_out', left: 0n },
    ] as const
    for (const answer of [confirm, decline]) expect(bonds.refused(ann, answer)).toEqual({ kind: 'not_due' })
    expect(bonds.order(ann, orderId)).toMatchObject({ state: 'subscribed' })
  })

  it('starts and returns when its bond was to be decided, and from that day on', () => {
    const bonds = openBondBooks()
    const orderId = bonds.subscribe(ann, 40)
    const { closesAt } = bonds.offer
    const start = { kind: 'start_bond', orderId, closedIn: 4, startDay: closesAt } as const
    const returned = { kind: 'return_bond', orderId, closedIn: 4 } as const
    bonds.goTo(closesAt - 1)
    for (const command of [start, returned]) expect(bonds.refused(ann, command)).toEqual({ kind: 'not_due' })
    bonds.goTo(closesAt)
    expect(bonds.refused(ann, { ...start, startDay: closesAt + dayMs })).toEqual({ kind: 'not_due' })
    expect(bonds.done(ann, start)).toMatchObject({ kind: 'bond_started' })
    expect(bonds.refused(ann, returned)).toEqual({ kind: 'not_due' })
  })
})

describe('the close', () => {
  it('lends no more units than were granted, and ends the sale', () => {
    const bonds = openBondBooks()
    bonds.subscribe(ann, 40)
    bonds.goTo(bonds.offer.closesAt)
    const closing = (units: number) => ({ kind: 'close_bond', product: bonds.terms.id, units }) as const
    for (const units of [39, 41]) expect(bonds.refused(issuerBook, closing(units))).toEqual({ kind: 'not_due' })
    bonds.done(issuerBook, closing(40))
    expect(bonds.pool().isOnSale).toBe(false)
  })
})

describe('a late bond', () => {
  const late = (): BondBooks => {
    const bonds = openBondBooks({ terms: { dailyRate: decimal('0.0004') } })
    bonds.subscribe(ann, 30)
    bonds.subscribe(ben, 10)
    bonds.close()
    bonds.issuerPays('20')
    expect(bonds.pay(30)).toMatchObject({ interestPerUnit: decimal('0.5') })
    bonds.issuerPays('4')
    return bonds
  }

  it('pays once for each midnight, and goes no day back', () => {
    const bonds = late()
    expect(bonds.pay(30)).toBe(undefined)
    expect(bonds.pay(33)).toMatchObject({ payment: 2, interestPerUnit: decimal('0.1') })
    bonds.issuerPays('8', 'later')
    for (const days of [33, 32, 31]) expect(bonds.pay(days)).toBe(undefined)
    expect(bonds.pay(34)).toMatchObject({ payment: 3, interestPerUnit: decimal('0.2') })
  })

  it('pays at midnights alone', () => {
    expect(late().pay(33.5)).toBe(undefined)
  })
})
