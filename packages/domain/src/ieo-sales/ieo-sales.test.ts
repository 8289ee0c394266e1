import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBook } from '../books/book.ts'
import { openBooks } from '../examples/example-books.ts'
import { closedIeoBooks, openIeoBooks, saleBook, withIeo } from '../examples/example-ieo.ts'
import { emptyHash } from '../ledger/hash.ts'
import { decimal, ONE } from '../money/decimal.ts'
import type { Command } from '../rulebook/nouns.ts'
import type { IeoTerms } from '../settings/ieo-terms.ts'
import { dayMs } from '../time.ts'
import { roundAt, roundFor, sandboxBeacon } from './beacon.ts'
import { drawSeed, highestTicket, lowestTicket } from './draw.ts'

const operators = [1, 2] as const
const product = 'orbit'
const noon = 20_000 * dayMs + dayMs / 2
const notDue = { kind: 'not_due' }

/** The book of a sale that is made, and has these tokens. */
function unopened(tokens: string, changed: Partial<IeoTerms> = {}) {
  const { settings } = withIeo(changed)
  const books = openBooks(settings, [emptyBook(saleBook, 'real')], noon)
  books.done(saleBook, { kind: 'make_pool', purpose: 'ieo', product, currency: 'LMN' })
  if (tokens !== '0') books.done(saleBook, { ...received, amount: decimal(tokens) })
  return books
}

const received = { kind: 'receive_tokens', product, amount: decimal('1'), reference: 'chain 1', operators } as const
const open: Command = { kind: 'open_ieo', product, operators }
const drawing = { format: 'draw', depositRate: decimal('0.1') } as const

type Closed = ReturnType<typeof closedIeoBooks>

const allotting = { kind: 'allot_ieo', product, part: ONE, last: null } as const
const drawOf = (sale: Pick<Closed, 'sale'>, changed: Partial<Extract<Command, { kind: 'draw_ieo' }>> = {}) => {
  const beacon = sandboxBeacon(sale.sale().round)
  return { kind: 'draw_ieo', product, draw: 1, beacon, lots: 100, upTo: highestTicket, ...changed } as const
}

describe('tokens of an issuer', () => {
  it.each([
    ['nothing', 0n, 'amount_not_positive'],
    ['less than a unit', 1n, 'amount_off_grid'],
  ] as const)('are not received for %s', (_, amount, kind) => {
    expect(unopened('0').refused(saleBook, { ...received, amount })).toMatchObject({ kind })
  })

  it('are not received twice as one: each row adds', () => {
    const sale = openIeoBooks()
    sale.done(saleBook, sale.receiving(decimal('7')))
    expect(sale.held(saleBook, 'escrow', 'LMN')).toBe(decimal('2507'))
  })
})

describe('a sale', () => {
  it('opens once all of its tokens are there, to the unit', () => {
    expect(unopened('0').refused(saleBook, open)).toEqual({
      kind: 'escrow_short',
      currency: 'LMN',
      missing: decimal('2500'),
    })
    expect(unopened('2499.999999').refused(saleBook, open)).toEqual({
      kind: 'escrow_short',
      currency: 'LMN',
      missing: decimal('0.000001'),
    })
    expect(unopened('2500').done(saleBook, open)).toMatchObject({ kind: 'ieo_opened', lots: 100 })
    expect(unopened('2501').run(saleBook, open).ok).toBe(true)
  })

  it('opens only once', () => {
    const sale = openIeoBooks()
    expect(sale.refused(saleBook, open)).toEqual({ kind: 'ieo_opened_before' })
    sale.close()
    expect(sale.refused(saleBook, open)).toEqual({ kind: 'ieo_opened_before' })
    sale.give()
    sale.listToken()
    expect(sale.refused(saleBook, open)).toEqual({ kind: 'ieo_opened_before' })
  })

  it('opens on terms that the settings have, and for their token', () => {
    const unknown = { kind: 'product_unknown', product }
    expect(unopened('2500', { id: 'other' }).refused(saleBook, open)).toEqual(unknown)
    expect(unopened('2500', { token: 'ABR' }).refused(saleBook, open)).toEqual(unknown)
  })

  it('closes at the midnight after its days, from the first millisecond of the day on which it opens', () => {
    const closesAt = (at: number, subscriptionDays: number): number => {
      const books = unopened('2500', { subscriptionDays })
      books.goTo(at)
      return (books.done(saleBook, open) as unknown as { closesAt: number }).closesAt
    }
    const midnight = 20_000 * dayMs
    expect(closesAt(midnight, 3)).toBe(midnight + 4 * dayMs)
    expect(closesAt(midnight + dayMs - 1, 3)).toBe(midnight + 4 * dayMs)
    expect(closesAt(midnight + dayMs, 3)).toBe(midnight + 5 * dayMs)
    expect(closesAt(midnight, 0)).toBe(midnight + dayMs)
  })

  it('has a round only where it draws, and that is written down before anybody applies', () => {
    expect(openIeoBooks().sale().round).toBe(0)
    const { sale, applicants } = openIeoBooks({ terms: drawing })
    expect(roundAt(sale().round) - sale().closesAt).toBeGreaterThanOrEqual(600_000)
    expect(applicants.length).toBe(2)
  })
})

