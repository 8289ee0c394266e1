import { readRecord } from '@touchstone/domain/books/codec'
import type { Applied } from '@touchstone/domain/ieo-sales/allotment'
import {
  type IeoOrder,
  ieoOrderRecord,
  type IeoOrderState,
  ieoStatesThatAre,
} from '@touchstone/domain/ieo-orders/ieo-order'
import type { Transaction } from '../../platform/database.ts'

const undecidedStates = ieoStatesThatAre('undecided')
const lostStates = ieoStatesThatAre('lost')
const paidStates = ieoStatesThatAre('paid')
const applying: IeoOrderState = 'applied'
const applicationStates: Readonly<Record<'all' | 'reserve', readonly IeoOrderState[]>> = {
  all: ieoStatesThatAre('undecided', 'without', 'paid', 'back', 'lost'),
  reserve: ['reserve'],
}

/** An order that a step of its sale is about. */
export type OrderOfSale = { bookId: number; id: string }

/** Orders of a sale in one state, that wait for no later time, after one of them, in order of book and id. */
export async function ordersOfSale(
  sql: Transaction,
  { product, state, dueBy = Number.MAX_SAFE_INTEGER }: { product: string; state: IeoOrderState; dueBy?: number },
  after: OrderOfSale | undefined,
  limit: number,
): Promise<OrderOfSale[]> {
  const { bookId = 0, id = '' } = after ?? {}
  const rows = await sql<{ book_id: bigint; id: string }[]>`
    select book_id, id from records
    where kind = 'ieo_order' and subject = ${product} and state = ${state} and (book_id, id) > (${bookId}, ${id})
      and coalesce(due_at, 0) <= ${dueBy}
    order by book_id, id limit ${limit}`
  return rows.map((row) => ({ bookId: Number(row.book_id), id: row.id }))
}

/**
 * What a sale is applied for. Once it has closed, `all` is its list: nothing of it changes any more. `reserve`: those that wait
 * for lots that others do not pay.
 */
export async function applicationsFor(sql: Transaction, product: string, which: 'all' | 'reserve'): Promise<Applied[]> {
  const rows = await sql<{ id: string; lots: bigint }[]>`
    select id, (body::json ->> 'lots')::bigint as lots from records
    where kind = 'ieo_order' and subject = ${product} and state = any(${applicationStates[which]}::text[])`
  return rows.map(({ id, lots }) => ({ id, lots: Number(lots) }))
}

/**
 * How far the orders of a sale are: how many still apply and for how many lots, how many wait for something, and how many lots
 * were lost and were paid for. What was paid for is given out, `lotsGiven` of the sale, a moment later.
 */
export type SaleProgress = {
  orders: number
  lotsApplied: number
  undecided: number
  lotsLost: number
  lotsPaid: number
}

export async function progressOf(sql: Transaction, product: string): Promise<SaleProgress> {
  const [row] = await sql<{ orders: bigint; applied: bigint; undecided: bigint; lost: bigint; paid: bigint }[]>`
    select count(*) filter (where state = ${applying}) as orders,
      coalesce(sum((body::json ->> 'lots')::bigint) filter (where state = ${applying}), 0)::bigint as applied,
      count(*) filter (where state = any(${undecidedStates}::text[])) as undecided,
      coalesce(sum((body::json ->> 'lotsWon')::bigint) filter (where state = any(${lostStates}::text[])), 0)::bigint
        as lost,
      coalesce(sum((body::json ->> 'lotsWon')::bigint) filter (where state = any(${paidStates}::text[])), 0)::bigint
        as paid
    from records where kind = 'ieo_order' and subject = ${product}`
  const { orders = 0n, applied = 0n, undecided = 0n, lost = 0n, paid = 0n } = row ?? {}
  return {
    orders: Number(orders),
    lotsApplied: Number(applied),
    undecided: Number(undecided),
    lotsLost: Number(lost),
    lotsPaid: Number(paid),
  }
}

/** One order of a book, whether it is open or not. */
export async function findIeoOrder(sql: Transaction, bookId: number, id: string): Promise<IeoOrder | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select body from records where book_id = ${bookId} and kind = 'ieo_order' and id = ${id}`
  return row && readRecord(ieoOrderRecord, row.body)
}

/** A part of a book's orders, newest first, and how many there are. */
export async function listIeoOrders(
  sql: Transaction,
  bookId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ orders: IeoOrder[]; total: number }> {
  const [counted] = await sql<{ total: bigint }[]>`
    select count(*) as total from records where book_id = ${bookId} and kind = 'ieo_order'`
  const rows = await sql<{ body: string }[]>`
    select body from records where book_id = ${bookId} and kind = 'ieo_order'
    order by made_at desc, length(id) desc, id desc limit ${limit} offset ${skip}`
  return { orders: rows.map(({ body }) => readRecord(ieoOrderRecord, body)), total: Number(counted?.total ?? 0n) }
}

/** Under which key the house says what an order gets. */
export const orderKeys = {
  give: (id: string) => `give-ieo:${id}`,
  award: (id: string, draw: 1 | 2) => `award-ieo:${id}:${draw}`,
  forfeit: (id: string) => `forfeit-ieo:${id}`,
  release: (id: string) => `release-ieo:${id}`,
  refund: (id: string) => `refund-ieo:${id}`,
}

/** By order, the last row of its book that says what it gets. */
export async function decidedSequences(
  sql: Transaction,
  bookId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const byKey = new Map(
    ids.flatMap((id) => [orderKeys.give(id), orderKeys.award(id, 1), orderKeys.award(id, 2)].map((key) => [key, id])),
  )
  const rows = await sql<{ key: string; sequence: bigint }[]>`
    select key, sequence from journal where book_id = ${bookId} and key = any(${[...byKey.keys()]}::text[])
    order by sequence`
  return new Map(rows.map(({ key, sequence }) => [byKey.get(key) ?? '', Number(sequence)]))
}
