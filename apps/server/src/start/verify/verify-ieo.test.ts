import { having, partOf } from '@touchstone/domain/books/book'
import { named } from '@touchstone/domain/books/fact-kind'
import { type IeoOffer, ieoOfferFact } from '@touchstone/domain/ieo-orders/ieo-facts'
import { roundAt, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, highestTicket, lastTicket, listRoot, lowestTicket } from '@touchstone/domain/ieo-sales/draw'
import { ieoSalePart } from '@touchstone/domain/ieo-sales/ieo-sale'
import { decimal, ONE } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import type { NamedFacts } from '../../executor/submission.ts'
import { ieoSales } from '../../features/ieo/ieo-sales.ts'
import { type Ieos, orderIn, startIeos } from '../../features/ieo/test-ieo.ts'
import { verifyDatabase } from './verify.ts'

let ieos: Ieos
let before: string[] = []
beforeEach(async () => {
  ieos = await startIeos(inject('cluster'))
  before = []
})
afterEach(() => ieos.app.stop())

/** What is found that was not found before. */
async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(ieos.app.owner, { withoutConsole: true })
  const fresh = differences.filter((each) => !before.includes(each))
  before = [...before, ...fresh]
  return fresh
}
const like = (...sentences: RegExp[]): unknown[] => sentences.map((each) => expect.stringMatching(each) as unknown)
/** Beside others, which the receipts of the same rows name. */
const among = (...sentences: RegExp[]): unknown => expect.arrayContaining(like(...sentences))

/** A row as a dishonest house writes it: the book decides as always. */
async function forge(bookId: number, key: string, command: Command, facts: NamedFacts = {}): Promise<number> {
  const outcome = await ieos.app.house.executor.submit({ bookId, key, command, named: facts })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  await ieos.app.house.idle()
  return outcome.sequence
}

/** Somebody who has applied for lots. */
async function applicant(lots: number, product = 'lumen') {
  const person = await ieos.person()
  const { id } = orderIn(await ieos.apply(person.token, lots, { id: product }))
  return { ...person, id, lots }
}

/** Goes to the time at which a sale closes. */
async function toClose(product: string): Promise<{ book: number; closesAt: number; round: number }> {
  const { bookId, closesAtMs, round } = await ieos.sale(product)
  ieos.app.time.now = closesAtMs ?? 0
  return { book: bookId ?? 0, closesAt: closesAtMs ?? 0, round: round ?? 0 }
}

/** Lets time pass, which a row of somebody shows. */
async function pass(days: number): Promise<void> {
  ieos.app.time.now += days * dayMs + 1
  await ieos.person()
}

it('names a list that leaves somebody out', async () => {
  const [ann, ben] = [await applicant(10), await applicant(20)]
  const { book } = await toClose('lumen')
  const close = { kind: 'close_ieo', product: 'lumen', orders: 1, lots: 10, root: listRoot([ann]) } as const
  await forge(book, 'close-ieo:lumen', close)
  expect(await found()).toEqual(
    like(
      /closes with 1 applications for 10 lots, but there are 2 for 30$/,
      /has another root than the list of all applications$/,
    ),
  )
  const allotted = { kind: 'allot_ieo', product: 'lumen', part: ONE, last: null } as const
  const decidedIn = await forge(book, 'allot-ieo:lumen', allotted)
  const give = { kind: 'give_ieo', orderId: ann.id, decidedIn, part: ONE, last: null } as const
  await forge(ann.bookId, `give-ieo:${ann.id}`, give)
  expect(await found()).toEqual([])
  await pass(3)
  expect(await found()).toEqual(like(new RegExp(`^order ${ben.id} is still applied, and was left out$`)))
})

