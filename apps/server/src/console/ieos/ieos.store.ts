import { balanceOf, type Book } from '@touchstone/domain/books/book'
import type { Pool } from '@touchstone/domain/house-books/pool'
import { type IeoSale, saleOf } from '@touchstone/domain/ieo-sales/ieo-sale'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { printWireTime } from '@touchstone/wire/wire-time'
import { readBooks } from '../../executor/books.store.ts'
import { findHouseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import type { Transaction } from '../../platform/database.ts'

/** The book of a sale: what it agreed on, the tokens in `escrow`, and what was raised. */
export type IeoBook = { bookId: number; pool: Pool; sale: IeoSale; escrow: Money; proceeds: Money }

function ieoBook(book: Book): IeoBook[] {
  const found = saleOf(book)
  if (found === undefined) return []
  const { pool, sale } = found
  return [
    {
      bookId: book.id,
      pool,
      sale,
      escrow: balanceOf(book, 'escrow', pool.currency),
      proceeds: balanceOf(book, 'proceeds', sale.currency),
    },
  ]
}

const ieoBooksAmong = async (sql: Transaction, ids: readonly number[]): Promise<IeoBook[]> =>
  ids.length === 0 ? [] : (await readBooks(sql, ids)).flatMap(ieoBook)

/** Every book of a sale, in order of the books. */
export async function readIeoBooks(sql: Transaction): Promise<IeoBook[]> {
  const rows = await sql<{ id: bigint }[]>`select id from books where holder like 'pool %'`
  return ieoBooksAmong(
    sql,
    rows.map(({ id }) => Number(id)),
  )
}

/** The book of one sale; undefined where it has none. */
export async function findIeoBook(sql: Transaction, product: string): Promise<IeoBook | undefined> {
  const id = await findHouseBook(sql, poolHolder(product))
  return id === undefined ? undefined : (await ieoBooksAmong(sql, [id]))[0]
}

/** What the applications of a sale say: those that can still be changed, how many have to get or pay theirs, and the lots that were paid for. */
export type IeoApplications = { orders: number; lotsApplied: number; unsettled: number; lotsPaid: number }

export const noApplications: IeoApplications = { orders: 0, lotsApplied: 0, unsettled: 0, lotsPaid: 0 }

/** By sale. */
export async function readApplications(sql: Transaction): Promise<ReadonlyMap<string, IeoApplications>> {
  const rows = await sql<{ product: string; orders: bigint; applied: string; unsettled: bigint; paid: string }[]>`
    select subject as product,
      count(*) filter (where state = 'applied') as orders,
      coalesce(sum((body::json ->> 'lots')::bigint) filter (where state = 'applied'), 0)::text as applied,
      count(*) filter (where state in ('applied', 'reserve', 'won')) as unsettled,
      coalesce(sum((body::json ->> 'lotsWon')::bigint) filter (where state in ('completed', 'listed')), 0)::text as paid
    from records where kind = 'ieo_order' group by subject`
  return new Map(
    rows.map(({ product, orders, applied, unsettled, paid }) => [
      product,
      {
        orders: Number(orders),
        lotsApplied: Number(applied),
        unsettled: Number(unsettled),
        lotsPaid: Number(paid),
      },
    ]),
  )
}

/** What came from the issuer of a sale or went to it, newest first. */
export async function readIssuerMovements(
  sql: Transaction,
  { bookId }: Pick<IeoBook, 'bookId'>,
): Promise<ConsoleIeo['movements']> {
  const rows = await sql<{ at: bigint; reply: string }[]>`
    select at, reply from journal where book_id = ${bookId}
      and reply::json ->> 'kind' in ('tokens_received', 'tokens_returned', 'raised_paid_out')
    order by sequence desc`
  return rows.flatMap(({ at, reply: text }) => {
    const reply = readReply(text)
    if (reply.kind !== 'tokens_received' && reply.kind !== 'tokens_returned' && reply.kind !== 'raised_paid_out')
      return []
    const { kind, amount, reference } = reply
    const currency = reply.kind === 'raised_paid_out' ? reply.currency : reply.token
    return [{ kind, currency, amount: printDecimal(amount), reference, time: printWireTime(Number(at)) }]
  })
}

/** By book, the version of the settings that a sale was opened on. */
export async function openedVersions(
  sql: Transaction,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (bookIds.length === 0) return new Map()
  const rows = await sql<{ book: bigint; reply: string }[]>`
    select book_id as book, reply from journal where book_id = any(${[...bookIds]}::bigint[])
      and reply::json ->> 'kind' = 'ieo_opened'`
  return new Map(
    rows.flatMap(({ book, reply: text }) => {
      const reply = readReply(text)
      return reply.kind === 'ieo_opened' ? [[Number(book), reply.settingsVersion] as const] : []
    }),
  )
}
