import { decimal } from '@touchstone/domain/money/decimal'
import { agreementOf, type IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { type BondOffer, bondOfferFact } from '@touchstone/domain/bonds/bond-facts'
import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import type { Submission } from '@touchstone/server/executor/submission'
import { houseBook, poolHolder } from '@touchstone/server/features/house-books/house-books.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { num } from '../naive-model/numbers.ts'
import { issueIn } from '../nouns/bond-issues/naive-issue.ts'
import { poolIn } from '../nouns/house-books/naive-house-books.ts'
import { must } from './must.ts'
import { neverOpened } from './never-sold.ts'
import { orderOnBond } from './orders-on-bonds.ts'

const stray = 'stray-1'
/** Nobody hurries for a bond of which one unit costs so much. */
const dear = decimal('1000')

/** What is offered of each bond, which commands that subscribe name as the server's routes do. */
export function createBondFacts() {
  const offers = new Map<string, BondOffer>()
  const unknown = (product: string): BondOffer => ({
    product,
    currency: 'USDT',
    unit: decimal('1'),
    dailyRate: decimal('0.001'),
    termDays: 1,
    repayment: 'at_end',
    unitsMin: 1,
    bookId: 0,
    openedIn: 0,
    subscribedUntil: 0,
    closesAt: 0,
  })
  return {
    offers,
    factsOf: (product: string): FactsByKind => named(bondOfferFact, offers.get(product) ?? unknown(product)),
  }
}

export type BondFacts = ReturnType<typeof createBondFacts>

type Company = { sql: Sql; random: Random; desk: Desk; observer: Observer; offers: BondFacts['offers'] }

/** Bonds as operators and people who are in a hurry see them. */
export function createBondOffers({ sql, random, desk, observer, offers }: Company) {
  let strayBook = 0

  async function open(house: House, { id: product, currency }: BondTerms): Promise<void> {
    const bookId = await houseBook(sql, poolHolder(product))
    await must(house, bookId, `sandbox:make:${product}`, { kind: 'make_pool', purpose: 'bond', product, currency })
    const opened = { kind: 'open_bond', product, operators: [] } as const
    const { sequence, reply } = await must(house, bookId, `sandbox:open:${product}`, opened)
    const terms = readReply(reply) as IssueReplyOf<'bond_opened'>
    const { subscribedUntil, closesAt } = terms
    offers.set(product, { ...agreementOf(terms), bookId, openedIn: sequence, subscribedUntil, closesAt })
  }

  const anyOffer = (): BondOffer | undefined => (offers.size === 0 ? undefined : random.pick([...offers.values()]))

  return {
    async join(house: House): Promise<void> {
      for (const terms of bondsUnder(house.settings())) if (terms.id !== neverOpened) await open(house, terms)
      strayBook = await houseBook(sql, poolHolder(stray))
      const made = { kind: 'make_pool', purpose: 'bond', product: stray, currency: 'USDT' } as const
      await must(house, strayBook, `sandbox:make:${stray}`, made)
    },
    /** Several people at once, who want the last units. */
    rush(now: number): Intent[] {
      const wanted = [...offers.values()].filter(({ unit }) => unit < dear)
      const offer = wanted.length === 0 ? undefined : random.pick(wanted)
      const book = offer && observer.model.books.get(offer.bookId)
      const pool = book && poolIn(book)
      if (offer === undefined || book === undefined || pool === undefined || now >= offer.subscribedUntil) return []
      const free = pool.capacity.minus(pool.granted).div(issueIn(book)?.unit ?? 1)
      const left = Math.min(12, free.floor().toNumber())
      const able = [...observer.model.books.values()].filter(
        ({ world, protection, accounts }) =>
          world === 'real' && protection.acknowledged && (accounts.get('balance:USDT') ?? num(0)).gte(1_000),
      )
      if (able.length === 0 || left < 1) return []
      const command = { kind: 'subscribe_bond', product: offer.product, units: left } as const
      return [1, 2, 3].map(() => desk.intend(random.pick(able).id, command, now))
    },
    /** What operators order: in good order, and what must be refused. */
    ordered(treasury: number, now: number): Omit<Submission, 'key'>[] {
      const offer = anyOffer()
      const bond = offer && observer.model.books.get(offer.bookId)
      if (offer === undefined || bond === undefined) return []
      const at = { treasury, bond, product: offer.product, stray: { bookId: strayBook, product: stray }, now }
      return [orderOnBond(random, at)]
    },
  }
}
