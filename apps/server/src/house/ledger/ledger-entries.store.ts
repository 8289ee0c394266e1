import type { PostingKind } from '@touchstone/domain/rulebook/nouns'
import type { Sql } from '../../platform/database.ts'
import { type LedgerBlock, readBlocks } from './ledger-blocks.store.ts'
import { type CountedStretch, journalIn, partOf, type Stretch, stretchesOf, withCounts } from './stretches.ts'

/** Which entries of a book are listed. Epoch milliseconds, both included; a subject is letters, digits, `:` and `-`. */
export type EntryFilter = {
  account: string | undefined
  currency: string | undefined
  /** Any of these, which are words of letters and `_`. */
  kind: readonly PostingKind[] | undefined
  subject: string | undefined
  from: number | undefined
  to: number | undefined
}

/** One side of a posting as the book's owner reads it. Amounts are decimal strings as the journal has them. */
export type LedgerEntry = {
  sequence: number
  posting: number
  at: number
  kind: PostingKind
  account: string
  currency: string
  amount: string
  balanceAfter: string
  subject: string
}

/** A part of a book's entries, newest first, and how many there are under the filter. */
export async function listEntries(
  sql: Sql,
  bookId: number,
  filter: EntryFilter,
  wanted: { skip: number; limit: number },
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const part = partOf(await countedStretches(sql, bookId, filter), wanted)
  const entries = await readEntries(sql, bookId, part.stretches, filter, { skip: part.skip, limit: wanted.limit })
  return { entries, total: part.total }
}

/** All of a book's entries under a filter, newest first, some hundred at a time. */
export async function* eachEntry(sql: Sql, bookId: number, filter: EntryFilter): AsyncIterable<LedgerEntry[]> {
  for (const stretch of await countedStretches(sql, bookId, filter))
    if (stretch.count > 0) yield readEntries(sql, bookId, [stretch], filter, { skip: 0, limit: stretch.count })
}

/** A book's entries under a filter in rows before a sequence, newest first, some hundred at a time. */
export async function* entriesBefore(
  sql: Sql,
  bookId: number,
  filter: EntryFilter,
  before: number,
): AsyncIterable<LedgerEntry[]> {
  const found = await readBlocks(sql, bookId, filter)
  for (const stretch of stretchesOf(found, filter, (block) => countIn(block, filter))) {
    const cut = { ...stretch, to: Math.min(stretch.to, before - 1) }
    if (cut.from <= cut.to) yield readEntries(sql, bookId, [cut], filter, { skip: 0, limit: entriesMax })
  }
}

/** More than the rows of a block can have. */
const entriesMax = 1_000_000

async function countedStretches(sql: Sql, bookId: number, filter: EntryFilter): Promise<CountedStretch[]> {
  const stretches = stretchesOf(await readBlocks(sql, bookId, filter), filter, (block) => countIn(block, filter))
  const uncounted = stretches.filter(({ count }) => count === undefined)
  return withCounts(stretches, uncounted.length === 0 ? new Map() : await countEntries(sql, bookId, uncounted, filter))
}

function countIn({ entries }: LedgerBlock, { account, currency, kind }: EntryFilter): number {
  let sum = 0
  for (const [entry, count] of Object.entries(entries)) {
    const [heldIn, unit, why] = entry.split(' ')
    const matches =
      (account === undefined || account === heldIn) &&
      (currency === undefined || currency === unit) &&
      (kind === undefined || kind.some((each) => each === why))
    if (matches) sum += count
  }
  return sum
}

async function countEntries(
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  filter: EntryFilter,
): Promise<Map<number, number>> {
  const rows = await sql<{ first: bigint; count: bigint }[]>`
    select first, count(*) as count from ${sidesIn(sql, bookId, stretches, filter)} group by first`
  return new Map(rows.map(({ first, count }) => [Number(first), Number(count)]))
}

async function readEntries(
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  filter: EntryFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<LedgerEntry[]> {
  if (stretches.length === 0) return []
  const rows = await sql<EntryColumns[]>`
    select sequence, posting, at, value ->> 0 as kind, account, value ->> 1 as currency,
           sign || (value ->> 4) as amount, held, value ->> 5 as subject
    from ${sidesIn(sql, bookId, stretches, filter)}
    order by sequence desc, posting desc, sign limit ${limit} offset ${skip}`
  return rows.map(({ sequence, posting, at, held, ...row }) => ({
    ...row,
    sequence: Number(sequence),
    posting: Number(posting),
    at: Number(at),
    balanceAfter: held,
  }))
}

type EntryColumns = Record<'sequence' | 'posting' | 'at', bigint> &
  Record<'kind', PostingKind> &
  Record<'account' | 'currency' | 'amount' | 'held' | 'subject', string>

/**
 * Selects the user's sides of the postings of these rows that pass the filter. A search in the text precedes the
 * parsing, which is much more expensive. The sign is `-` for an amount that left an account, and empty otherwise, which
 * sorts first.
 */
function sidesIn(sql: Sql, bookId: number, stretches: readonly Stretch[], filter: EntryFilter) {
  const { account, currency, kind, subject, from, to } = filter
  const when = (value: unknown, fragment: () => ReturnType<Sql>) => (value === undefined ? sql`` : fragment())
  return sql`(
    select s.first, j.sequence, p.number as posting, j.at, p.value, side.account, side.sign, side.held
    from ${journalIn(sql, bookId, stretches)}
    cross join lateral jsonb_array_elements(j.entries::jsonb) with ordinality as p (value, number)
    cross join lateral (values (p.value ->> 2, '-', p.value ->> 6), (p.value ->> 3, '', p.value ->> 7))
      as side (account, sign, held)
    where side.held is not null and j.entries <> '[]'
      ${when(from, () => sql`and j.at >= ${from ?? 0}`)}
      ${when(to, () => sql`and j.at <= ${to ?? 0}`)}
      ${when(kind, () => sql`and j.entries ~ ${`\\["(${kind?.join('|') ?? ''})",`} and p.value ->> 0 = any(${[...(kind ?? [])]}::text[])`)}
      ${when(subject, () => sql`and strpos(j.entries, ${`"${subject}"`}) > 0 and p.value ->> 5 = ${subject ?? ''}`)}
      ${when(account, () => sql`and side.account = ${account ?? ''}`)}
      ${when(currency, () => sql`and p.value ->> 1 = ${currency ?? ''}`)}
  ) as sides`
}
