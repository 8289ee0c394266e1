import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { type Num, placesOf, up, zero } from '../../naive-model/numbers.ts'
import type { NaiveMoney } from '../../noun/simulated-noun.ts'
import { expected, poolIn } from '../house-books/naive-house-books.ts'
import { sameFigures, sameTexts, setApplicant } from '../ieo-sales/naive-ieo-sales.ts'
import {
  agreedIn,
  applicantsOf,
  type NaiveAgreement,
  type NaiveApplicant,
  type NaiveSale,
  saleIn,
} from '../ieo-sales/naive-sale.ts'

type Command = Record<string, unknown>

/** An application, as long as it waits for anything. */
export type NaiveIeoOrder = NaiveAgreement & {
  id: string
  state: 'applied' | 'reserve' | 'won' | 'completed'
  lots: number
  setAside: Num
  pool: number
  openedIn: number
  requestedAt: number
  closesAt: number
  lotsWon: number
  payUntil: number | null
  paid: Num
  returned: Num
  /** The agreement that was accepted with it, as the command named it. */
  agreementSha256: unknown
}

export const ieoOrdersOf = recordsOfKind<NaiveIeoOrder>('ieo_order')

/** What of the price waits until it is known who gets what; rounded up, once. */
export const depositOf = ({ lotPrice, depositRate, currency }: NaiveAgreement, lots: number): Num =>
  up(lotPrice.times(lots).times(depositRate), placesOf(currency))

export function applyIeo(work: Work, command: Command): void {
  const { book, row, outside } = work
  const pool = Number(row.facts.ieoOffer?.['bookId'] ?? 0)
  const saleBook = outside.bookOf(pool)
  const sale = saleBook && saleIn(saleBook)
  const product = String(command['product'])
  if (saleBook === undefined || sale === undefined || poolIn(saleBook)?.product !== product) {
    work.fault(`book ${pool} is no such sale`)
    return
  }
  offered(work, sale)
  if (sale.state !== 'open' || row.at >= sale.closesAt) work.fault('nobody can apply for it any more')
  const lots = Number(command['lots'])
  const order: NaiveIeoOrder = {
    ...agreedIn(sale),
    id: `${book.id}-${row.sequence}`,
    state: 'applied',
    lots,
    setAside: depositOf(sale, lots),
    pool,
    openedIn: sale.openedIn,
    requestedAt: row.at,
    closesAt: sale.closesAt,
    lotsWon: 0,
    payUntil: null,
    paid: zero,
    returned: zero,
    agreementSha256: command['agreementSha256'],
  }
  work.move('balance', 'frozen', order.setAside, order.currency)
  setApplicant(saleBook, { id: order.id, lots, bookId: book.id, state: 'applied', won: 0, payUntil: 0 })
  keep(work, order)
}

/** Whether people were shown what the sale's own book has opened. */
function offered(work: Work, sale: NaiveSale): void {
  const offer = work.row.facts.ieoOffer ?? {}
  const { lotPrice, lotTokens, depositRate, ...plain } = agreedIn(sale)
  const { openedIn, closesAt } = sale
  sameTexts(work, offer, { ...plain, openedIn, closesAt })
  sameFigures(work, offer, { lotPrice, lotTokens, depositRate })
}

export function changeIeo(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const lots = Number(command['lots'])
  const setAside = depositOf(order, lots)
  const more = setAside.minus(order.setAside)
  if (more.gt(0)) work.move('balance', 'frozen', more, order.currency)
  else work.move('frozen', 'balance', more.neg(), order.currency)
  sameTexts(work, work.row.reply, { lotsBefore: order.lots })
  changeApplicant(work, order, { lots })
  keep(work, { ...order, lots, setAside })
}

export function withdrawIeo(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('frozen', 'balance', order.setAside, order.currency)
  const saleBook = work.outside.bookOf(order.pool)
  if (saleBook !== undefined) applicantsOf(saleBook).delete(order.id)
  end(work, order, 'withdrawn')
}

/** How many lots it got was worked out from the list of all when the sale said so. */
export function giveIeo(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const lotsWon = applicantOf(work, order)?.won ?? 0
  const paid = order.lotPrice.times(lotsWon)
  const returned = order.setAside.minus(paid)
  sameTexts(work, work.row.reply, { decidedIn: command['decidedIn'] })
  work.move('frozen', 'house:transit', paid, order.currency)
  work.move('frozen', 'balance', returned, order.currency)
  const given = { ...order, lotsWon, paid, returned, setAside: zero }
  if (lotsWon === 0) {
    changeApplicant(work, order, { state: 'not_won' })
    endAs(work, given, 'not_won')
  } else getTokens(work, given)
}