const wrongBook: readonly Command[] = [
  { ...received, product: 'other' },
  { kind: 'open_ieo', product: 'other', operators },
  { kind: 'close_ieo', product: 'other', orders: 0, lots: 0, root: emptyHash },
  { ...allotting, product: 'other' },
  { kind: 'draw_ieo', product: 'other', draw: 1, beacon: emptyHash, lots: 100, upTo: highestTicket },
  { kind: 'list_ieo', product: 'other', lots: 0, operators },
  { kind: 'pay_out_raised', product: 'other', amount: ONE, reference: 'line 1', operators },
  { kind: 'return_tokens', product: 'other', amount: ONE, reference: 'line 1', operators },
]

describe('a command of a sale', () => {
  it.each(wrongBook.map((command) => [command.kind, command] as const))('%s is not for another sale', (_, command) => {
    expect(openIeoBooks().refused(saleBook, command)).toEqual({ kind: 'wrong_house_book' })
  })

  it.each(wrongBook.map((command) => [command.kind, { ...command, product }] as const))(
    '%s is not for a pool of something else',
    (_, command) => {
      const books = openBooks(withIeo().settings, [emptyBook(saleBook, 'real')], noon)
      books.done(saleBook, { kind: 'make_pool', purpose: 'bond', product, currency: 'USDT' })
      expect(books.refused(saleBook, command as Command)).toEqual({ kind: 'wrong_house_book' })
      const delivering = { kind: 'deliver_tokens', orderId: '7-1', tokens: ONE, amount: ONE } as const
      expect(books.refused(saleBook, delivering)).toEqual({ kind: 'wrong_house_book' })
    },
  )
})

describe('the close of a sale', () => {
  const closing = { kind: 'close_ieo', product, orders: 0, lots: 0, root: emptyHash } as const

  it('comes at its time, not a millisecond before', () => {
    const sale = openIeoBooks()
    const { closesAt } = sale.sale()
    sale.goTo(closesAt - 1)
    expect(sale.refused(saleBook, closing)).toEqual(notDue)
    sale.goTo(closesAt)
    expect(sale.done(saleBook, closing)).toMatchObject({ kind: 'ieo_closed', orders: 0 })
    expect(sale.refused(saleBook, closing)).toEqual(notDue)
  })

  it('comes of a sale that is open', () => {
    expect(unopened('2500').refused(saleBook, closing)).toEqual(notDue)
  })

  it.each([
    ['fewer lots than applications', { orders: 2, lots: 1 }],
    ['less than no applications', { orders: -1, lots: 0 }],
    ['half a lot', { orders: 1, lots: 1.5 }],
    ['a malformed root', { root: 'root' }],
    ['a root in capitals', { root: 'A'.repeat(64) }],
  ])('does not come with %s', (_, changed) => {
    const sale = openIeoBooks()
    sale.goTo(sale.sale().closesAt)
    expect(sale.refused(saleBook, { ...closing, ...changed })).toEqual(notDue)
  })
})

