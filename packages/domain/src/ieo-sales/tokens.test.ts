import { describe, expect, it } from 'vitest'
import { closedIeoBooks, openIeoBooks, saleBook } from '../examples/example-ieo.ts'
import { decimal } from '../money/decimal.ts'
import type { Command } from '../rulebook/nouns.ts'
import { dayMs } from '../time.ts'

const operators = [1, 2] as const
const product = 'orbit'
const notGiven = { kind: 'ieo_not_given' }
const notListed = { kind: 'ieo_not_listed' }
const drawing = { format: 'draw', depositRate: decimal('0.1') } as const

describe('a token', () => {
  const listing = (lots: number): Command => ({ kind: 'list_ieo', product, lots, operators })

  it('is not listed before it is given, nor with other lots, nor twice', () => {
    const sale = closedIeoBooks(3)
    expect(sale.refused(saleBook, listing(0))).toEqual(notGiven)
    sale.give()
    expect(sale.refused(saleBook, listing(2))).toEqual(notGiven)
    expect(sale.refused(saleBook, listing(4))).toEqual(notGiven)
    sale.done(saleBook, listing(3))
    expect(sale.refused(saleBook, listing(3))).toEqual(notGiven)
  })

  it('is not listed while tokens are on their way', () => {
    const sale = closedIeoBooks(3)
    sale.hold(true)
    sale.give()
    expect(sale.refused(saleBook, listing(3))).toEqual(notGiven)
    sale.hold(false)
    expect(sale.run(saleBook, listing(3)).ok).toBe(true)
  })

  it('is not listed while somebody has to pay: after the second draw, not a millisecond before its time', () => {
    const sale = closedIeoBooks(3, drawing)
    sale.draw(1, sale.list())
    sale.done(sale.ann, { kind: 'pay_ieo', orderId: sale.orderId })
    sale.goTo(sale.sale().payUntil + dayMs)
    expect(sale.refused(saleBook, listing(3))).toEqual(notGiven)
    sale.draw(2, [], 0)
    const { payUntil } = sale.sale()
    sale.goTo(payUntil - 1)
    expect(sale.refused(saleBook, listing(3))).toEqual(notGiven)
    sale.goTo(payUntil)
    expect(sale.run(saleBook, listing(3)).ok).toBe(true)
  })
})

describe('money of an issuer', () => {
  const paying = (amount: string): Command => ({
    kind: 'pay_out_raised',
    product,
    amount: decimal(amount),
    reference: 'line 1',
    operators,
  })

  it('stays with the sale until its token is listed: buyers have nothing that moves before', () => {
    const unlisted: [name: string, sale: Pick<ReturnType<typeof openIeoBooks>, 'refused'>][] = [
      ['open', openIeoBooks()],
      ['closed', closedIeoBooks(3)],
    ]
    const given = closedIeoBooks(3)
    given.give()
    const drawn = closedIeoBooks(3, drawing)
    drawn.draw(1, drawn.list())
    drawn.done(drawn.ann, { kind: 'pay_ieo', orderId: drawn.orderId })
    for (const [name, sale] of [...unlisted, ['given', given], ['drawn and paid', drawn]] as const)
      for (const amount of ['30', '31', '0'])
        expect([name, sale.refused(saleBook, paying(amount))]).toEqual([name, notListed])
    expect(given.held(saleBook, 'proceeds')).toBe(decimal('30'))
    given.listToken()
    expect(given.run(saleBook, paying('30')).ok).toBe(true)
  })

  it('does not leave a sale that was never opened', () => {
    const sale = openIeoBooks()
    const neverOpened = 6
    sale.add(neverOpened)
    sale.done(neverOpened, { kind: 'make_pool', purpose: 'ieo', product, currency: 'LMN' })
    expect(sale.refused(neverOpened, paying('1'))).toEqual(notListed)
  })

  it('is paid out as far as it was raised, and no further, in a row that names the listing', () => {
    const sale = closedIeoBooks(3)
    sale.give()
    sale.listToken()
    const listedIn = sale.book(saleBook).sequence
    const available = decimal('30')
    const short = { kind: 'proceeds_too_small', currency: 'USDT', available }
    expect(sale.refused(saleBook, paying('30.000001'))).toEqual(short)
    expect(sale.refused(saleBook, paying('0'))).toMatchObject({ kind: 'amount_not_positive' })
    expect(sale.done(saleBook, paying('10'))).toMatchObject({ listedIn })
    expect(sale.done(saleBook, paying('20'))).toMatchObject({ listedIn })
    expect(sale.held(saleBook, 'proceeds')).toBe(0n)
    expect(sale.house('clearing.issuers')).toBe(available - decimal('2500'))
  })
})

describe('tokens that nobody bought', () => {
  const returning = (amount: string): Command => ({
    kind: 'return_tokens',
    product,
    amount: decimal(amount),
    reference: 'chain 2',
    operators,
  })

  it('go back after the listing, and no more than there are', () => {
    const open = openIeoBooks()
    expect(open.refused(saleBook, returning('1'))).toEqual(notListed)
    const sale = closedIeoBooks(3)
    expect(sale.refused(saleBook, returning('1'))).toEqual(notListed)
    sale.give()
    expect(sale.refused(saleBook, returning('1'))).toEqual(notListed)
    sale.listToken()
    const left = { kind: 'escrow_covers_orders', currency: 'LMN', available: decimal('2425') }
    expect(sale.refused(saleBook, returning('2425.000001'))).toEqual(left)
    expect(sale.refused(saleBook, returning('0'))).toMatchObject({ kind: 'amount_not_positive' })
    sale.done(saleBook, returning('2425'))
    expect(sale.held(saleBook, 'escrow', 'LMN')).toBe(0n)
  })

  it('go back before the sale is opened, which takes all of them again', () => {
    const sale = openIeoBooks()
    const neverOpened = 6
    sale.add(neverOpened)
    sale.done(neverOpened, { kind: 'make_pool', purpose: 'ieo', product, currency: 'LMN' })
    sale.done(neverOpened, sale.receiving())
    sale.done(neverOpened, returning('2499.999999'))
    expect(sale.refused(neverOpened, { kind: 'open_ieo', product, operators })).toEqual({
      kind: 'escrow_short',
      currency: 'LMN',
      missing: decimal('2499.999999'),
    })
    const left = { kind: 'escrow_covers_orders', currency: 'LMN', available: decimal('0.000001') }
    expect(sale.refused(neverOpened, returning('0.000002'))).toEqual(left)
    sale.done(neverOpened, returning('0.000001'))
    expect(sale.held(neverOpened, 'escrow', 'LMN')).toBe(0n)
    sale.done(neverOpened, sale.receiving())
    sale.done(neverOpened, { kind: 'open_ieo', product, operators })
  })
})
