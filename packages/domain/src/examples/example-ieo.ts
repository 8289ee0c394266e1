import { balanceOf, type Book, emptyBook, having, partOf, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { allot, lotsFor } from '../ieo-sales/allotment.ts'
import { roundAt, sandboxBeacon } from '../ieo-sales/beacon.ts'
import { drawSeed, lastTicket, listRoot } from '../ieo-sales/draw.ts'
import { agreementOf, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import { type IeoSale, ieoSalePart } from '../ieo-sales/ieo-sale.ts'
import type { SaleReplyOf } from '../ieo-sales/ieo-sale-commands.ts'
import { type IeoOffer, ieoOfferFact } from '../ieo-orders/ieo-facts.ts'
import { type IeoOrder, ieoOrderRecord } from '../ieo-orders/ieo-order.ts'
import type { IeoReplyOf } from '../ieo-orders/ieo-order-commands.ts'
import type { UserAccount } from '../ledger/account.ts'
import type { Currency } from '../money/currency.ts'
import { levelPart } from '../levels/book-level.ts'
import { decimal, type Money, ONE } from '../money/decimal.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder } from '../settings/investments.ts'
import type { IeoTerms } from '../settings/ieo-terms.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { openBooks } from './example-books.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'

export const [saleBook, firstApplicant] = [5, 31] as const
const operators = [1, 2] as const

const commitment: IeoTerms = {
  id: 'orbit',
  name: 'Orbit',
  format: 'commitment',
  token: 'LMN',
  currency: 'USDT',
  lotPrice: decimal('10'),
  lotTokens: decimal('25'),
  lots: 100,
  cap: 40,
  depositRate: ONE,
  subscriptionDays: 3,
  listWithinDays: 10,
  paper: 'https://example.org/paper.pdf',
  paperHash: '1'.repeat(64),
  supply: decimal('10000'),
  ecosystemShare: decimal('0.4'),
  teamShare: decimal('0.2'),
  investorsShare: decimal('0.1'),
  houseShare: decimal('0.05'),
  investorsPrice: decimal('0.1'),
  housePrice: decimal('0.1'),
  lockedDays: 180,
  identityLevel: 1,
}

/** The default settings with one sale, whose terms are changed. */
export function withIeo(changed: Partial<IeoTerms> = {}): { settings: Settings; terms: IeoTerms } {
  const draw = changed.format === 'draw' ? { depositRate: decimal('0.1') } : {}
  const terms = { ...commitment, ...draw, ...changed }
  return {
    terms,
    settings: { ...defaultSettings, investments: { ...investmentsUnder(defaultSettings), ieos: [terms] } },
  }
}

function applicantBook(id: number, balance: string, standing: Partial<Standing>, level: number): Book {
  const stands = having(standingPart, { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 2, ...standing })
  const parts = { ...stands, ...having(levelPart, { level, day: 0 }) }
  return { ...emptyBook(id, 'real'), accounts: new Map([['balance:USDT', decimal(balance)]]), parts }
}

type Given = {
  people?: number
  terms?: Partial<IeoTerms>
  standing?: Partial<Standing>
  level?: number
  balance?: string
}

/** Until when its token is to be listed. */
function listByOf({ listBy }: IeoSale): number {
  assert(listBy !== undefined, 'its token is to be listed by some day')
  return listBy
}

/** The book of a sale that is open, and of some people. It is noon of the day before `exampleDay`. */
export function openIeoBooks(given: Given = {}) {
  const { people = 2, terms: changed = {}, standing = {}, level = 0, balance = '10000' } = given
  const { settings, terms } = withIeo(changed)
  const { token, currency, id: product } = terms
  const applicants = Array.from({ length: people }, (_, index) => firstApplicant + index)
  const opened = [emptyBook(saleBook, 'real'), ...applicants.map((id) => applicantBook(id, balance, standing, level))]
  const books = openBooks(settings, opened, exampleDay - dayMs / 2)
  const sale = {
    ...books,
    terms,
    settings,
    applicants,
    product,
    held: (id: number, account: UserAccount, of: Currency = currency): Money => balanceOf(books.book(id), account, of),
    sale: (): IeoSale => partOf(books.book(saleBook), ieoSalePart),
    order(id: number): IeoOrder | undefined {
      return [...recordsOf(books.book(id), ieoOrderRecord).values()][0]
    },
    receiving: (amount = tokensOf(terms, terms.lots)): Command => ({
      kind: 'receive_tokens',
      product,
      amount,
      reference: 'chain 1',
      operators,
    }),
    tryApply: (id: number, lots: number, offer: Partial<IeoOffer> = {}) =>
      books.run(
        id,
        { kind: 'apply_ieo', product, lots, lotPrice: terms.lotPrice, ...exampleAgreement },
        named(ieoOfferFact, { ...sale.offer(), ...offer }),
      ),
    listBy: (): number => listByOf(sale.sale()),
    offer: (): IeoOffer => ({
      ...agreementOf({ ...sale.sale(), product, token: terms.token }),
      bookId: saleBook,
      openedIn: 3,
      closesAt: sale.sale().closesAt,
    }),
    /** Returns the id of the order. */
    apply(id: number, lots: number): string {
      const decided = sale.tryApply(id, lots)
      assert(decided.ok, `it may be applied for, not ${decided.ok ? '' : decided.refusal.kind}`)
      return (decided.value.reply as IeoReplyOf<'ieo_applied'>).order.id
    },
    list: () => applicants.flatMap((id) => sale.order(id) ?? []),
    /** Closes it with the list of all applications. */
    close(): SaleReplyOf<'ieo_closed'> {
      books.goTo(Math.max(books.at(), sale.sale().closesAt))
      const list = sale.list()
      const lots = list.reduce((sum, each) => sum + each.lots, 0)
      const command = { kind: 'close_ieo', product, orders: list.length, lots, root: listRoot(list) } as const
      return books.done(saleBook, command) as SaleReplyOf<'ieo_closed'>
    },
    /** Gives each application its part, as the server does; returns how many lots each got. */
    give(): number[] {
      const list = sale.list()
      const allotment = allot(list, terms.lots, terms.cap)
      books.done(saleBook, { kind: 'allot_ieo', product, ...allotment })
      const decidedIn = books.book(saleBook).sequence
      for (const id of applicants) {
        const order = sale.order(id)
        if (order === undefined) continue
        books.done(id, { kind: 'give_ieo', orderId: order.id, decidedIn, ...allotment })
      }
      return list.map((each) => lotsFor(each, allotment, terms.cap))
    },
    /** Draws, and tells nobody; returns what an award says of it. */
    drawAlone(all: readonly IeoOrder[], draw: 1 | 2 = 1, lots = terms.lots) {
      const { round, root, upTo: above, payUntil } = sale.sale()
      books.goTo(Math.max(books.at(), draw === 1 ? roundAt(round) : payUntil))
      const beacon = sandboxBeacon(round)
      const among = draw === 1 ? all : sale.list().filter(({ state }) => state === 'reserve')
      const upTo = lastTicket(among, drawSeed(beacon, root), { above, lots })
      const command = { kind: 'draw_ieo', product, draw, beacon, lots, upTo } as const
      const { seed, payUntil: until } = books.done(saleBook, command) as SaleReplyOf<'ieo_drawn'>
      return { decidedIn: books.book(saleBook).sequence, draw, seed, above, upTo, payUntil: until }
    },
    /** Draws, and tells each application; `all`: as it was closed. */
    draw(draw: 1 | 2, all: readonly IeoOrder[], lots = terms.lots): void {
      const drawn = sale.drawAlone(all, draw, lots)
      for (const id of applicants) {
        const order = sale.order(id)
        if (order?.state !== (draw === 1 ? 'applied' : 'reserve')) continue
        books.done(id, { kind: 'award_ieo', orderId: order.id, ...drawn })
      }
    },
    /** Everybody who can pays; the others lose what they won once their time is over. Returns the lots that were lost. */
    payAll(isPaying: (id: number) => boolean = () => true): number {
      let lost = 0
      for (const id of applicants) {
        const order = sale.order(id)
        if (order?.state !== 'won') continue
        if (isPaying(id)) books.done(id, { kind: 'pay_ieo', orderId: order.id })
        else lost += order.lotsWon
      }
      books.goTo(Math.max(books.at(), sale.sale().payUntil))
      for (const id of applicants) {
        const order = sale.order(id)
        if (order?.state === 'won') books.done(id, { kind: 'forfeit_ieo', orderId: order.id })
      }
      return lost
    },
    /** Ends the sale on the day after its last one of listing, and pays everybody back who has paid. */
    callOff(): void {
      books.goTo(Math.max(books.at(), sale.listBy()))
      books.done(saleBook, { kind: 'call_off_ieo', product, lots: sale.sale().lotsGiven })
      const calledOffIn = books.book(saleBook).sequence
      for (const id of applicants) {
        const order = sale.order(id)
        if (order?.state === 'completed') books.done(id, { kind: 'refund_ieo', orderId: order.id, calledOffIn })
      }
    },
    /** Lists the token, and lets everybody have theirs. */
    listToken(): void {
      const { lotsGiven: lots } = sale.sale()
      books.done(saleBook, { kind: 'list_ieo', product, lots, operators })
      const listedIn = books.book(saleBook).sequence
      for (const id of applicants) {
        const order = sale.order(id)
        if (order?.state === 'completed') books.done(id, { kind: 'release_ieo', orderId: order.id, listedIn })
      }
    },
  }
  books.done(saleBook, { kind: 'make_pool', purpose: 'ieo', product, currency: token })
  books.done(saleBook, sale.receiving())
  books.done(saleBook, { kind: 'open_ieo', product, operators })
  return sale
}

export type IeoBooks = ReturnType<typeof openIeoBooks>

/** A sale that has closed, with one application for these lots. */
export function closedIeoBooks(lots: number, terms: Partial<IeoTerms> = {}) {
  const sale = openIeoBooks({ people: 1, terms })
  const [ann = 0] = sale.applicants
  const orderId = sale.apply(ann, lots)
  sale.close()
  return { ...sale, ann, orderId }
}
