import { roundAt, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { allot } from '@touchstone/domain/ieo-sales/allotment'
import { drawSeed, lowestTicket } from '@touchstone/domain/ieo-sales/draw'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Executor } from '../../executor/executor.ts'
import type { HousePort } from '../../house/house-port.ts'
import { eachApart } from '../../house/schedules/each-apart.ts'
import { doneInParts } from '../../house/schedules/in-parts.ts'
import type { Sql } from '../../platform/database.ts'
import { areDecidedCommitted } from './decided-before.store.ts'
import { endingSteps, type SendStep, type SendToEach } from './ending-steps.ts'
import { lastTicketOf } from './last-ticket.ts'
import { listRootInTurns } from './root-of-list.ts'
import { findSaleBook, readSaleBooks, type SaleBook, saleKeys, saleRowUnder } from './sale-books.store.ts'
import { refusedSteps } from './refused-steps.ts'
import { givenAt, type StepName } from './sale-due.ts'
import {
  applicationsFor,
  orderKeys,
  type OrderOfSale,
  ordersOfSale,
  progressOf,
  type SaleProgress,
} from './sale-orders.store.ts'
import { stoppedSales } from './stopped-sales.ts'

/** What the issuer of a sandbox does, and who lists its token: `givenAt` is when everybody had theirs, or lost it. */
export type PlaySaleIssuers = (
  book: SaleBook,
  progress: SaleProgress,
  moment: { givenAt: number; at: number },
) => readonly { key: string; command: HouseCommand }[]