/** What a draw has won of it; the tickets were counted when it was drawn. The day to pay begins when it is told. */
export function awardIeo(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const lotsWon = applicantOf(work, order)?.won ?? 0
  sameTexts(work, work.row.reply, { decidedIn: command['decidedIn'], draw: command['draw'] })
  if (lotsWon > 0) {
    const setAside = depositOf(order, lotsWon)
    const returned = order.setAside.minus(setAside)
    work.move('frozen', 'balance', returned, order.currency)
    const payUntil = work.row.at + dayMs
    changeApplicant(work, order, { state: 'won', payUntil })
    keep(work, { ...order, state: 'won', lotsWon, setAside, returned, payUntil })
  } else if (command['draw'] === 1) {
    changeApplicant(work, order, { state: 'reserve' })
    keep(work, { ...order, state: 'reserve' })
  } else {
    work.move('frozen', 'balance', order.setAside, order.currency)
    changeApplicant(work, order, { state: 'not_won' })
    end(work, order, 'not_won')
  }
}

export function payIeo(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const paid = order.lotPrice.times(order.lotsWon)
  work.move('frozen', 'house:transit', order.setAside, order.currency)
  work.move('balance', 'house:transit', paid.minus(order.setAside), order.currency)
  getTokens(work, { ...order, paid, setAside: zero })
}

export function forfeitIeo(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('frozen', 'balance', order.setAside, order.currency)
  changeApplicant(work, order, { state: 'lost' })
  end(work, order, 'forfeited')
}

export function releaseIeo(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  sameTexts(work, work.row.reply, { listedIn: command['listedIn'] })
  work.move('frozen', 'balance', order.lotTokens.times(order.lotsWon), order.token)
  endAs(work, order, 'listed')
}

/** All that was paid comes back, and the tokens leave for the sale's book. */
export function refundIeo(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  sameTexts(work, work.row.reply, { calledOffIn: command['calledOffIn'] })
  const tokens = order.lotTokens.times(order.lotsWon)
  const cost = order.lotPrice.times(order.lotsWon)
  work.move('house:transit', 'balance', cost, order.currency)
  work.move('frozen', 'house:transit', tokens, order.token)
  changeApplicant(work, order, { state: 'back' })
  endAs(work, { ...order, returned: order.returned.plus(cost) }, 'refunded')
  const sent = { kind: 'take_back_tokens', orderId: order.id, tokens: tokens.toString(), amount: cost.toString() }
  work.outside.followUps.expect(order.pool, sent)
}

/** Those who have paid get the tokens, which the sale's book delivers for that. */
function getTokens(work: Work, order: NaiveIeoOrder): void {
  const tokens = order.lotTokens.times(order.lotsWon)
  work.move('house:transit', 'frozen', tokens, order.token)
  changeApplicant(work, order, { state: 'paid' })
  keep(work, { ...order, state: 'completed' })
  const sent = { kind: 'deliver_tokens', orderId: order.id, tokens: tokens.toString(), amount: order.paid.toString() }
  work.outside.followUps.expect(order.pool, sent)
}

const orderOf = ({ book }: Work, command: Command): NaiveIeoOrder | undefined =>
  ieoOrdersOf(book).get(String(command['orderId']))

function applicantOf({ outside }: Work, { pool, id }: NaiveIeoOrder): NaiveApplicant | undefined {
  const saleBook = outside.bookOf(pool)
  return saleBook && applicantsOf(saleBook).get(id)
}

function changeApplicant(work: Work, order: NaiveIeoOrder, change: Partial<NaiveApplicant>): void {
  const [saleBook, applicant] = [work.outside.bookOf(order.pool), applicantOf(work, order)]
  if (saleBook === undefined || applicant === undefined) work.fault(`nobody has applied as ${order.id}`)
  else setApplicant(saleBook, { ...applicant, ...change })
}

function keep(work: Work, order: NaiveIeoOrder): void {
  ieoOrdersOf(work.book).set(order.id, order)
  told(work, order, order.state, null)
}

/** All that was set aside has come back. */
function end(work: Work, order: NaiveIeoOrder, state: string): void {
  endAs(work, { ...order, setAside: zero, returned: order.returned.plus(order.setAside) }, state)
}

function endAs(work: Work, order: NaiveIeoOrder, state: string): void {
  ieoOrdersOf(work.book).delete(order.id)
  told(work, order, state, work.row.at)
}

/** Whether the order of the row is the model's. */
function told(work: Work, order: NaiveIeoOrder, state: string, endedAt: number | null): void {
  const record = (work.row.reply['order'] ?? {}) as Record<string, unknown>
  const { lotPrice, lotTokens, depositRate, setAside, paid, returned, ...plain } = order
  sameTexts(work, record, { ...plain, state, endedAt })
  sameFigures(work, record, { lotPrice, lotTokens, depositRate, setAside, paid, returned })
}

/** Tokens that are paid, until they are listed; else what was set aside. */
export const frozenFor = (book: NaiveBook): NaiveMoney[] =>
  [...ieoOrdersOf(book).values()].map(({ state, token, lotTokens, lotsWon, currency, setAside }) =>
    state === 'completed' ? { currency: token, amount: lotTokens.times(lotsWon) } : { currency, amount: setAside },
  )

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const endedWithinMs = 3_000

export const overdueOrders = (book: NaiveBook, now: number): string[] =>
  [...ieoOrdersOf(book).values()].flatMap(({ id, state, payUntil }) =>
    state === 'won' && now > (payUntil ?? 0) + endedWithinMs
      ? [`application ${id} was not paid in time, and is still there`]
      : [],
  )