it('names a part that does not follow, and an order that got another', async () => {
  const [ann, ben] = [await applicant(10), await applicant(20)]
  const { book } = await toClose('lumen')
  const root = listRoot([ann, ben])
  await forge(book, 'close-ieo:lumen', { kind: 'close_ieo', product: 'lumen', orders: 2, lots: 30, root })
  expect(await found()).toEqual([])
  const part = decimal('0.5')
  const decidedIn = await forge(book, 'allot-ieo:lumen', { kind: 'allot_ieo', product: 'lumen', part, last: null })
  expect(await found()).toEqual(among(/gives a part of 0.5, but 1 follows$/))
  const giving = { kind: 'give_ieo', part: decimal('0.1'), last: null } as const
  await forge(ann.bookId, `give-ieo:${ann.id}`, { ...giving, orderId: ann.id, decidedIn })
  expect(await found()).toEqual(among(new RegExp(`^order ${ann.id} got 1 lots, but its part is 5$`)))
  await forge(ben.bookId, `give-ieo:${ben.id}`, { ...giving, orderId: ben.id, decidedIn: 1, part })
  expect(await found()).toEqual(among(new RegExp(`^order ${ben.id} was given its part by row 1, which says none$`)))
})

it('names a draw by another beacon, of other tickets, and an order that won what its tickets do not say', async () => {
  const [ann, ben] = [await applicant(5, 'arbor'), await applicant(4, 'arbor')]
  const { book, round } = await toClose('arbor')
  const root = listRoot([ann, ben])
  await forge(book, 'close-ieo:arbor', { kind: 'close_ieo', product: 'arbor', orders: 2, lots: 9, root })
  ieos.app.time.now = roundAt(round)
  const beacon = sandboxBeacon(round + 1)
  const seed = drawSeed(beacon, root)
  const upTo = lastTicket([ann, ben], seed, { above: lowestTicket, lots: 3 })
  const drawing = { kind: 'draw_ieo', product: 'arbor', draw: 1, beacon, lots: 50, upTo } as const
  const decidedIn = await forge(book, 'draw-ieo:arbor:1', drawing)
  expect(await found()).toEqual(
    among(/draws by another seed than that of its round and its list$/, /draws other tickets than follow$/),
  )
  const { payUntilAtMs: payUntil } = await ieos.sale('arbor')
  const told = { kind: 'award_ieo', draw: 1, seed, above: lowestTicket, upTo: highestTicket } as const
  const award = { ...told, orderId: ann.id, decidedIn, payUntil: payUntil ?? 0 }
  await forge(ann.bookId, `award-ieo:${ann.id}:1`, award)
  expect(await found()).toEqual(among(new RegExp(`^order ${ann.id} won 5 lots in draw 1, but its tickets say [0-3]$`)))
})

it('names a second draw of more lots than were lost', async () => {
  const [ann, ben] = [await applicant(5, 'arbor'), await applicant(5, 'arbor')]
  const { closesAtMs, drawAtMs } = await ieos.sale('arbor')
  await ieos.goTo(closesAtMs ?? 0)
  await ieos.goTo(drawAtMs ?? 0)
  expect((await ieos.pay(ann.token, ann.id)).code).toBe(200)
  await ieos.app.house.idle()
  const { payUntilAtMs, bookId } = await ieos.sale('arbor')
  ieos.app.time.now = payUntilAtMs ?? 0
  await forge(ben.bookId, `forfeit-ieo:${ben.id}`, { kind: 'forfeit_ieo', orderId: ben.id })
  const beacon = sandboxBeacon((await ieos.sale('arbor')).round ?? 0)
  const again = { kind: 'draw_ieo', product: 'arbor', draw: 2, beacon, lots: 9, upTo: highestTicket } as const
  await forge(bookId ?? 0, 'draw-ieo:arbor:2', again)
  expect(await found()).toEqual(like(/draws 9 lots, but there are 5 to draw$/))
})

it('names tokens that left for nobody', async () => {
  const ann = await applicant(10)
  const { closesAtMs, bookId } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  expect(await found()).toEqual([])
  const deliver = { kind: 'deliver_tokens', tokens: decimal('100'), amount: decimal('10') } as const
  await forge(bookId ?? 0, 'deliver:9-9', { ...deliver, orderId: '9-9' })
  expect(await found()).toEqual(
    among(
      /delivers to order 9-9, which is not there$/,
      /house:transit:LMN is 100, but 0 is under way$/,
      /house:transit:USDT is -10, but 0 is under way$/,
    ),
  )
  await forge(bookId ?? 0, 'deliver:again', { ...deliver, orderId: ann.id })
  expect(await found()).toEqual(
    among(
      new RegExp(`delivers to order ${ann.id} a second time$`),
      new RegExp(`delivers 100 for 10 to order ${ann.id}, which got 1000 for 100$`),
    ),
  )
})

