import type { FollowUp } from '../../naive-model/naive-follow-ups.ts'
import { noHash } from '../../naive-model/naive-hashes.ts'
import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveIeo } from '../../naive-model/naive-ieo-terms.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, num, type Num } from '../../naive-model/numbers.ts'
import { changePool, expected, poolIn } from '../house-books/naive-house-books.ts'
import { allotted, sumOf } from './naive-allotment.ts'
import { beaconOf, drawn, rootOfList, roundAfter, roundAt, seedOf, ticketsOf } from './naive-draw.ts'
import {
  agreedIn,
  applicantsOf,
  heapIn,
  type NaiveApplicant,
  type NaiveSale,
  saleIn,
  setHeap,
  setSale,
} from './naive-sale.ts'

type Command = Record<string, unknown>

export const termsIn = (work: Work, product: unknown): NaiveIeo | undefined => work.terms.ieos.get(String(product))

const issuers = 'house:clearing.issuers'

export function receiveTokens(work: Work, command: Command): void {
  work.move(issuers, 'escrow', amountOf(command), poolIn(work.book)?.currency)
}

export function openIeo(work: Work, command: Command): void {
  const { book, row } = work
  const terms = termsIn(work, command['product'])
  if (terms === undefined) return
  const { lots, subscriptionDays, listWithinDays } = terms
  const closesAt = row.at - (row.at % dayMs) + (1 + subscriptionDays) * dayMs
  const round = terms.format === 'draw' ? roundAfter(closesAt) : 0
  const rows = { openedIn: row.sequence, lastRow: row.sequence }
  const nothing = {
    orders: 0,
    lotsApplied: 0,
    root: noHash,
    draws: 0,
    seed: '',
    upTo: noHash,
    payUntil: 0,
    lotsGiven: 0,
  }
  const agreed = agreedIn({ ...terms, product: terms.id, listBy: closesAt + listWithinDays * dayMs })
  setSale(book, { ...agreed, state: 'open', lots, closesAt, round, ...rows, ...nothing })
  changePool(work, () => ({ isOnSale: true }))
  told(work, { lots, closesAt, round, settingsVersion: work.terms.version })
}

/** Counts everybody who has applied and not withdrawn, each by itself. No round draws that came out before. */
export function closeIeo(work: Work): void {
  const { book, row } = work
  const sale = saleIn(book)
  if (sale === undefined) return
  const all = [...applicantsOf(book).values()]
  const isOut = sale.format === 'draw' && roundAt(sale.round) <= row.at
  const closed = {
    orders: all.length,
    lotsApplied: sumOf(all.map(({ lots }) => lots)),
    root: rootOfList(all),
    round: isOut ? roundAfter(row.at) : sale.round,
  }
  setSale(book, { ...sale, ...closed, state: 'closed', lastRow: row.sequence })
  changePool(work, () => ({ isOnSale: false }))
  told(work, { ...closed, lots: sale.lots, previousRow: sale.lastRow })
}

/** Works out from the list of all what each of them gets, and expects that each is given just that. */
export function allotIeo(work: Work): void {
  const { book, row, outside } = work
  const sale = saleIn(book)
  if (sale === undefined) return
  const { part, won, last } = allotted([...applicantsOf(book).values()], sale.lots, sale.cap)
  setSale(book, { ...sale, state: 'given', lastRow: row.sequence })
  const said = last === undefined ? null : { fraction: last.fraction.toString(), id: last.id }
  for (const each of applicantsOf(book).values()) {
    setApplicant(book, { ...each, won: won.get(each.id) ?? 0 })
    const given = { kind: 'give_ieo', orderId: each.id, decidedIn: row.sequence, part: part.toString(), last: said }
    outside.followUps.expect(each.bookId, given)
  }
  const { lots, lotsApplied } = sale
  told(work, { lots, lotsApplied, previousRow: sale.lastRow }, { part })
  if (JSON.stringify(row.reply['last']) !== JSON.stringify(said)) work.fault(`last is ${JSON.stringify(said)}`)
}