describe('an allotment', () => {
  it('comes once, after the close, where nothing is drawn', () => {
    expect(openIeoBooks().refused(saleBook, allotting)).toEqual(notDue)
    const sale = closedIeoBooks(3)
    sale.done(saleBook, allotting)
    expect(sale.refused(saleBook, allotting)).toEqual(notDue)
    expect(closedIeoBooks(3, drawing).refused(saleBook, allotting)).toEqual(notDue)
  })

  it.each([
    ['less than nothing', -1n, false],
    ['nothing', 0n, true],
    ['all', ONE, true],
    ['more than all', ONE + 1n, false],
  ])('of %s', (_, part, isDue) => {
    expect(closedIeoBooks(3).run(saleBook, { ...allotting, part }).ok).toBe(isDue)
  })
})

describe('a draw', () => {
  it('comes with its round, not a millisecond before, once', () => {
    const sale = closedIeoBooks(3, drawing)
    const due = roundAt(sale.sale().round)
    sale.goTo(due - 1)
    expect(sale.refused(saleBook, drawOf(sale))).toEqual(notDue)
    sale.goTo(due)
    expect(sale.done(saleBook, drawOf(sale))).toMatchObject({ payUntil: due + dayMs })
    expect(sale.refused(saleBook, drawOf(sale))).toEqual(notDue)
  })

  it.each<[string, Partial<Extract<Command, { kind: 'draw_ieo' }>>]>([
    ['of fewer lots than there are', { lots: 99 }],
    ['of more lots than there are', { lots: 101 }],
    ['by a malformed beacon', { beacon: 'beacon' }],
    ['up to a malformed ticket', { upTo: 'x' }],
    ['as the second where there was no first', { draw: 2 }],
  ])('does not come %s', (_, changed) => {
    const sale = closedIeoBooks(3, drawing)
    sale.goTo(roundAt(sale.sale().round) + 10 * dayMs)
    expect(sale.refused(saleBook, drawOf(sale, changed))).toEqual(notDue)
    expect(sale.run(saleBook, drawOf(sale)).ok).toBe(true)
  })

  it('does not come before the close, and not where everybody gets a part', () => {
    const sale = openIeoBooks({ people: 1, terms: drawing })
    sale.goTo(roundAt(sale.sale().round))
    const command = { kind: 'draw_ieo', product, draw: 1, beacon: emptyHash, lots: 100, upTo: highestTicket } as const
    expect(sale.refused(saleBook, command)).toEqual(notDue)
    const other = closedIeoBooks(3)
    other.goTo(other.at() + dayMs)
    expect(other.refused(saleBook, command)).toEqual(notDue)
  })

  it('comes a second time when the first is over to be paid, above its last ticket, and no third time', () => {
    const sale = closedIeoBooks(3, drawing)
    sale.goTo(roundAt(sale.sale().round))
    const middle = '8'.repeat(64)
    sale.done(saleBook, drawOf(sale, { upTo: middle }))
    const { payUntil } = sale.sale()
    const again = { draw: 2, lots: 0, upTo: middle } as const
    sale.goTo(payUntil - 1)
    expect(sale.refused(saleBook, drawOf(sale, again))).toEqual(notDue)
    sale.goTo(payUntil)
    expect(sale.refused(saleBook, drawOf(sale, { ...again, upTo: `7${middle.slice(1)}` }))).toEqual(notDue)
    expect(sale.refused(saleBook, drawOf(sale, { ...again, lots: 101 }))).toEqual(notDue)
    expect(sale.refused(saleBook, drawOf(sale, { ...again, lots: -1 }))).toEqual(notDue)
    expect(sale.done(saleBook, drawOf(sale, again))).toMatchObject({ above: middle, payUntil: payUntil + dayMs })
    sale.goTo(payUntil + 5 * dayMs)
    expect(sale.refused(saleBook, drawOf(sale, again))).toEqual(notDue)
  })
})

