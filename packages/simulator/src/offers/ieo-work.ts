import { readRecord } from '@touchstone/domain/books/codec'
import { partOf } from '@touchstone/domain/books/book'
import { allot } from '@touchstone/domain/ieo-sales/allotment'
import { roundAt, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot } from '@touchstone/domain/ieo-sales/draw'
import type { SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import { type IeoSale, ieoSalePart } from '@touchstone/domain/ieo-sales/ieo-sale'
import { type IeoOrder, ieoOrderRecord } from '@touchstone/domain/ieo-orders/ieo-order'
import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { readBooks } from '@touchstone/server/executor/books.store'
import type { Submission } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import { cutShort, type Submit, submitTo } from './interrupted-work.ts'

/** How it is decided who gets what: mutants decide otherwise. */
export type SaleRules = {
  allot: typeof allot
  lastTicket: typeof lastTicket
  /** Of all applications, those on the list; and of those, who takes part in the second draw, and who has lost what they won. */
  listed: (all: readonly IeoOrder[]) => readonly IeoOrder[]
  drawnAgain: (all: readonly IeoOrder[]) => readonly IeoOrder[]
  unpaid: (all: readonly IeoOrder[]) => readonly IeoOrder[]
}

export const saleRules: SaleRules = {
  allot,
  lastTicket,
  listed: (all) => all.filter(({ state }) => state !== 'withdrawn'),
  drawnAgain: (all) => all.filter(({ state }) => state === 'reserve'),
  unpaid: (all) => all.filter(({ state }) => state === 'won'),
}

type HeldSale = { bookId: number; product: string; sale: IeoSale }
type Held = { bookId: number; order: IeoOrder }

/** A command that was not done: the rest waits. */
class Interrupted extends Error {}

type SaleWork = {
  sql: Sql
  random: Random
  faults: string[]
  rules: SaleRules
}

/**
 * The house's own work on sales, by what its books say: it closes them, says who gets what, draws, takes back what is not paid,
 * and frees what is listed. What was done before a crash is found done under its key.
 */
export function createIeoWork({ sql, random, faults, rules }: SaleWork) {
  /** In the same order for everybody. */
  async function ordersOf(product: string): Promise<Held[]> {
    const rows = await sql<{ book_id: bigint; body: string }[]>`
      select book_id, body from records where kind = 'ieo_order' and subject = ${product} order by book_id, id`
    return rows.map(({ book_id, body }) => ({ bookId: Number(book_id), order: readRecord(ieoOrderRecord, body) }))
  }

  /** All who are on the list of a sale. */
  async function listOf(product: string): Promise<Held[]> {
    const all = await ordersOf(product)
    const listed = new Set(rules.listed(all.map(({ order }) => order)).map(({ id }) => id))
    return all.filter(({ order }) => listed.has(order.id))
  }

  async function salesOf(): Promise<HeldSale[]> {
    const rows = await sql<{ id: bigint }[]>`
      select id from books where holder like 'pool %' and state::json -> 'pool' ->> 'purpose' = 'ieo' order by id`
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => Number(id))
    return (await readBooks(sql, ids)).map((book) => ({
      bookId: book.id,
      product: poolOf(book)?.product ?? '',
      sale: partOf(book, ieoSalePart),
    }))
  }

  async function sequenceOf(bookId: number, key: string): Promise<{ sequence: number; reply: string }> {
    const [row] = await sql<{ sequence: bigint; reply: string }[]>`
      select sequence, reply from journal where book_id = ${bookId} and key = ${key}`
    if (row === undefined) throw new Error(`book ${bookId} has no row ${key}`)
    return { sequence: Number(row.sequence), reply: row.reply }
  }

  /** The work on one sale as it is now: the next command of its book, or what its orders are to be told. */
  function workOn(submit: Submit) {
    async function send(bookId: number, key: string, command: HouseCommand): Promise<void> {
      const outcome = await submit({ bookId, key, command })
      if (outcome.kind === 'refused') faults.push(`${key} was refused: ${outcome.refusal.kind}`)
      if (outcome.kind !== 'done') throw new Interrupted(key)
    }

    async function close({ bookId, product }: HeldSale, all: readonly Held[]): Promise<void> {
      const list = all.map(({ order }) => order)
      const lots = list.reduce((sum, order) => sum + order.lots, 0)
      const command = { kind: 'close_ieo', product, orders: list.length, lots, root: listRoot(list) } as const
      await send(bookId, `close-ieo:${product}`, command)
    }

    async function allotAll({ bookId, product, sale }: HeldSale, all: readonly Held[]): Promise<void> {
      const list = all.map(({ order }) => order)
      const allotment = rules.allot(list, sale.lots, sale.cap)
      await send(bookId, `allot-ieo:${product}`, { kind: 'allot_ieo', product, ...allotment })
    }

    async function give({ bookId, product }: HeldSale, all: readonly Held[]): Promise<void> {
      const { sequence: decidedIn, reply } = await sequenceOf(bookId, `allot-ieo:${product}`)
      const { rate, last } = readReply(reply) as SaleReplyOf<'ieo_allotted'>
      for (const { bookId: own, order } of all)
        if (order.state === 'applied') {
          const { id: orderId } = order
          await send(own, `give-ieo:${orderId}`, { kind: 'give_ieo', orderId, decidedIn, rate, last })
        }
    }

    async function draw({ bookId, product, sale }: HeldSale, all: readonly Held[], number: 1 | 2): Promise<void> {
      const orders = all.map(({ order }) => order)
      const beacon = sandboxBeacon(sale.round)
      const lost = orders.reduce((sum, { state, lotsWon }) => sum + (state === 'forfeited' ? lotsWon : 0), 0)
      const lots = number === 1 ? sale.lots : lost
      const among = number === 1 ? orders : rules.drawnAgain(orders)
      const upTo = rules.lastTicket(among, drawSeed(beacon, sale.root), { above: sale.upTo, lots })
      const command = { kind: 'draw_ieo', product, draw: number, beacon, lots, upTo } as const
      await send(bookId, `draw-ieo:${product}:${number}`, command)
    }

    async function award({ bookId, product, sale }: HeldSale, all: readonly Held[]): Promise<void> {
      const number = sale.draws === 1 ? 1 : 2
      const { sequence: decidedIn, reply } = await sequenceOf(bookId, `draw-ieo:${product}:${number}`)
      const { seed, above, upTo, payUntil } = readReply(reply) as SaleReplyOf<'ieo_drawn'>
      const by = { decidedIn, draw: number, seed, above, upTo, payUntil } as const
      for (const { bookId: own, order } of all)
        if (order.state === (number === 1 ? 'applied' : 'reserve')) {
          const { id: orderId } = order
          await send(own, `award-ieo:${orderId}:${number}`, { kind: 'award_ieo', orderId, ...by })
        }
    }

    async function forfeit(all: readonly Held[], now: number): Promise<void> {
      const unpaid = new Set(rules.unpaid(all.map(({ order }) => order)).map(({ id }) => id))
      for (const { bookId, order } of all)
        if (unpaid.has(order.id) && (order.payUntil ?? Infinity) <= now)
          await send(bookId, `forfeit-ieo:${order.id}`, { kind: 'forfeit_ieo', orderId: order.id })
    }

    async function release({ bookId, product }: HeldSale, all: readonly Held[]): Promise<void> {
      const [row] = await sql<{ sequence: bigint }[]>`
        select sequence from journal where book_id = ${bookId} and reply::json ->> 'kind' = 'ieo_listed'`
      if (row === undefined) throw new Error(`${product} was listed without a row`)
      for (const { bookId: own, order } of all)
        if (order.state === 'completed') {
          const command = { kind: 'release_ieo', orderId: order.id, listedIn: Number(row.sequence) } as const
          await send(own, `release-ieo:${order.id}`, command)
        }
    }

    /** What its orders are to be told, which may come after it was listed. */
    async function tell(held: HeldSale, now: number): Promise<void> {
      const { product, sale } = held
      if (sale.format === 'commitment') await give(held, await listOf(product))
      else {
        await award(held, await listOf(product))
        await forfeit(await listOf(product), now)
      }
      if (sale.state === 'listed') await release(held, await listOf(product))
    }

    /** Answers whether there may be more to do. */
    return async (held: HeldSale, now: number): Promise<boolean> => {
      const { product, sale } = held
      const isDrawn = sale.format === 'draw'
      switch (sale.state) {
        case 'none':
          return false
        case 'open':
          if (sale.closesAt > now) return false
          await close(held, await listOf(product))
          return true
        case 'closed':
          if (isDrawn && roundAt(sale.round) > now) return false
          if (isDrawn) await draw(held, await listOf(product), 1)
          else await allotAll(held, await listOf(product))
          return true
        case 'given':
        case 'listed':
          await tell(held, now)
          return false
        case 'drawn':
          await tell(held, now)
          if (sale.draws === 2 || sale.payUntil > now) return false
          await draw(held, await listOf(product), 2)
          return true
      }
    }
  }

  async function run(house: House, submit: Submit): Promise<void> {
    const work = workOn(submit)
    try {
      const books = await salesOf()
      for (const { bookId } of books) {
        let isMore = true
        while (isMore) {
          const held = (await salesOf()).find((each) => each.bookId === bookId)
          // Nothing is decided any more as of a time before it.
          isMore = held !== undefined && (await work(held, Math.min(house.clock(), house.decisionTime())))
        }
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
  }

  return {
    /** Does all that is due. Nothing else may be in flight. */
    async count(house: House): Promise<void> {
      await house.idle()
      await run(house, submitTo(house))
    },
    /** Does a part of what is due, and returns what would have come next: what a crash meets. */
    cutShort: (house: House): Promise<Submission[]> =>
      cutShort(house, random.below(12), (submit) => run(house, submit)),
  }
}