/** All tickets on a heap, the smallest first; the second time those that are left of the people who have won nothing. */
export function drawIeo(work: Work, command: Command): void {
  const { book, row, outside } = work
  const sale = saleIn(book)
  if (sale === undefined) return
  const draw = Number(command['draw'])
  const all = [...applicantsOf(book).values()]
  const beacon = beaconOf(sale.round)
  const seed = seedOf(beacon, sale.root)
  if (draw === 1) setHeap(book, ticketsOf(all, seed))
  const waiting = all.filter(({ state }) => state === (draw === 1 ? 'applied' : 'reserve'))
  if (all.some(({ state }) => state === 'won')) work.fault('somebody has still to pay, or to lose what they won')
  const ids = new Set(waiting.map(({ id }) => id))
  const lots = draw === 1 ? sale.lots : sumOf(all.map(({ state, won }) => (state === 'lost' ? won : 0)))
  const heap = heapIn(book).filter(({ id }) => ids.has(id))
  const { won, upTo } = drawn(heap, lots, sale.upTo)
  const payUntil = row.at + dayMs
  setSale(book, { ...sale, state: 'drawn', draws: draw, seed, upTo, payUntil, lastRow: row.sequence })
  for (const each of waiting) {
    setApplicant(book, { ...each, won: won.get(each.id) ?? 0 })
    const by = { seed, above: sale.upTo, upTo, payUntil }
    outside.followUps.expect(each.bookId, { kind: 'award_ieo', orderId: each.id, decidedIn: row.sequence, draw, ...by })
  }
  const { round, root, lastRow: previousRow } = sale
  told(work, { draw, round, root, beacon, seed, lots, above: sale.upTo, upTo, payUntil, previousRow })
}

export function deliverTokens(work: Work, command: Command): void {
  expected(work, command)
  const sale = saleIn(work.book)
  if (sale === undefined) return
  const [tokens, amount] = ['tokens', 'amount'].map((name) => num(String(command[name]))) as [Num, Num]
  const lots = applicantsOf(work.book).get(String(command['orderId']))?.won ?? 0
  if (!tokens.eq(sale.lotTokens.times(lots)) || !amount.eq(sale.lotPrice.times(lots)))
    work.fault(`${lots} lots were won`)
  work.move('escrow', 'house:transit', tokens, sale.token)
  work.move('house:transit', 'proceeds', amount, sale.currency)
  setSale(work.book, { ...sale, lotsGiven: sale.lotsGiven + lots })
}

/** What an order had paid goes back, and its tokens come. */
export function takeBackTokens(work: Work, command: Command): void {
  expected(work, command)
  const sale = saleIn(work.book)
  if (sale === undefined) return
  const applicant = applicantsOf(work.book).get(String(command['orderId']))
  if (applicant?.state !== 'back') work.fault('nobody was paid back')
  const lots = applicant?.won ?? 0
  const [tokens, amount] = [sale.lotTokens.times(lots), sale.lotPrice.times(lots)]
  if (!tokens.eq(String(command['tokens'])) || !amount.eq(String(command['amount'])))
    work.fault(`${lots} lots were won`)
  work.move('house:transit', 'escrow', tokens, sale.token)
  work.move('proceeds', 'house:transit', amount, sale.currency)
  setSale(work.book, { ...sale, lotsGiven: sale.lotsGiven - lots })
}

export function listIeo(work: Work): void {
  const sequence = work.row.sequence
  endSale(work, 'listed', (orderId) => ({ kind: 'release_ieo', orderId, listedIn: sequence }))
}

/** Everybody who has paid is expected to get it back. */
export function callOffIeo(work: Work): void {
  const sequence = work.row.sequence
  endSale(work, 'called_off', (orderId) => ({ kind: 'refund_ieo', orderId, calledOffIn: sequence }))
}

