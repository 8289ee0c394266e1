import { describe, expect, it } from 'vitest'
import { type BondBooks, issuerBook, openBondBooks } from '../examples/example-bonds.ts'
import { decimal, type Money, printDecimal } from '../money/decimal.ts'
import { dayMs } from '../time.ts'

const [ann, ben] = [21, 22] as const
const shown = (...amounts: Money[]): string[] => amounts.map(printDecimal)
const moneyOf = (bonds: BondBooks, id: number): string[] =>
  shown(bonds.held(id, 'balance'), bonds.held(id, 'frozen'), bonds.held(id, 'invested'))

describe('a subscription', () => {
  it('sets the price of the units aside until the bond goes ahead', () => {
    const bonds = openBondBooks()
    const orderId = bonds.subscribe(ann, 12)
    expect(moneyOf(bonds, ann)).toEqual(['98800', '1200', '0'])
    expect(bonds.order(ann, orderId)).toMatchObject({ state: 'subscribed', units: 12, amount: decimal('1200') })
    expect(bonds.pool().granted).toBe(decimal('1200'))
    expect(shown(bonds.total())).toEqual(['200000'])
  })

  it('is declined for more than is left, and then offered what is left', () => {
    const bonds = openBondBooks()
    bonds.subscribe(ann, 45)
    const over = bonds.subscribe(ben, 6)
    expect(bonds.order(ben, over)).toBe(undefined)
    expect(moneyOf(bonds, ben)).toEqual(['100000', '0', '0'])
    bonds.subscribe(ben, 5)
    expect(bonds.pool().granted).toBe(bonds.pool().capacity)
  })

  it('is given back at no cost until the bond goes ahead, and not after', () => {
    const bonds = openBondBooks()
    const [orderId, other] = [bonds.subscribe(ann, 12), bonds.subscribe(ben, 45 - 12)]
    bonds.goTo(bonds.offer.closesAt - 1)
    bonds.done(ann, { kind: 'withdraw_bond', orderId })
    expect(moneyOf(bonds, ann)).toEqual(['100000', '0', '0'])
    expect(bonds.pool().granted).toBe(decimal('3300'))
    expect(bonds.refused(ann, { kind: 'withdraw_bond', orderId })).toEqual({ kind: 'order_not_found' })
    bonds.goTo(bonds.offer.closesAt)
    expect(bonds.refused(ben, { kind: 'withdraw_bond', orderId: other })).toEqual({ kind: 'bond_started' })
  })

  it.each([
    ['units_not_positive', { units: 0 }],
    ['units_not_positive', { units: 1.5 }],
    ['units_not_positive', { units: 1e12 }],
    ['balance_too_small', { units: 1_001 }],
    ['product_unknown', { product: 'nothing' }],
  ])('is refused as %s', (kind, changed) => {
    const bonds = openBondBooks()
    const command = { kind: 'subscribe_bond', product: bonds.terms.id, units: 1, ...changed } as const
    expect(bonds.refused(ann, command, bonds.named())).toMatchObject({ kind })
  })

  it('is refused where the bond is not open, or not any more', () => {
    const bonds = openBondBooks()
    const product = bonds.terms.id
    const command = { kind: 'subscribe_bond', product, units: 1 } as const
    expect(bonds.refused(ann, command)).toEqual({ kind: 'product_not_on_sale', product })
    expect(bonds.refused(ann, command, bonds.named({ bookId: 0 }))).toEqual({ kind: 'product_not_on_sale', product })
    bonds.goTo(bonds.offer.subscribedUntil)
    expect(bonds.refused(ann, command, bonds.named())).toEqual({ kind: 'product_not_on_sale', product })
  })

  it('is refused above the limit of a person, and below the level that the bond asks for', () => {
    const bonds = openBondBooks({ terms: { unitsMax: 10 } })
    bonds.subscribe(ann, 7)
    expect(bonds.trySubscribe(ann, 4)).toEqual({
      ok: false,
      refusal: { kind: 'units_limit_reached', maximum: 10, left: 3 },
    })
    bonds.subscribe(ann, 3)
    const asked = openBondBooks({ terms: { identityLevel: 2 }, standing: { identityLevel: 1 } })
    expect(asked.trySubscribe(ann, 1)).toEqual({
      ok: false,
      refusal: { kind: 'identity_level_too_low', level: 1, needed: 2 },
    })
    expect(openBondBooks({ terms: { levelLimit: 1 } }).trySubscribe(ann, 1)).toEqual({
      ok: false,
      refusal: { kind: 'vip_level_too_low', level: 0, needed: 1 },
    })
  })
})

