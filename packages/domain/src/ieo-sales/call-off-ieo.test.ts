import { describe, expect, it } from 'vitest'
import { having } from '../books/book.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { closedIeoBooks, openIeoBooks, saleBook } from '../examples/example-ieo.ts'
import { decimal } from '../money/decimal.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command } from '../rulebook/nouns.ts'
import { investmentsUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import { ieoSalePart } from './ieo-sale.ts'

const operators = [1, 2] as const
const product = 'orbit'
const drawing = { format: 'draw', depositRate: decimal('0.1') } as const
const notDue = { kind: 'not_due' }
const isCalledOff = { kind: 'ieo_called_off' }
const callingOff = (lots: number): Command => ({ kind: 'call_off_ieo', product, lots })
const listing = (lots: number): Command => ({ kind: 'list_ieo', product, lots, operators })

/** A sale in which somebody has three lots for 30, at a time before its last day of listing is over. */
function given(before: number) {
  const sale = closedIeoBooks(3)
  sale.give()
  sale.goTo(sale.listBy() - before)
  return sale
}

describe('a sale whose token is not listed', () => {
  it('is agreed on with its last day of listing, a midnight so many days after the close', () => {
    const sale = openIeoBooks({ terms: { listWithinDays: 4 } })
    expect(sale.sale().listBy).toBe(sale.sale().closesAt + 4 * dayMs)
    sale.apply(sale.applicants[0] ?? 0, 1)
    expect(sale.order(sale.applicants[0] ?? 0)).toMatchObject({ listBy: sale.sale().listBy })
  })

  it('can be listed up to the last millisecond, and is called off from then on', () => {
    const early = given(1)
    expect(early.refused(saleBook, callingOff(3))).toEqual(notDue)
    early.done(saleBook, listing(3))
    early.goTo(early.listBy())
    expect(early.refused(saleBook, callingOff(3))).toEqual(notDue)
    const late = given(0)
    expect(late.refused(saleBook, listing(3))).toEqual(isCalledOff)
    late.done(saleBook, callingOff(3))
    expect(late.refused(saleBook, listing(3))).toEqual(isCalledOff)
    expect(late.refused(saleBook, callingOff(3))).toEqual(notDue)
  })

  it('is never called off where nobody agreed on a last day, as before there was one', () => {
    const sale = given(0)
    const book = sale.book(saleBook)
    const { listBy: _, ...before } = sale.sale()
    const old = { ...book, parts: { ...book.parts, ...having(ieoSalePart, before) } }
    const facts = exampleFacts({ at: sale.listBy() + 400 * dayMs, settings: sale.settings })
    expect(decide(old, callingOff(3), facts)).toMatchObject({ refusal: notDue })
    expect(decide(old, listing(3), facts)).toMatchObject({ ok: true })
  })

  it('is opened for thirty days under settings that do not say how many', () => {
    const sale = openIeoBooks()
    const { listWithinDays: _, ...terms } = sale.terms
    const settings = { ...sale.settings, investments: { ...investmentsUnder(sale.settings), ieos: [terms] } }
    const book = sale.book(saleBook)
    const unopened = { ...book, parts: { ...book.parts, ...having(ieoSalePart, ieoSalePart.empty) } }
    const facts = exampleFacts({ at: sale.at(), settings })
    expect(decide(unopened, { kind: 'open_ieo', product, operators }, facts)).toMatchObject({
      value: { reply: { listBy: sale.sale().closesAt + 30 * dayMs } },
    })
  })

  it('is not called off with other lots than were given, nor while tokens are on their way', () => {
    const sale = given(0)
    for (const lots of [0, 2, 4]) expect(sale.refused(saleBook, callingOff(lots))).toEqual(notDue)
    const held = closedIeoBooks(3)
    held.hold(true)
    held.give()
    held.goTo(held.listBy())
    expect(held.refused(saleBook, callingOff(3))).toEqual(notDue)
    held.hold(false)
    expect(held.run(saleBook, callingOff(3)).ok).toBe(true)
  })

  it('is not called off before anything is decided, however late it is', () => {
    const open = openIeoBooks()
    open.goTo(open.listBy())
    expect(open.refused(saleBook, callingOff(0))).toEqual(notDue)
    const closed = closedIeoBooks(3)
    closed.goTo(closed.listBy())
    expect(closed.refused(saleBook, callingOff(0))).toEqual(notDue)
  })

  it('that is drawn late waits until what was won is paid, and pays that back too', () => {
    const sale = closedIeoBooks(3, drawing)
    sale.goTo(sale.listBy())
    sale.draw(1, sale.list())
    expect(sale.refused(saleBook, callingOff(0))).toEqual(notDue)
    sale.done(sale.ann, { kind: 'pay_ieo', orderId: sale.orderId })
    sale.goTo(sale.sale().payUntil)
    sale.draw(2, [], 0)
    expect(sale.refused(saleBook, callingOff(3))).toEqual(notDue)
    sale.goTo(sale.sale().payUntil)
    sale.callOff()
    expect(sale.held(sale.ann, 'balance')).toBe(decimal('10000'))
  })

  it('pays everybody back, and its issuer has the tokens and no money', () => {
    const sale = given(0)
    const paying = { kind: 'pay_out_raised', product, amount: decimal('30'), reference: 'line 1', operators } as const
    const returning = {
      kind: 'return_tokens',
      product,
      amount: decimal('2500'),
      reference: 'chain 2',
      operators,
    } as const
    sale.done(saleBook, callingOff(3))
    expect(sale.refused(saleBook, paying)).toEqual(isCalledOff)
    expect(sale.refused(saleBook, returning)).toMatchObject({ kind: 'escrow_covers_orders' })
    const calledOffIn = sale.book(saleBook).sequence
    sale.done(sale.ann, { kind: 'refund_ieo', orderId: sale.orderId, calledOffIn })
    expect([sale.held(sale.ann, 'balance'), sale.held(sale.ann, 'frozen', 'LMN')]).toEqual([decimal('10000'), 0n])
    expect([sale.held(saleBook, 'proceeds'), sale.sale().lotsGiven]).toEqual([0n, 0])
    expect(sale.refused(saleBook, paying)).toEqual(isCalledOff)
    sale.done(saleBook, returning)
    expect(sale.held(saleBook, 'escrow', 'LMN')).toBe(0n)
  })
})

describe('an order', () => {
  const refunding = ({ orderId }: { orderId: string }) => ({ kind: 'refund_ieo', orderId, calledOffIn: 9 }) as const

  it('is paid back once, and not before the last day of listing is over', () => {
    const early = given(1)
    expect(early.refused(early.ann, refunding(early))).toEqual(notDue)
    const sale = given(0)
    sale.callOff()
    expect(sale.order(sale.ann)).toBeUndefined()
    expect(sale.refused(sale.ann, refunding(sale))).toEqual(notDue)
    expect(sale.refused(sale.ann, { kind: 'release_ieo', orderId: sale.orderId, listedIn: 9 })).toEqual(notDue)
  })

  it('that is free already, or was not paid, is not paid back', () => {
    const listed = given(1)
    listed.listToken()
    listed.goTo(listed.listBy())
    expect(listed.refused(listed.ann, refunding(listed))).toEqual(notDue)
    const won = closedIeoBooks(3, drawing)
    won.draw(1, won.list())
    won.goTo(won.listBy())
    expect(won.refused(won.ann, refunding(won))).toEqual(notDue)
  })
})