function endSale(work: Work, state: 'listed' | 'called_off', commandOf: (orderId: string) => FollowUp): void {
  const { book, row, outside } = work
  const sale = saleIn(book)
  if (sale === undefined) return
  if (row.at >= sale.listBy === (state === 'listed')) work.fault(`it cannot be ${state} at ${row.at}`)
  const all = [...applicantsOf(book).values()]
  // Lots that were not paid in time are lost, though the house may not have said so yet.
  const isTold = ({ state, payUntil }: NaiveApplicant): boolean =>
    state !== 'applied' && state !== 'reserve' && (state !== 'won' || row.at >= payUntil)
  if (!all.every(isTold)) work.fault('somebody has not got yet what they are to get')
  const owners = all.filter(({ state }) => state === 'paid')
  const lots = sumOf(owners.map(({ won }) => won))
  setSale(book, { ...sale, state, lastRow: row.sequence })
  for (const { id, bookId } of owners) outside.followUps.expect(bookId, commandOf(id))
  told(work, { lots, previousRow: sale.lastRow })
}

export function payOutRaised(work: Work, command: Command): void {
  const sale = saleIn(work.book)
  work.move('proceeds', issuers, amountOf(command), sale?.currency)
  // Its listing is the last row of a sale that others name.
  sameTexts(work, work.row.reply, { listedIn: sale?.lastRow })
}

export function returnTokens(work: Work, command: Command): void {
  work.move('escrow', issuers, amountOf(command), poolIn(work.book)?.currency)
}

export const setApplicant = (book: NaiveBook, applicant: NaiveApplicant): void =>
  void applicantsOf(book).set(applicant.id, applicant)

/** Whether the row says what the model does, and the agreement that was opened. */
function told(work: Work, plain: Record<string, unknown>, figures: Record<string, Num> = {}): void {
  const { row, book } = work
  const sale = saleIn(book)
  if (sale === undefined) return
  const { lotPrice, lotTokens, depositRate, ...agreed } = agreedIn(sale)
  sameTexts(work, row.reply, { ...agreed, ...plain })
  sameFigures(work, row.reply, { lotPrice, lotTokens, depositRate, ...figures })
}

type Told = Readonly<Record<string, unknown>>

export function sameTexts(work: Work, says: Told, plain: Told): void {
  for (const [name, value] of Object.entries(plain))
    if (says[name] !== value) work.fault(`${name} is ${String(says[name])}, and should be ${String(value)}`)
}

export function sameFigures(work: Work, says: Told, figures: Readonly<Record<string, Num>>): void {
  for (const [name, value] of Object.entries(figures))
    if (!num(String(says[name])).eq(value))
      work.fault(`${name} is ${String(says[name])}, and should be ${value.toString()}`)
}

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const doneWithinMs = 3_000

/** Everybody has a day from when they were told. */
const payableUntil = (book: NaiveBook, sale: NaiveSale): number =>
  Math.max(sale.payUntil, ...[...applicantsOf(book).values()].map(({ payUntil }) => payUntil))

/** What a sale should have done by now: close, give, draw, draw once more, and be called off where operators did not list it. */
export function overdueSale(book: NaiveBook, now: number): string[] {
  const sale = saleIn(book)
  if (sale === undefined) return []
  const isOver = (at: number): boolean => now > at + doneWithinMs
  const late = (what: string): string[] => [`sale ${sale.product} was not ${what}`]
  switch (sale.state) {
    case 'open':
      return isOver(sale.closesAt) ? late('closed') : []
    case 'closed':
      if (sale.format === 'commitment') return late('allotted')
      return isOver(roundAt(sale.round)) ? late('drawn') : []
    case 'drawn':
      if (!isOver(payableUntil(book, sale))) return []
      if (sale.draws === 1) return late('drawn once more')
      return isOver(sale.listBy) ? late('called off') : []
    case 'given':
      return isOver(sale.listBy) ? late('called off') : []
    case 'called_off':
      return sale.lotsGiven > 0 ? late('paid back') : []
    case 'listed':
      return []
  }
}
