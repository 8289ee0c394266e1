import { describe, expect, it } from 'vitest'
import { openIeoBooks, saleBook } from '../examples/example-ieo.ts'
import { highestTicket, lowestTicket } from '../ieo-sales/draw.ts'
import { emptyHash } from '../ledger/hash.ts'
import { decimal, ONE } from '../money/decimal.ts'
import type { IeoTerms } from '../settings/ieo-terms.ts'
import { dayMs } from '../time.ts'

const drawing = { format: 'draw', depositRate: decimal('0.1') } as const
const notDue = { kind: 'not_due' }
const notFound = { kind: 'order_not_found' }

function applied(lots: number, terms: Partial<IeoTerms> = {}, balance?: string) {
  const sale = openIeoBooks({ people: 1, terms, ...(balance === undefined ? {} : { balance }) })
  const [ann = 0] = sale.applicants
  return { ...sale, ann, orderId: sale.apply(ann, lots) }
}

describe('an application', () => {
  it('is made up to the last millisecond before the close', () => {
    const sale = openIeoBooks()
    const [ann = 0, ben = 0] = sale.applicants
    const { closesAt } = sale.sale()
    sale.goTo(closesAt - 1)
    expect(sale.tryApply(ann, 1).ok).toBe(true)
    sale.goTo(closesAt)
    const late = sale.tryApply(ben, 1)
    expect(late.ok ? undefined : late.refusal).toEqual({ kind: 'product_not_on_sale', product: 'orbit' })
  })

  it('is changed and taken back up to the last millisecond', () => {
    const sale = applied(3)
    const { closesAt } = sale.sale()
    sale.goTo(closesAt)
    const changing = { kind: 'change_ieo', orderId: sale.orderId, lots: 4 } as const
    expect(sale.refused(sale.ann, changing)).toEqual({ kind: 'ieo_closed' })
    expect(sale.refused(sale.ann, { kind: 'withdraw_ieo', orderId: sale.orderId })).toEqual({ kind: 'ieo_closed' })
    sale.goTo(closesAt - 1)
    sale.done(sale.ann, changing)
    sale.done(sale.ann, { kind: 'withdraw_ieo', orderId: sale.orderId })
    expect(sale.refused(sale.ann, changing)).toEqual(notFound)
  })

  it.each([
    ['of no sale', { bookId: 0 }, { kind: 'product_not_on_sale', product: 'orbit' }],
    ['of another sale', { product: 'other' }, { kind: 'product_not_on_sale', product: 'orbit' }],
    ['at another price', { lotPrice: decimal('11') }, { kind: 'lot_price_differs' }],
  ])('is not made %s', (_, offer, refusal) => {
    const sale = openIeoBooks()
    const decided = sale.tryApply(sale.applicants[0] ?? 0, 1, offer)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('is not made for what the settings do not have, nor with play money', () => {
    const sale = openIeoBooks()
    const [ann = 0] = sale.applicants
    const unknown = { kind: 'apply_ieo', product: 'other', lots: 1, lotPrice: ONE } as const
    expect(sale.refused(ann, unknown)).toEqual({ kind: 'product_unknown', product: 'other' })
    sale.put(ann, { world: 'demo' })
    const decided = sale.tryApply(ann, 1)
    expect(decided.ok ? undefined : decided.refusal).toEqual({ kind: 'not_a_real_book' })
  })

  it('takes the whole balance, and not a unit more', () => {
    expect(applied(3, {}, '30').held(31, 'balance')).toBe(0n)
    const sale = openIeoBooks({ people: 1, balance: '29.999999' })
    const decided = sale.tryApply(31, 3)
    expect(decided.ok ? undefined : decided.refusal).toEqual({
      kind: 'balance_too_small',
      currency: 'USDT',
      available: decimal('29.999999'),
    })
  })

  it('is raised for the whole balance, and not a unit more', () => {
    const sale = applied(3, {}, '50')
    const raising = { kind: 'change_ieo', orderId: sale.orderId } as const
    expect(sale.refused(sale.ann, { ...raising, lots: 6 })).toEqual({
      kind: 'balance_too_small',
      currency: 'USDT',
      available: decimal('20'),
    })
    sale.done(sale.ann, { ...raising, lots: 5 })
    expect(sale.held(sale.ann, 'balance')).toBe(0n)
  })

  it.each([
    [0, { kind: 'lots_not_positive' }],
    [-1, { kind: 'lots_not_positive' }],
    [0.5, { kind: 'lots_not_positive' }],
    [1_000_001, { kind: 'lots_not_positive' }],
    [41, { kind: 'lots_above_cap', maximum: 40 }],
  ])('is not changed to %d lots', (lots, refusal) => {
    const sale = applied(3, drawing)
    expect(sale.refused(sale.ann, { kind: 'change_ieo', orderId: sale.orderId, lots })).toEqual(refusal)
  })

  it('may be for more lots than one can get where everybody gets a part, and for the cap where lots are drawn', () => {
    expect(applied(41).order(31)?.lots).toBe(41)
    expect(applied(40, drawing).order(31)?.lots).toBe(40)
  })

  it('of a deposit rounds up to a unit of the currency', () => {
    const sale = applied(1, { ...drawing, lotPrice: decimal('0.000001'), lotTokens: decimal('25') })
    expect(sale.held(sale.ann, 'frozen')).toBe(decimal('0.000001'))
  })
})

describe('a part', () => {
  const giving = (orderId: string) => ({ kind: 'give_ieo', orderId, decidedIn: 5, part: ONE, last: null }) as const

  it('is given once, from the close on, to who applied', () => {
    const sale = applied(3)
    const { closesAt } = sale.sale()
    sale.goTo(closesAt - 1)
    expect(sale.refused(sale.ann, giving(sale.orderId))).toEqual(notDue)
    sale.goTo(closesAt)
    sale.hold(true)
    sale.done(sale.ann, giving(sale.orderId))
    expect(sale.refused(sale.ann, giving(sale.orderId))).toEqual(notDue)
    expect(sale.refused(sale.ann, giving('31-99'))).toEqual(notDue)
    expect([sale.held(sale.ann, 'frozen'), sale.held(sale.ann, 'balance')]).toEqual([0n, decimal('9970')])
  })

  it('is not given where lots are drawn', () => {
    const sale = applied(3, drawing)
    sale.goTo(sale.sale().closesAt)
    expect(sale.refused(sale.ann, giving(sale.orderId))).toEqual(notDue)
  })
})

describe('lots that are drawn', () => {
  const awarding = (orderId: string, draw: 1 | 2 = 1) => {
    const tickets = { seed: emptyHash, above: lowestTicket, upTo: highestTicket }
    return { kind: 'award_ieo', orderId, decidedIn: 5, draw, ...tickets, payUntil: 1 } as const
  }

  it('are awarded once, from the close on, and a second time only out of reserve', () => {
    const sale = applied(3, drawing)
    const { closesAt } = sale.sale()
    sale.goTo(closesAt - 1)
    expect(sale.refused(sale.ann, awarding(sale.orderId))).toEqual(notDue)
    sale.goTo(closesAt)
    expect(sale.refused(sale.ann, awarding(sale.orderId, 2))).toEqual(notDue)
    sale.done(sale.ann, awarding(sale.orderId))
    expect(sale.refused(sale.ann, awarding(sale.orderId))).toEqual(notDue)
    expect(sale.refused(sale.ann, awarding(sale.orderId, 2))).toEqual(notDue)
  })

  it('are none where everybody gets a part', () => {
    const sale = applied(3)
    sale.goTo(sale.sale().closesAt)
    expect(sale.refused(sale.ann, awarding(sale.orderId))).toEqual(notDue)
  })

  it('wait in reserve with the whole deposit, and return it after the second draw', () => {
    const sale = applied(3, drawing)
    sale.close()
    sale.goTo(sale.sale().closesAt)
    const nothing = { upTo: lowestTicket }
    sale.done(sale.ann, { ...awarding(sale.orderId), ...nothing })
    expect([sale.order(sale.ann)?.state, sale.held(sale.ann, 'frozen')]).toEqual(['reserve', decimal('3')])
    expect(sale.refused(sale.ann, { kind: 'pay_ieo', orderId: sale.orderId })).toEqual(notFound)
    expect(sale.refused(sale.ann, { kind: 'withdraw_ieo', orderId: sale.orderId })).toEqual(notFound)
    sale.done(sale.ann, { ...awarding(sale.orderId, 2), ...nothing })
    expect([sale.order(sale.ann), sale.held(sale.ann, 'frozen')]).toEqual([undefined, 0n])
    expect(sale.held(sale.ann, 'balance')).toBe(decimal('10000'))
  })
})

describe('what was won', () => {
  function won(balance?: string) {
    const sale = applied(3, drawing, balance)
    sale.close()
    sale.draw(1, sale.list())
    return { ...sale, payUntil: sale.sale().payUntil, pay: { kind: 'pay_ieo', orderId: sale.orderId } as const }
  }
  const forfeiting = ({ orderId }: { orderId: string }) => ({ kind: 'forfeit_ieo', orderId }) as const

  it('is paid up to the last millisecond of its day, and lost from then on', () => {
    const [paying, losing] = [won(), won()]
    paying.goTo(paying.payUntil - 1)
    expect(paying.refused(paying.ann, forfeiting(paying))).toEqual(notDue)
    paying.done(paying.ann, paying.pay)
    losing.goTo(losing.payUntil)
    expect(losing.refused(losing.ann, losing.pay)).toEqual({ kind: 'nothing_to_pay' })
    losing.done(losing.ann, forfeiting(losing))
    expect(losing.refused(losing.ann, losing.pay)).toEqual(notFound)
    expect(losing.refused(losing.ann, forfeiting(losing))).toEqual(notDue)
    expect(losing.held(losing.ann, 'balance')).toBe(decimal('10000'))
  })

  it('has a whole day from when it is told, though that is two days after the draw', () => {
    const told = () => {
      const sale = applied(3, drawing)
      sale.close()
      const { payUntil, ...drawn } = sale.drawAlone(sale.list())
      sale.goTo(sale.at() + 2 * dayMs)
      sale.done(sale.ann, { kind: 'award_ieo', orderId: sale.orderId, ...drawn, payUntil })
      expect(sale.order(sale.ann)).toMatchObject({ state: 'won', payUntil: sale.at() + dayMs })
      expect(sale.at()).toBeGreaterThan(payUntil)
      return { ...sale, pay: { kind: 'pay_ieo', orderId: sale.orderId } as const }
    }
    const [paying, losing] = [told(), told()]
    paying.goTo(paying.at() + dayMs - 1)
    expect(paying.refused(paying.ann, forfeiting(paying))).toEqual(notDue)
    paying.done(paying.ann, paying.pay)
    losing.goTo(losing.at() + dayMs)
    expect(losing.refused(losing.ann, losing.pay)).toEqual({ kind: 'nothing_to_pay' })
    losing.done(losing.ann, forfeiting(losing))
  })

  it('is paid once: twice moves nothing, and delivers nothing', () => {
    const sale = won()
    sale.done(sale.ann, sale.pay)
    const [balance, tokens] = [sale.held(sale.ann, 'balance'), sale.held(sale.ann, 'frozen', 'LMN')]
    expect(sale.refused(sale.ann, sale.pay)).toEqual({ kind: 'nothing_to_pay' })
    sale.goTo(sale.payUntil + dayMs)
    expect(sale.refused(sale.ann, sale.pay)).toEqual({ kind: 'nothing_to_pay' })
    expect(sale.refused(sale.ann, forfeiting(sale))).toEqual(notDue)
    expect([sale.held(sale.ann, 'balance'), sale.held(sale.ann, 'frozen', 'LMN')]).toEqual([balance, tokens])
    expect([sale.sale().lotsGiven, sale.held(saleBook, 'proceeds')]).toEqual([3, decimal('30')])
  })

  it('is paid with the deposit and the rest of the price from the balance, to the unit', () => {
    const short = won('29.999999')
    expect(short.refused(short.ann, short.pay)).toEqual({
      kind: 'balance_too_small',
      currency: 'USDT',
      available: decimal('26.999999'),
    })
    const just = won('30')
    just.done(just.ann, just.pay)
    expect(just.held(just.ann, 'balance')).toBe(0n)
  })
})

describe('tokens', () => {
  it('are released once, and only to people who have paid', () => {
    const sale = applied(3)
    const releasing = { kind: 'release_ieo', orderId: sale.orderId, listedIn: 9 } as const
    expect(sale.refused(sale.ann, releasing)).toEqual(notDue)
    sale.close()
    sale.give()
    expect([sale.held(sale.ann, 'frozen', 'LMN'), sale.held(sale.ann, 'balance', 'LMN')]).toEqual([decimal('75'), 0n])
    sale.listToken()
    expect([sale.held(sale.ann, 'frozen', 'LMN'), sale.held(sale.ann, 'balance', 'LMN')]).toEqual([0n, decimal('75')])
    expect(sale.refused(sale.ann, releasing)).toEqual(notDue)
  })
})