describe('a list of a draw that is closed late', () => {
  const closing = (ms: number) => {
    const sale = openIeoBooks({ people: 1, terms: drawing })
    sale.apply(sale.applicants[0] ?? 0, 3)
    const { round } = sale.sale()
    sale.goTo(roundAt(round) + ms)
    return { sale, opened: round, closed: sale.close() }
  }

  it('is drawn by the round of the opening up to its last millisecond, and then by one that nobody has seen', () => {
    const [before, late] = [closing(-1), closing(0)]
    expect(before.closed.round).toBe(before.opened)
    expect(late.closed.round).toBe(roundFor(roundAt(late.opened)))
    expect(roundAt(late.closed.round) - roundAt(late.opened)).toBe(600_000)
    expect([before, late].map(({ sale }) => sale.sale().round)).toEqual([before.opened, late.closed.round])
  })

  it('waits for its round, and is drawn by that', () => {
    const { sale, closed } = closing(7)
    const due = roundAt(closed.round)
    sale.goTo(due - 1)
    expect(sale.refused(saleBook, drawOf(sale))).toEqual(notDue)
    sale.goTo(due)
    expect(sale.done(saleBook, drawOf(sale))).toMatchObject({
      round: closed.round,
      seed: drawSeed(sandboxBeacon(closed.round), closed.root),
    })
  })

  it('is drawn by no round that was out, whenever it is closed', () => {
    let late = 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: dayMs / 24 }), (ms) => {
        const { sale, opened, closed } = closing(ms - 600_000)
        const isLate = sale.at() >= roundAt(opened)
        late += Number(isLate)
        return roundAt(closed.round) > sale.at() && closed.round === (isLate ? roundFor(sale.at()) : opened)
      }),
      { seed: 23, numRuns: 60 },
    )
    expect(late).toBeGreaterThan(20)
    expect(late).toBeLessThan(60)
  })

  it('has no round where everybody gets a part', () => {
    const sale = openIeoBooks({ people: 1 })
    sale.goTo(sale.sale().closesAt + 9 * dayMs)
    expect(sale.close().round).toBe(0)
  })
})

describe('somebody who is an operator too', () => {
  it('gives nothing after the close that a ticket depends on', () => {
    const sale = closedIeoBooks(3, drawing)
    const { root, round } = sale.sale()
    sale.goTo(roundAt(round))
    const drawn = (changed: Parameters<typeof drawOf>[1]) =>
      closedAgain(changed) as { seed: string; root: string; round: number; beacon: string }
    function closedAgain(changed: Parameters<typeof drawOf>[1]): unknown {
      const before = sale.book(saleBook)
      const reply = sale.done(saleBook, drawOf(sale, changed))
      sale.put(saleBook, before)
      return reply
    }
    const seed = drawSeed(sandboxBeacon(round), root)
    expect(drawn({})).toMatchObject({ seed, root, round })
    expect(drawn({ upTo: lowestTicket })).toMatchObject({ seed, root, round })
    sale.goTo(sale.at() + 3 * dayMs)
    expect(drawn({})).toMatchObject({ seed, root, round })
  })

  it('can no longer apply, raise or take back an application once the list is fixed, nor close with another one', () => {
    const sale = openIeoBooks({ people: 2, terms: drawing })
    const [ann = 0, operator = 0] = sale.applicants
    const orderId = sale.apply(ann, 3)
    const { closesAt } = sale.sale()
    sale.goTo(closesAt - 1)
    sale.done(ann, { kind: 'change_ieo', orderId, lots: 4 })
    const { root } = sale.close()
    const late = sale.tryApply(operator, 40, { closesAt })
    expect(late.ok ? undefined : late.refusal).toEqual({ kind: 'product_not_on_sale', product })
    expect(sale.refused(ann, { kind: 'change_ieo', orderId, lots: 5 })).toEqual({ kind: 'ieo_closed' })
    expect(sale.refused(ann, { kind: 'withdraw_ieo', orderId })).toEqual({ kind: 'ieo_closed' })
    const other = { kind: 'close_ieo', product, orders: 2, lots: 44, root: '1'.repeat(64) } as const
    expect(sale.refused(saleBook, other)).toEqual(notDue)
    expect(sale.sale().root).toBe(root)
  })
})
