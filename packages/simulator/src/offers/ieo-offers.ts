import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { agreementOf, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import type { SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import { type IeoOffer, ieoOfferFact } from '@touchstone/domain/ieo-orders/ieo-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Submission } from '@touchstone/server/executor/submission'
import { houseBook, poolHolder } from '@touchstone/server/features/house-books/house-books.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { emptyNaiveBook } from '../naive-model/naive-book.ts'
import type { View } from '../noun/sizing.ts'
import { ieoOrdersOf } from '../nouns/ieo-orders/naive-ieo-orders.ts'
import { canBeListed } from '../nouns/ieo-sales/naive-sale.ts'
import { nouns } from '../rulebook/nouns.ts'
import { twist } from '../rulebook/noun-tables.ts'
import { must } from './must.ts'
import { orderOnSale } from './orders-on-ieos.ts'

const stray = 'stray-token'
/** More than the sale needs, and than a wrong one may give: what is left goes back to the issuer. */
const spare = decimal('507.000001')
const firstApplicant = 700
const gamblers = 4

/** What is offered of each sale, which commands that apply name as the server's routes do. */
export function createIeoFacts() {
  const offers = new Map<string, IeoOffer>()
  const unknown = (product: string): IeoOffer => ({
    product,
    format: 'commitment',
    token: 'LMN',
    currency: 'USDT',
    lotPrice: decimal('1'),
    lotTokens: decimal('1'),
    cap: 1,
    depositRate: decimal('1'),
    listBy: 0,
    bookId: 0,
    openedIn: 0,
    closesAt: 0,
  })
  return {
    offers,
    factsOf: (product: string): FactsByKind => named(ieoOfferFact, offers.get(product) ?? unknown(product)),
  }
}

export type IeoFacts = ReturnType<typeof createIeoFacts>

type Company = {
  sql: Sql
  random: Random
  desk: Desk
  observer: Observer
  offers: IeoFacts['offers']
  /** By somebody who errs: it may be refused. */
  send: (house: House, submission: Submission) => Promise<void>
}

/** Sales as issuers and operators begin and end them, and those who want tokens and nothing else. */
export function createIeoOffers({ sql, random, desk, observer, offers, send }: Company) {
  const applicants: number[] = []
  let strayBook = 0

  /** The issuer delivers in two parts; with the first alone it cannot be opened, and a unit of it goes back. */
  async function open(house: House, terms: IeoTerms): Promise<void> {
    const { id: product, token: currency } = terms
    const bookId = await houseBook(sql, poolHolder(product))
    await must(house, bookId, `sandbox:make:${product}`, { kind: 'make_pool', purpose: 'ieo', product, currency })
    const first = tokensOf(terms, terms.lots) - unitOf(6)
    const received = { kind: 'receive_tokens', product, operators: [] } as const
    const opened = { kind: 'open_ieo', product, operators: [] } as const
    await must(house, bookId, `sandbox:tokens:${product}:1`, { ...received, amount: first, reference: 'first part' })
    await send(house, { bookId, key: `too-early:${product}`, command: opened })
    const back = { kind: 'return_tokens', product, amount: unitOf(6), reference: 'back', operators: [] } as const
    await must(house, bookId, `sandbox:back:${product}`, back)
    const rest = { ...received, amount: 2n * unitOf(6) + spare, reference: 'the rest' }
    await must(house, bookId, `sandbox:tokens:${product}:2`, rest)
    const { sequence, reply } = await must(house, bookId, `sandbox:open:${product}`, opened)
    const agreed = readReply(reply) as SaleReplyOf<'ieo_opened'>
    offers.set(product, { ...agreementOf(agreed), bookId, openedIn: sequence, closesAt: agreed.closesAt })
  }

  /** Someone with money who has read the warnings. */
  async function welcome(house: House, user: number): Promise<void> {
    const bookId = await house.openBook(user, 'real')
    const reward = { kind: 'grant_reward', currency: 'USDT', amount: decimal('1500'), operators: [1, 2] } as const
    await must(house, bookId, 'operator:1', { ...reward, reason: 'A test.' })
    await must(house, bookId, 'operator:2', { kind: 'set_identity', identityLevel: 1, country: '' })
    await desk.send(house, desk.intend(bookId, { kind: 'acknowledge_risk' }, house.clock()), false)
    applicants.push(bookId)
  }

  const viewOf = (house: House, bookId: number, now: number): View => ({
    random,
    now,
    book: observer.model.books.get(bookId) ?? emptyNaiveBook(bookId, 'real'),
    others: [],
    settings: house.settings(),
    tape: observer.tape,
    symbols: [],
    quotes: { known: () => [], ask: () => Promise.resolve(false) },
  })

  /** They ask for as much as there is, and pay when it is too late. */
  const isGambler = (bookId: number): boolean => applicants.indexOf(bookId) >= applicants.length - gamblers

  function gamble(view: View): UserCommand | undefined {
    const orders = [...ieoOrdersOf(view.book).values()]
    const won = orders.find(({ state }) => state === 'won')
    if (won !== undefined) return (won.payUntil ?? 0) > view.now ? undefined : { kind: 'pay_ieo', orderId: won.id }
    const offer = [...offers.values()].find(({ product }) => !orders.some((order) => order.product === product))
    return offer && { kind: 'apply_ieo', product: offer.product, lots: offer.cap, lotPrice: offer.lotPrice }
  }

  /** Most apply, some think better of it, and winners are likely to pay. */
  function wishOf(view: View): Intent[] {
    if (isGambler(view.book.id)) {
      const command = gamble(view)
      return command === undefined ? [] : [desk.intend(view.book.id, command, view.now)]
    }
    const { apply_ieo: apply, change_ieo: change, withdraw_ieo: withdraw, pay_ieo: pay } = nouns.ieoOrders.wishes
    const states = new Set([...ieoOrdersOf(view.book).values()].map(({ state }) => state))
    const wish = states.has('won')
      ? pay
      : random.pick(states.has('applied') ? [apply, change, change, change, withdraw] : [apply])
    const command = wish.make(view)
    if (command === undefined) return []
    const sent = random.happens(0.1) ? twist(command, view) : command
    const intent = desk.intend(view.book.id, sent, view.now)
    return random.happens(0.1) ? [intent, intent] : [intent]
  }

  return {
    /** `people`: how many want tokens and nothing else. */
    async join(house: House, people: number): Promise<void> {
      const sales = ieosUnder(house.settings())
      if (sales.length === 0) return
      for (const terms of sales) await open(house, terms)
      strayBook = await houseBook(sql, poolHolder(stray))
      const made = { kind: 'make_pool', purpose: 'ieo', product: stray, currency: 'LMN' } as const
      await must(house, strayBook, `sandbox:make:${stray}`, made)
      for (let user = firstApplicant; user < firstApplicant + people; user += 1) await welcome(house, user)
    },
    /** Those who want tokens, in a step: more of them before a crash. */
    asked(house: House, now: number, isBeforeCrash: boolean): Intent[] {
      const isOpen = [...offers.values()].some(({ closesAt }) => now < closesAt)
      return applicants.flatMap((bookId) => {
        const view = viewOf(house, bookId, now)
        const states = [...ieoOrdersOf(view.book).values()].map(({ state }) => state)
        const isPressing = (isOpen && states.length < offers.size) || states.includes('won')
        return random.happens(isPressing || isBeforeCrash ? 0.35 : 0.06) ? wishOf(view) : []
      })
    },
    /** What issuers and operators order: in good order, and what must be refused. What can be listed soon is. */
    ordered(treasury: number, now: number): Omit<Submission, 'key'>[] {
      const all = [...offers.values()].flatMap((offer) => {
        const book = observer.model.books.get(offer.bookId)
        return book === undefined ? [] : [{ offer, sale: book }]
      })
      const ready = all.filter(({ sale }) => canBeListed(sale, now))
      if (all.length === 0 || !random.happens(ready.length > 0 ? 0.5 : 0.3)) return []
      const chosen = random.pick(ready.length > 0 ? ready : all)
      const people = applicants.flatMap((id) => observer.model.books.get(id) ?? [])
      return [orderOnSale(random, { ...chosen, treasury, stray: { bookId: strayBook, product: stray }, people, now })]
    },
  }
}
