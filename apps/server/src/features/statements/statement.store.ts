import type { UserAccount } from '@touchstone/domain/ledger/account'
import type { LedgerEntry } from '../../house/ledger/ledger-entries.store.ts'
import { type LedgerBlock, readBlocks, rowsABlock } from '../../house/ledger/ledger-blocks.store.ts'
import type { Sql } from '../../platform/database.ts'

export type StatementEntry = LedgerEntry & { account: UserAccount }
/** A decimal string by account and currency, such as `contract USDT`. */
export type Balances = ReadonlyMap<string, string>
/** The last command of a book up to some moment; sequence 0 before there was one. */
export type BookHead = { sequence: number; hash: string | null }

/** Consecutive rows of a book, both ends included, and what entries they hold where that is counted. */
type Stretch = { from: number; to: number; pairs: ReadonlySet<string> | undefined }

/** The stretches of a book up to a moment, newest first: the open one, and the blocks that begin before it. */
async function stretchesUntil(sql: Sql, bookId: number, at: number): Promise<Stretch[]> {
  const { head, blocks } = await readBlocks(sql, bookId, { from: undefined, to: at })
  const counted = Math.floor(head / rowsABlock) * rowsABlock
  const open = head > counted ? [{ from: counted + 1, to: head, pairs: undefined }] : []
  return [...open, ...blocks.map((block) => ({ ...rowsOf(block), pairs: pairsOf(block) }))]
}

const rowsOf = ({ block }: LedgerBlock) => ({ from: block * rowsABlock + 1, to: (block + 1) * rowsABlock })
const pairsOf = ({ entries }: LedgerBlock): Set<string> =>
  new Set(Object.keys(entries).map((entry) => entry.split(' ').slice(0, 2).join(' ')))

/** The last command of a book at or before a moment (epoch milliseconds). */
export async function headAt(sql: Sql, bookId: number, at: number): Promise<BookHead> {
  for (const { from, to } of await stretchesUntil(sql, bookId, at)) {
    const [row] = await sql<{ sequence: bigint; hash: string }[]>`
      select sequence, hash from journal
      where book_id = ${bookId} and sequence between ${from} and ${to} and at <= ${at}
      order by sequence desc limit 1`
    if (row !== undefined) return { sequence: Number(row.sequence), hash: row.hash }
  }
  return { sequence: 0, hash: null }
}

/** Loads the balances of every account of a book after a command; accounts without entries are missing. */
export async function balancesAfter(sql: Sql, bookId: number, { sequence, at }: { sequence: number; at: number }) {
  const balances = new Map<string, string>()
  const stretches = (await stretchesUntil(sql, bookId, at)).filter(({ from }) => from <= sequence)
  for (const [index, { from, to, pairs }] of stretches.entries()) {
    if (pairs !== undefined && [...pairs].every((pair) => balances.has(pair))) continue
    const rows = await sql<{ account: string; currency: string; held: string }[]>`
      select distinct on (side.account, p.value ->> 1) side.account, p.value ->> 1 as currency, side.held
      from ${rowsBetween(sql, bookId, from, Math.min(to, sequence))}
      order by side.account, p.value ->> 1, j.sequence desc, p.number desc`
    for (const { account, currency, held } of rows) {
      const pair = `${account} ${currency}`
      if (!balances.has(pair)) balances.set(pair, held)
    }
    const older = new Set(stretches.slice(index + 1).flatMap((stretch) => [...(stretch.pairs ?? [])]))
    if ([...older].every((pair) => balances.has(pair))) break
  }
  return balances as Balances
}

/** The entries of the commands after one and up to another, oldest first, some at a time. */
export async function* entriesBetween(
  sql: Sql,
  bookId: number,
  { after, through }: { after: number; through: number },
): AsyncIterable<StatementEntry[]> {
  for (let from = after + 1; from <= through; from += rowsABlock) {
    const rows = await sql<Columns[]>`
      select j.sequence, p.number as posting, j.at, p.value ->> 0 as kind, side.account, p.value ->> 1 as currency,
             side.sign || (p.value ->> 4) as amount, side.held as "balanceAfter", p.value ->> 5 as subject
      from ${rowsBetween(sql, bookId, from, Math.min(from + rowsABlock - 1, through))}
      order by j.sequence, p.number, side.sign desc`
    yield rows.map(({ sequence, posting, at, ...row }) => ({
      ...row,
      sequence: Number(sequence),
      posting: Number(posting),
      at: Number(at),
    }))
  }
}

type Columns = Omit<StatementEntry, 'sequence' | 'posting' | 'at'> & Record<'sequence' | 'posting' | 'at', bigint>

/** The owner's sides of the postings of these commands; what left an account is signed `-`. */
const rowsBetween = (sql: Sql, bookId: number, from: number, to: number) => sql`
  journal j
  cross join lateral jsonb_array_elements(j.entries::jsonb) with ordinality as p (value, number)
  cross join lateral (values (p.value ->> 2, '-', p.value ->> 6), (p.value ->> 3, '', p.value ->> 7))
    as side (account, sign, held)
  where j.book_id = ${bookId} and j.sequence between ${from} and ${to} and j.entries <> '[]' and side.held is not null`