type Deps = {
  sql: Sql
  submit: Executor['submit']
  decisionTime: HousePort['decisionTime']
  /** `none` in a live house, where operators list a token, and issuers are paid by the bank. */
  playIssuers: PlaySaleIssuers | 'none'
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Takes each sale as far as it goes by a time: closes it, says what each order gets, draws, takes back what is not paid, and
 * frees what is listed, or pays back what was not listed in time. Each step leaves rows under keys of what it is about: what was
 * done before a crash is found done.
 */
export function ieoSteps({ sql, submit, decisionTime, playIssuers, log }: Deps) {
  /** Books of sales of which nothing more can come. */
  const over = new Set<number>()
  const stopped = stoppedSales(sql)
  const noteRefusal = refusedSteps(log)

  const send: SendStep = async (bookId, key, command) => {
    const outcome = await submit({ bookId, key, command })
    noteRefusal({ bookId, key, kind: command.kind }, outcome)
    return outcome.kind === 'done'
  }

  const eachOrder: SendToEach = (which, keyOf, commandOf) =>
    doneInParts(
      (after: OrderOfSale | undefined, limit) => ordersOfSale(sql, which, after, limit),
      ({ bookId, id }) => send(bookId, keyOf(id), commandOf(id)),
    )

  /** Ends the applications. It waits for those that were decided before and are not written yet: they belong in the list. */
  async function close({ bookId, pool: { product }, sale }: SaleBook, at: number): Promise<boolean> {
    if (sale.state !== 'open') return true
    if (at < sale.closesAt || !(await areDecidedCommitted(sql))) return false
    const list = await applicationsFor(sql, product, 'all')
    const lots = list.reduce((sum, each) => sum + each.lots, 0)
    const root = await listRootInTurns(list)
    return send(bookId, saleKeys.close(product), { kind: 'close_ieo', product, orders: list.length, lots, root })
  }

  /** Says what everybody gets, where everybody gets the same part. */
  async function allotAll({ bookId, pool: { product }, sale }: SaleBook): Promise<boolean> {
    if (sale.format !== 'commitment' || sale.state !== 'closed') return true
    const allotment = allot(await applicationsFor(sql, product, 'all'), sale.lots, sale.cap)
    return send(bookId, saleKeys.allot(product), { kind: 'allot_ieo', product, ...allotment })
  }

  async function give({ bookId, pool: { product }, sale }: SaleBook): Promise<boolean> {
    if (sale.format !== 'commitment') return true
    const row = await saleRowUnder(sql, bookId, 'ieo_allotted', saleKeys.allot(product))
    if (row === undefined) throw new Error(`the sale ${product} is ${sale.state} without a record of its part`)
    const { part, last } = row.reply
    const said = { kind: 'give_ieo', decidedIn: row.sequence, part, last } as const
    return eachOrder({ product, state: 'applied' }, orderKeys.give, (orderId) => ({ ...said, orderId }))
  }

  /** Draws by the round that was fixed before the list was, and a second time for lots that were not paid. */
  async function drawLots({ bookId, pool: { product }, sale }: SaleBook, draw: 1 | 2, at: number): Promise<boolean> {
    if (sale.format !== 'draw' || sale.draws >= draw) return true
    if (at < (draw === 1 ? roundAt(sale.round) : sale.payUntil)) return false
    const { undecided, lotsLost } = await progressOf(sql, product)
    const among = await applicationsFor(sql, product, draw === 1 ? 'all' : 'reserve')
    // An order still has to learn of the first draw, or to lose lots that were not paid.
    if (draw === 2 && undecided > among.length) return false
    const beacon = sandboxBeacon(sale.round)
    const [above, lots] = draw === 1 ? [lowestTicket, sale.lots] : [sale.upTo, lotsLost]
    const upTo = await lastTicketOf(among, drawSeed(beacon, sale.root), { above, lots })
    const command = { kind: 'draw_ieo', product, draw, beacon, lots, upTo } as const
    return send(bookId, saleKeys.draw(product, draw), command)
  }

  async function award({ bookId, pool: { product }, sale }: SaleBook, draw: 1 | 2): Promise<boolean> {
    if (sale.format !== 'draw') return true
    const row = await saleRowUnder(sql, bookId, 'ieo_drawn', saleKeys.draw(product, draw))
    if (row === undefined) throw new Error(`the sale ${product} is ${sale.state} without a record of draw ${draw}`)
    const { seed, above, upTo, payUntil } = row.reply
    const said = { decidedIn: row.sequence, draw, seed, above, upTo, payUntil }
    return eachOrder(
      { product, state: draw === 1 ? 'applied' : 'reserve' },
      (id) => orderKeys.award(id, draw),
      (orderId) => ({ kind: 'award_ieo', orderId, ...said }),
    )
  }

  /** Takes back lots that were won and not paid in time. An order that was paid at the last moment is no longer `won` at the next look. */
  async function forfeit({ pool: { product }, sale }: SaleBook, at: number): Promise<boolean> {
    if (sale.format !== 'draw') return true
    if (at < sale.payUntil) return false
    const unpaid = { product, state: 'won', dueBy: at } as const
    return eachOrder(unpaid, orderKeys.forfeit, (orderId) => ({ kind: 'forfeit_ieo', orderId }))
  }

  async function play(book: SaleBook, at: number): Promise<boolean> {
    if (playIssuers === 'none') return true
    const moment = { givenAt: await givenAt(sql, book), at }
    for (const { key, command } of playIssuers(book, await progressOf(sql, book.pool.product), moment))
      if (!(await send(book.bookId, key, command))) return false
    return true
  }

  const { callOff, release, refund } = endingSteps({ sql, send, eachOrder })

  type Step = readonly [name: StepName, run: (book: SaleBook, at: number) => Promise<boolean>]
  const steps: readonly Step[] = [
    ['close', close],
    ['allot', allotAll],
    ['give', give],
    ['draw', (book, at) => drawLots(book, 1, at)],
    ['award', (book) => award(book, 1)],
    ['forfeit', (book, at) => (book.sale.draws === 2 ? Promise.resolve(true) : forfeit(book, at))],
    ['draw_again', (book, at) => drawLots(book, 2, at)],
    ['award_again', (book) => award(book, 2)],
    ['forfeit_again', forfeit],
    ['play', play],
    ['call_off', callOff],
    ['release', release],
    ['refund', refund],
    // What nobody has goes back, and what was raised is taken.
    ['play', play],
  ]

  async function runOne({ bookId, pool: { product } }: SaleBook, at: number): Promise<void> {
    for (const [step, run] of steps) {
      const present = await findSaleBook(sql, product)
      if (present === undefined) throw new Error(`${product} is no sale of a token any more`)
      if (!(await stopped.at(step, present, () => run(present, at)))) return
    }
    stopped.goOn(product)
    // It is over, and everybody has theirs or was paid back. An issuer of a sandbox may still have to take what is left.
    const left = playIssuers === 'none' ? undefined : await findSaleBook(sql, product)
    if (left === undefined || (left.escrow === 0n && left.proceeds === 0n)) over.add(bookId)
  }

  return {
    /** How long the step of a sale that has waited most is due, whichever it is; 0 where none is. Milliseconds. */
    waitingMs: stopped.waitingMs,
    /** Does what is due; where nothing is, it only looks. Epoch milliseconds. @throws what sales that failed have thrown. */
    async advance(now: number): Promise<void> {
      // Nothing is decided any more as of a time before it: later applications come too late.
      const at = Math.min(now, decisionTime())
      const open = (await readSaleBooks(sql)).filter(({ bookId, sale }) => sale.state !== 'none' && !over.has(bookId))
      await eachApart(open, (book) => runOne(book, at))
    },
  }
}

export type IeoSteps = ReturnType<typeof ieoSteps>
