import { readRecord } from '@touchstone/domain/books/codec'
import { type BondOrder, bondOrderRecord } from '@touchstone/domain/bonds/bond-order'
import { type MinerOrder, minerOrderRecord } from '@touchstone/domain/mining/miner-order'
import { type StrategyOrder, strategyOrderRecord } from '@touchstone/domain/strategies/strategy-order'
import type { orderKind } from '@touchstone/wire/investment-shapes'
import type * as z from 'zod/mini'
import type { Sql, Transaction } from '../../platform/database.ts'

type OrderKind = z.output<typeof orderKind>

/** An order of any investment product. */
export type AnyOrder =
  | { family: 'strategy'; order: StrategyOrder }
  | { family: 'bond'; order: BondOrder }
  | { family: 'miner'; order: MinerOrder }

type Columns = { kind: 'strategy_order' | 'bond_order' | 'miner_order'; body: string }

const readers: { readonly [Kind in Columns['kind']]: (body: string) => AnyOrder } = {
  strategy_order: (body) => ({ family: 'strategy', order: readRecord(strategyOrderRecord, body) }),
  bond_order: (body) => ({ family: 'bond', order: readRecord(bondOrderRecord, body) }),
  miner_order: (body) => ({ family: 'miner', order: readRecord(minerOrderRecord, body) }),
}
const recordKinds = Object.keys(readers)
const orderFrom = ({ kind, body }: Columns): AnyOrder => readers[kind](body)

/** Of which kind of record the orders of a kind are. */
const recordKindOf = {
  strategy: 'strategy_order',
  ai_quant: 'strategy_order',
  arbitrage: 'strategy_order',
  bond: 'bond_order',
  miner: 'miner_order',
} as const satisfies Record<OrderKind, Columns['kind']>

/** A part of a book's orders, newest first, and how many there are. `kind`: of the product. */
export async function listOrders(
  sql: Sql,
  bookId: number,
  { kind, state }: { kind: OrderKind | undefined; state: 'open' | 'ended' | undefined },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ orders: AnyOrder[]; total: number }> {
  const ofKind =
    kind === undefined
      ? sql`kind = any(${recordKinds}::text[])`
      : kind === 'ai_quant' || kind === 'arbitrage'
        ? sql`kind = ${recordKindOf[kind]} and body::json ->> 'kind' = ${kind}`
        : sql`kind = ${recordKindOf[kind]}`
  const where = sql`
    book_id = ${bookId} and ${ofKind} ${state === undefined ? sql`` : sql`and is_open = ${state === 'open'}`}`
  const [counted] = await sql<{ total: bigint }[]>`select count(*) as total from records where ${where}`
  const rows = await sql<Columns[]>`
    select kind, body from records where ${where}
    order by made_at desc, length(id) desc, id desc limit ${limit} offset ${skip}`
  return { orders: rows.map(orderFrom), total: Number(counted?.total ?? 0n) }
}

/** One order of a book, whether it runs or not. */
export async function findAnyOrder(sql: Transaction, bookId: number, id: string): Promise<AnyOrder | undefined> {
  const [row] = await sql<Columns[]>`
    select kind, body from records where book_id = ${bookId} and id = ${id}
      and kind = any(${recordKinds}::text[])`
  return row && orderFrom(row)
}