it('names what was raised and left before the token was listed', async () => {
  await ieos.app.stop()
  ieos = await startIeos(inject('cluster'), {
    decide(book, command, facts) {
      if (command.kind !== 'pay_out_raised') return decide(book, command, facts)
      const listed = having(ieoSalePart, { ...partOf(book, ieoSalePart), state: 'listed' })
      return decide({ ...book, parts: { ...book.parts, ...listed } }, command, facts)
    },
  })
  await applicant(10)
  const { closesAtMs, bookId } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  expect(await found()).toEqual([])
  const paying = { kind: 'pay_out_raised', product: 'lumen', amount: decimal('100'), reference: 'sandbox' } as const
  const row = await forge(bookId ?? 0, 'sandbox:raised:lumen', { ...paying, operators: [] })
  const place = `book ${bookId}: row ${row}:`
  expect(await found()).toEqual([
    `${place} postings: the receipt does not carry the row ieo_listed of the sale`,
    `${place} the command is recorded as done, but it is refused as ieo_not_listed`,
  ])
})

it('names an application on terms that were made up', async () => {
  const { token, bookId } = await ieos.person()
  const { sql, settings, settingsVersions, onCommitted } = ieos.app.house
  const offered = await ieoSales({ sql, settings, settingsVersions, onCommitted }).offer('lumen')
  if (offered === undefined) throw new Error('it is not open')
  const offer: IeoOffer = { ...offered.offer, lotPrice: ONE }
  const command = { kind: 'apply_ieo', product: 'lumen', lots: 3, lotPrice: ONE } as const
  await forge(bookId, 'test:cheap', command, { byKind: named(ieoOfferFact, offer) })
  const { id } = await ieos.order(token)
  expect(await found()).toEqual(among(new RegExp(`^order ${id} has other terms`)))
})

it('names a sale that stopped on its way', async () => {
  await applicant(3, 'arbor')
  await toClose('arbor')
  await pass(3)
  expect(await found()).toEqual(
    like(
      /^book \d+: the end of its applications was due, and did not come$/,
      /^book \d+: the end of its applications was due, and did not come$/,
    ),
  )
  await ieos.goTo(ieos.app.time.now)
  expect(await found()).toEqual([])
  await pass(3)
  expect(await found()).toEqual(like(/^book \d+: its draw was due, and did not come$/))
  await ieos.goTo(ieos.app.time.now)
  expect(await found()).toEqual([])
  await pass(4)
  expect(await found()).toEqual(
    among(/: its second draw was due, and did not come$/, /is still won, and was left out$/),
  )
})

it('names whom a sale that was called off did not pay back, and what it takes back twice', async () => {
  await ieos.app.stop()
  ieos = await startIeos(inject('cluster'), { issuers: 'none' })
  const [ann, ben] = [await applicant(10), await applicant(20)]
  const { closesAtMs, listByAtMs, bookId } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  // The other sale goes on meanwhile.
  await ieos.goTo((listByAtMs ?? 0) - 1)
  ieos.app.time.now = listByAtMs ?? 0
  const book = bookId ?? 0
  const calledOffIn = await forge(book, 'call-off-ieo:lumen', { kind: 'call_off_ieo', product: 'lumen', lots: 30 })
  await forge(ann.bookId, `refund-ieo:${ann.id}`, { kind: 'refund_ieo', orderId: ann.id, calledOffIn })
  expect(await found()).toEqual([])
  await pass(3)
  expect(await found()).toEqual(among(new RegExp(`^order ${ben.id} is still completed, and was left out$`)))
  const takeBack = { kind: 'take_back_tokens', tokens: decimal('100'), amount: decimal('10') } as const
  await forge(book, 'take-back:again', { ...takeBack, orderId: ann.id })
  expect(await found()).toEqual(
    among(
      new RegExp(`takes back of order ${ann.id} a second time$`),
      new RegExp(`takes back 100 for 10 of order ${ann.id}, which got 1000 for 100$`),
    ),
  )
})
