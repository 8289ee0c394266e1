import { having, partOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { ieoOfferFact } from '../ieo-orders/ieo-facts.ts'
import { allot, type Allotment, type Applied } from '../ieo-sales/allotment.ts'
import { roundAt, sandboxBeacon } from '../ieo-sales/beacon.ts'
import { drawSeed, lastTicket, listRoot } from '../ieo-sales/draw.ts'
import { agreementOf, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import { ieoSalePart } from '../ieo-sales/ieo-sale.ts'
import type { IeoSaleReply, SaleReplyOf } from '../ieo-sales/ieo-sale-commands.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { AddedCurrency } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import { readReply } from '../rulebook/read-row.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { ieosUnder, investmentsUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'

const [saleBook, person] = [5, 7] as const
const operators = [1, 2] as const
export const ieoNoon = exampleDay - dayMs / 2

function houseOf(id: number, settings: Settings): ExampleHouse {
  const house = exampleHouse(new Map(id === person ? [['balance:USDT', decimal('10000')]] : []), [settings])
  const standing = { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 2 } as const
  house.meddle((book) => ({ ...book, id, world: 'real', parts: having(standingPart, standing) }))
  return house
}

export const idOf = ({ bookId, sequence }: JournalRow): string => `${bookId}-${sequence}`

/** What a row of a sale's book says. */
export const saleReplyIn = <Kind extends IeoSaleReply['kind']>({ reply }: JournalRow): SaleReplyOf<Kind> =>
  readReply(reply) as SaleReplyOf<Kind>

/** Applications of others: a person's book each, whose second row applied for these lots. */
export const others = (...lots: readonly number[]): Applied[] =>
  lots.map((each, index) => ({ id: `${index + 11}-2`, lots: each }))

/** The default settings with a token that operators have added, in as many places as there are, and its sale. */
export function withSolar(): Settings {
  const solar = { code: 'SOLAR' as AddedCurrency, name: 'Solar' }
  const lots = { lotTokens: decimal('2.44140625'), supply: decimal('24414.0625') }
  const sales = ieosUnder(defaultSettings).flatMap((terms) =>
    terms.id === 'lumen' ? [{ ...terms, ...lots, id: 'solar', token: solar.code }] : [],
  )
  const investments = { ...investmentsUnder(defaultSettings), ieos: sales }
  return { ...defaultSettings, moreCurrencies: [solar], investments }
}

/** The book of a sale that is open, and that of somebody who may apply. It is noon of the day before `exampleDay`. */
export function ieoHouse(product: 'lumen' | 'arbor' | 'solar', settings = defaultSettings) {
  const [ofSale, ofPerson] = [houseOf(saleBook, settings), houseOf(person, settings)]
  const terms = ieosUnder(settings).find(({ id }) => id === product)
  assert(terms !== undefined, 'the settings have the sale')
  const tell = (command: Command, at: number): JournalRow => ofSale.run(command, { at })
  const ask = (command: Command, at: number): JournalRow => ofPerson.run(command, { at })
  tell({ kind: 'make_pool', purpose: 'ieo', product, currency: terms.token }, ieoNoon)
  const amount = tokensOf(terms, terms.lots)
  const received = tell({ kind: 'receive_tokens', product, amount, reference: 'chain 1', operators }, ieoNoon)
  const opened = tell({ kind: 'open_ieo', product, operators }, ieoNoon)
  const { closesAt, listBy } = saleReplyIn<'ieo_opened'>(opened)
  assert(listBy !== undefined, 'its token is to be listed by some day')
  const state = () => partOf(ofSale.book(), ieoSalePart)
  return {
    ofSale,
    ofPerson,
    terms,
    received,
    opened,
    closesAt,
    listBy,
    tell,
    ask,
    /** Returns the row that applied. */
    apply(lots: number, at = ieoNoon + 1_000): JournalRow {
      const offer = {
        ...agreementOf({ ...terms, product, listBy }),
        bookId: saleBook,
        openedIn: opened.sequence,
        closesAt,
      }
      const { lotPrice } = terms
      return ofPerson.run(
        { kind: 'apply_ieo', product, lots, lotPrice, ...exampleAgreement },
        { at, named: named(ieoOfferFact, offer) },
      )
    },
    close(list: readonly Applied[]): JournalRow {
      const lots = list.reduce((sum, each) => sum + each.lots, 0)
      return tell({ kind: 'close_ieo', product, orders: list.length, lots, root: listRoot(list) }, closesAt)
    },
    allot(list: readonly Applied[]): JournalRow {
      return tell({ kind: 'allot_ieo', product, ...allot(list, terms.lots, terms.cap) }, closesAt + 1_000)
    },
    give(orderId: string, allotted: JournalRow, at = closesAt + 2_000): JournalRow {
      const { part, last }: Allotment = saleReplyIn<'ieo_allotted'>(allotted)
      return ask({ kind: 'give_ieo', orderId, decidedIn: allotted.sequence, part, last }, at)
    },
    /** `among`: all applications, and after the first draw those in reserve. */
    draw(draw: 1 | 2, among: readonly Applied[], lots = terms.lots): JournalRow {
      const { round, root, upTo: above, payUntil } = state()
      const beacon = sandboxBeacon(round)
      const upTo = lastTicket(among, drawSeed(beacon, root), { above, lots })
      const at = draw === 1 ? roundAt(round) : payUntil + 1_000
      return tell({ kind: 'draw_ieo', product, draw, beacon, lots, upTo }, at)
    },
    award(orderId: string, drawn: JournalRow): JournalRow {
      const { draw, seed, above, upTo, payUntil } = saleReplyIn<'ieo_drawn'>(drawn)
      const decidedIn = drawn.sequence
      return ask({ kind: 'award_ieo', orderId, decidedIn, draw, seed, above, upTo, payUntil }, drawn.at + 1_000)
    },
    deliver(orderId: string, lots: number, at: number): JournalRow {
      const [tokens, paid] = [tokensOf(terms, lots), terms.lotPrice * BigInt(lots)]
      return tell({ kind: 'deliver_tokens', orderId, tokens, amount: paid }, at)
    },
    list(at: number): JournalRow {
      return tell({ kind: 'list_ieo', product, lots: state().lotsGiven, operators }, at)
    },
    release(orderId: string, listed: JournalRow): JournalRow {
      return ask({ kind: 'release_ieo', orderId, listedIn: listed.sequence }, listed.at + 1_000)
    },
    callOff(at: number): JournalRow {
      return tell({ kind: 'call_off_ieo', product, lots: state().lotsGiven }, at)
    },
    refund(orderId: string, calledOff: JournalRow): JournalRow {
      return ask({ kind: 'refund_ieo', orderId, calledOffIn: calledOff.sequence }, calledOff.at + 1_000)
    },
    takeBack(orderId: string, lots: number, at: number): JournalRow {
      const [tokens, paid] = [tokensOf(terms, lots), terms.lotPrice * BigInt(lots)]
      return tell({ kind: 'take_back_tokens', orderId, tokens, amount: paid }, at)
    },
    money: (paid: string) => ({ product, amount: decimal(paid), reference: 'line 7', operators }),
  }
}

export type IeoHouse = ReturnType<typeof ieoHouse>