describe('the close', () => {
  it('with enough sold lends the money: people are owed it, and the issuer has it', () => {
    const bonds = openBondBooks()
    const orderId = bonds.subscribe(ann, 40)
    const closed = bonds.close()
    expect(closed).toMatchObject({ isRaised: true, units: 40, raised: decimal('4000'), startDay: bonds.offer.closesAt })
    expect(bonds.order(ann, orderId)).toMatchObject({ state: 'running', startDay: bonds.offer.closesAt })
    expect(moneyOf(bonds, ann)).toEqual(['96000', '0', '4000'])
    expect(shown(bonds.held(issuerBook, 'proceeds'), bonds.house('products'))).toEqual(['4000', '-4000'])
    const { id: product } = bonds.terms
    const payOut = {
      kind: 'pay_out_proceeds',
      product,
      amount: decimal('4000'),
      reference: 'x',
      operators: [1, 2],
    } as const
    bonds.done(issuerBook, payOut)
    expect(bonds.refused(issuerBook, payOut)).toMatchObject({ kind: 'proceeds_too_small', available: 0n })
    expect(shown(bonds.house('clearing.issuers'), bonds.house('transit'))).toEqual(['4000', '0'])
  })

  it('with one unit too few returns everything', () => {
    const bonds = openBondBooks()
    bonds.subscribe(ann, 39)
    const { id: product } = bonds.terms
    const from = {
      kind: 'receive_from_issuer',
      product,
      amount: decimal('1'),
      reference: 'x',
      operators: [1, 2],
    } as const
    expect(bonds.refused(issuerBook, from)).toEqual({ kind: 'bond_not_running' })
    expect(bonds.close()).toMatchObject({ isRaised: false, startDay: 0 })
    expect(bonds.issue()).toMatchObject({ state: 'failed', unitsSold: 39 })
    expect(bonds.refused(issuerBook, from)).toEqual({ kind: 'bond_not_running' })
    expect(bonds.refused(issuerBook, { ...from, product: 'mill-60' })).toEqual({ kind: 'wrong_house_book' })
    expect(moneyOf(bonds, ann)).toEqual(['100000', '0', '0'])
    expect([bonds.pool().granted, bonds.held(issuerBook, 'proceeds'), bonds.house('products')]).toEqual([0n, 0n, 0n])
  })

  it('waits for its day, for shares on their way back, and for the right count', () => {
    const bonds = openBondBooks()
    const orderId = bonds.subscribe(ann, 40)
    const closing = (units: number) => ({ kind: 'close_bond', product: bonds.terms.id, units }) as const
    bonds.goTo(bonds.offer.closesAt - 1)
    expect(bonds.refused(issuerBook, closing(40))).toEqual({ kind: 'not_due' })
    bonds.hold(true)
    bonds.done(ann, { kind: 'withdraw_bond', orderId })
    bonds.goTo(bonds.offer.closesAt)
    expect(bonds.refused(issuerBook, closing(0))).toEqual({ kind: 'not_due' })
    expect(bonds.refused(issuerBook, closing(39))).toEqual({ kind: 'not_due' })
    bonds.hold(false)
    expect(bonds.done(issuerBook, closing(0))).toMatchObject({ isRaised: false })
    expect(bonds.refused(issuerBook, closing(0))).toEqual({ kind: 'not_due' })
  })
})

