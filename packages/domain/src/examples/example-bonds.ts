import { balanceOf, type Book, emptyBook, having, partOf, recordsOf } from '../books/book.ts'
import { type FactsByKind, named } from '../books/fact-kind.ts'
import { type BondIssue, bondIssuePart } from '../bond-issues/bond-issue.ts'
import { agreementOf, type IssueReplyOf } from '../bond-issues/bond-issue-commands.ts'
import type { BondReplyOf } from '../bonds/bond-commands.ts'
import { creditOf } from '../bonds/credit-bond.ts'
import { type BondOffer, bondOfferFact } from '../bonds/bond-facts.ts'
import { type BondOrder, bondOrderRecord } from '../bonds/bond-order.ts'
import { type Pool, poolPart } from '../house-books/pool.ts'
import type { UserAccount } from '../ledger/account.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { type BondTerms } from '../settings/bond-terms.ts'
import { bondsUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { openBooks } from './example-books.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'

export const [issuerBook, firstHolder] = [4, 21] as const
const operators = [1, 2] as const

/** The default settings with one bond, whose terms are changed. */
export function withBond(changed: Partial<BondTerms> = {}): { settings: Settings; terms: BondTerms } {
  const [first] = bondsUnder(defaultSettings)
  const { investments } = defaultSettings
  assert(first !== undefined && investments !== undefined, 'the default settings have a bond')
  const terms = { ...first, units: 50, unitsMin: 40, unitsMax: 0, ...changed }
  return { terms, settings: { ...defaultSettings, investments: { ...investments, bonds: [terms] } } }
}

function holderBook(id: number, standing: Partial<Standing>): Book {
  const parts = having(standingPart, { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 2, ...standing })
  return { ...emptyBook(id, 'real'), accounts: new Map([['balance:USDT', decimal('100000')]]), parts }
}

type Given = { people?: number; terms?: Partial<BondTerms>; standing?: Partial<Standing> }

/** The books of an issuer's bond that is open, and of some people. It is noon of the day before `exampleDay`. */
export function openBondBooks({ people = 2, terms: changed = {}, standing = {} }: Given = {}) {
  const { settings, terms } = withBond(changed)
  const { currency, id: product } = terms
  const holders = Array.from({ length: people }, (_, index) => firstHolder + index)
  const books = openBooks(
    settings,
    [emptyBook(issuerBook, 'real'), ...holders.map((id) => holderBook(id, standing))],
    exampleDay - dayMs / 2,
  )
  books.done(issuerBook, { kind: 'make_pool', purpose: 'bond', product, currency })
  const opened = books.done(issuerBook, { kind: 'open_bond', product, operators }) as IssueReplyOf<'bond_opened'>
  const { subscribedUntil, closesAt } = opened
  const offer: BondOffer = {
    ...agreementOf(opened),
    bookId: issuerBook,
    openedIn: 2,
    subscribedUntil,
    closesAt,
  }
  const bonds = {
    ...books,
    terms,
    settings,
    holders,
    offer,
    named: (changedOffer: Partial<BondOffer> = {}): FactsByKind => named(bondOfferFact, { ...offer, ...changedOffer }),
    held: (id: number, account: UserAccount): Money => balanceOf(books.book(id), account, currency),
    pool: (): Pool => partOf(books.book(issuerBook), poolPart),
    issue: (): BondIssue => partOf(books.book(issuerBook), bondIssuePart),
    ordersOf: (id: number): BondOrder[] => [...recordsOf(books.book(id), bondOrderRecord).values()],
    order: (id: number, orderId: string): BondOrder | undefined =>
      recordsOf(books.book(id), bondOrderRecord).get(orderId),
    trySubscribe: (id: number, units: number) =>
      books.run(id, { kind: 'subscribe_bond', product, units, ...exampleAgreement }, named(bondOfferFact, offer)),
    /** Returns the id of the order. */
    subscribe(id: number, units: number): string {
      const decided = bonds.trySubscribe(id, units)
      assert(decided.ok, `it may be subscribed, not ${decided.ok ? '' : decided.refusal.kind}`)
      return (decided.value.reply as BondReplyOf<'bond_requested'>).order.id
    },
    /** Ends the subscription, and starts or returns every order, as the server does. */
    close(): IssueReplyOf<'bond_closed'> {
      books.goTo(Math.max(books.at(), closesAt))
      const units = holders.flatMap(bonds.ordersOf).reduce((sum, order) => sum + order.units, 0)
      const closed = books.done(issuerBook, { kind: 'close_bond', product, units }) as IssueReplyOf<'bond_closed'>
      const closedIn = books.book(issuerBook).sequence
      for (const id of holders)
        for (const { id: orderId } of bonds.ordersOf(id))
          books.done(
            id,
            closed.isRaised
              ? { kind: 'start_bond', orderId, closedIn, startDay: closed.startDay }
              : { kind: 'return_bond', orderId, closedIn },
          )
      return closed
    },
    issuerPays: (amount: string, reference = `bank-${amount}`) =>
      books.done(issuerBook, { kind: 'receive_from_issuer', product, amount: decimal(amount), reference, operators }),
    /** Pays what is due so many days after the start, and credits every order; undefined where nothing is due. */
    pay(days: number): IssueReplyOf<'bond_paid'> | undefined {
      const day = bonds.issue().startDay + days * dayMs
      books.goTo(Math.max(books.at(), day))
      const decided = books.run(issuerBook, { kind: 'pay_bond', product, day })
      if (!decided.ok) return undefined
      const paid = decided.value.reply as IssueReplyOf<'bond_paid'>
      const paidIn = books.book(issuerBook).sequence
      if (paid.interestPerUnit + paid.principalPerUnit === 0n) return paid
      for (const id of holders)
        for (const { id: orderId } of bonds.ordersOf(id)) books.done(id, { ...creditOf(paidIn, paid), orderId })
      return paid
    },
  }
  return bonds
}

export type BondBooks = ReturnType<typeof openBondBooks>