describe('a bond that runs', () => {
  const running = (terms = {}): BondBooks => {
    const bonds = openBondBooks({ terms: { dailyRate: decimal('0.0004'), ...terms } })
    bonds.subscribe(ann, 30)
    bonds.subscribe(ben, 10)
    bonds.close()
    return bonds
  }

  it('pays interest each month from the money of the issuer, and at the end what was lent', () => {
    const bonds = running()
    for (const [days, due] of [
      [30, '48'],
      [60, '48'],
      [90, '4048'],
    ] as const) {
      bonds.issuerPays(due)
      expect(bonds.pay(days)).toMatchObject({ lateSince: null })
      expect(bonds.held(issuerBook, 'escrow')).toBe(0n)
    }
    expect(moneyOf(bonds, ann)).toEqual(['100108', '0', '0'])
    expect(moneyOf(bonds, ben)).toEqual(['100036', '0', '0'])
    expect(bonds.issue().state).toBe('repaid')
    expect([bonds.house('products'), bonds.house('transit'), bonds.pool().granted]).toEqual([0n, 0n, 0n])
    expect(bonds.pay(91)).toBe(undefined)
    expect(shown(bonds.total() - bonds.house('clearing.issuers'))).toEqual(['204144'])
  })

  it('that is short pays each unit the same, is late, and makes up for it as money comes', () => {
    const bonds = running()
    bonds.issuerPays('20.00003')
    const late = bonds.offer.closesAt + 30 * dayMs
    expect(bonds.pay(30)).toMatchObject({
      interestPerUnit: decimal('0.5'),
      interestOwed: decimal('0.7'),
      lateSince: late,
    })
    expect(shown(bonds.held(ann, 'balance'), bonds.held(issuerBook, 'escrow'))).toEqual(['97015', '0.00003'])
    expect(bonds.pay(31)).toBe(undefined)
    bonds.issuerPays('28')
    expect(bonds.pay(33)).toMatchObject({ payment: 2, accrued: 0n, interestPerUnit: decimal('0.7'), lateSince: null })
    expect(bonds.issue().interestThrough).toBe(late)
  })

  it('whose issuer has one unit of the currency less than is due is late with just that, and loses nothing', () => {
    const bonds = running()
    bonds.issuerPays('47.999999')
    const late = bonds.offer.closesAt + 30 * dayMs
    expect(bonds.pay(30)).toMatchObject({
      accrued: decimal('1.2'),
      interestPerUnit: decimal('1.199999'),
      interestOwed: decimal('0.000001'),
      lateSince: late,
    })
    expect(shown(bonds.held(ann, 'balance'), bonds.held(ben, 'balance'))).toEqual(['97035.99997', '99011.99999'])
    expect(bonds.held(issuerBook, 'escrow')).toBe(decimal('0.000039'))
    bonds.issuerPays('0.000001')
    expect(bonds.pay(31)).toMatchObject({ accrued: 0n, interestPerUnit: decimal('0.000001'), lateSince: null })
    expect(shown(bonds.held(ann, 'balance'), bonds.held(ben, 'balance'))).toEqual(['97036', '99012'])
    expect([bonds.held(issuerBook, 'escrow'), bonds.issue().interestOwed]).toEqual([0n, 0n])
  })

  it('that is late at the end goes on with interest on what is still lent', () => {
    const bonds = running({ repayment: 'at_end' })
    expect(bonds.pay(90)).toMatchObject({ accrued: decimal('3.6'), interestPerUnit: 0n, principalLeft: decimal('100') })
    bonds.issuerPays('2146')
    expect(bonds.pay(91)).toMatchObject({
      accrued: decimal('0.04'),
      interestPerUnit: decimal('3.64'),
      principalPerUnit: decimal('50.01'),
      principalLeft: decimal('49.99'),
    })
    expect(bonds.ordersOf(ann)).toMatchObject([{ state: 'running', principal: decimal('1500.3') }])
    expect(bonds.pay(92)).toMatchObject({ accrued: decimal('0.019996') })
  })

  it('passes over no due date, and takes no moment that is no midnight', () => {
    const bonds = running()
    bonds.issuerPays('96')
    expect(bonds.pay(60)).toBe(undefined)
    expect(bonds.pay(30.5)).toBe(undefined)
    bonds.goTo(bonds.offer.closesAt + 60 * dayMs)
    expect(bonds.pay(30)).toMatchObject({ accrued: decimal('1.2') })
    expect(bonds.pay(60)).toMatchObject({ accrued: decimal('1.2'), lateSince: null })
  })

  it('pays nothing before it is due, twice, or out of turn', () => {
    const bonds = running()
    bonds.issuerPays('5000')
    expect(bonds.pay(29)).toBe(undefined)
    expect(bonds.pay(30)).toMatchObject({ payment: 1 })
    expect(bonds.pay(30)).toBe(undefined)
    const [order] = bonds.ordersOf(ann)
    const paid = { interestPerUnit: decimal('1'), principalPerUnit: 0n, interestPaid: decimal('2.2') }
    const next = {
      kind: 'credit_bond',
      orderId: order?.id ?? '',
      paidIn: 6,
      payment: 2,
      ...paid,
      principalLeft: decimal('100'),
    } as const
    for (const wrong of [
      { ...next, payment: 1 },
      { ...next, interestPaid: decimal('3.2') },
      { ...next, principalPerUnit: decimal('101'), principalLeft: -decimal('1') },
      { ...next, principalPerUnit: decimal('1') },
    ])
      expect(bonds.refused(ann, wrong)).toEqual({ kind: 'not_due' })
    expect(bonds.done(ann, next)).toMatchObject({ kind: 'bond_credited' })
  })

  it('is no offering of the house: nobody opens another sale of it, or takes its money to the treasury', () => {
    const bonds = running()
    bonds.issuerPays('48')
    const { id: product } = bonds.terms
    const operators = [1, 2] as const
    for (const command of [
      { kind: 'open_sale', product, capacity: decimal('1'), mostOwed: 0n, operators },
      { kind: 'return_escrow', treasury: 2, product, amount: decimal('48'), operators },
      { kind: 'settle_pool_day', day: 0, orders: 0, gains: decimal('48'), losses: 0n, owed: 0n },
    ] as const)
      expect(bonds.refused(issuerBook, command)).toEqual({ kind: 'wrong_house_book' })
    expect(bonds.refused(issuerBook, { kind: 'open_bond', product, operators })).toEqual({ kind: 'bond_opened_before' })
    expect(bonds.refused(ann, { kind: 'open_bond', product, operators })).toEqual({ kind: 'wrong_house_book' })
  })
})
