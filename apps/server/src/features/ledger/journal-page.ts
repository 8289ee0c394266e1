import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import type { World } from '@touchstone/domain/ledger/account'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { Sql } from '../../platform/database.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { readRowsIn, stretchesReplayed } from '../../house/tape/named-rows.ts'

/** Our choice: an answer is read by a phone. Characters of journal rows, and of prices as JSON has them. */
export const pageCharactersMax = 256_000
/** What a row of the tape takes in an answer, roughly. */
const tapeRowCharacters = 200

export type JournalPage = {
  world: World
  head: { sequence: number; hash: string }
  rows: JournalRow[]
  /** In order of symbol and sequence. */
  tape: TapeRow[]
}

/** The books that a user has, in the order in which they were opened. */
export async function bookHeads(sql: Sql, userId: number) {
  const rows = await sql<{ id: bigint; world: World; sequence: bigint; head: string }[]>`
    select id, world, sequence, head from books where user_id = ${userId} order by id`
  return rows.map(({ id, world, sequence, head }) => ({
    bookId: Number(id),
    world,
    head: { sequence: Number(sequence), hash: head },
  }))
}

/** The reply to the command of a book under an idempotency key as stored, and where it stands; undefined if none was done. */
export async function replyUnder(
  sql: Sql,
  bookId: number,
  key: string,
): Promise<{ sequence: number; reply: string } | undefined> {
  const [row] = await sql<{ sequence: bigint; reply: string }[]>`
    select sequence, reply from journal where book_id = ${bookId} and key = ${key}`
  return row && { sequence: Number(row.sequence), reply: row.reply }
}

type BookColumns = { world: World; head_sequence: bigint; head: string }

/**
 * The rows of a book's journal from a sequence on, as many as fit into an answer, one at least if there is one; with the
 * rows of the tape that a replay of them reads. Those stay when their day is dropped: retention keeps what a journal row
 * names. Rejects for a book that does not exist.
 */
export async function journalPage(
  sql: Sql,
  { bookId, from, limit }: { bookId: number; from: number; limit: number },
): Promise<JournalPage> {
  const found = await sql.unsafe<(BookColumns & JournalColumns)[]>(
    `select b.world, b.sequence as head_sequence, b.head, ${journalColumns}
     from books b left join lateral (
       select * from (
         select *, sum(length(command) + length(facts) + length(reply) + length(entries)) over (order by sequence)
           as characters
         from (select * from journal where book_id = b.id and sequence >= $2 order by sequence limit $3) as next
       ) as summed where characters <= $4 or sequence = $2
     ) j on true
     where b.id = $1 order by j.sequence`,
    [bookId, from, limit, pageCharactersMax],
  )
  const [first] = found
  if (first === undefined) throw new Error(`book ${bookId} not found`)
  const journal = found.filter(({ hash }: { hash: string | null }) => hash !== null).map(journalRowFrom)
  const { rows, stretches } = thoseThatFit(journal)
  const tape = [...(await readRowsIn(sql, stretches)).values()]
  return {
    world: first.world,
    head: { sequence: Number(first.head_sequence), hash: first.head },
    rows,
    tape: tape.sort((a, b) => (a.symbol === b.symbol ? a.sequence - b.sequence : a.symbol < b.symbol ? -1 : 1)),
  }
}

/** The prices that rows name count too: a second contract that was void names all of its time. */
function thoseThatFit(journal: readonly JournalRow[]): { rows: JournalRow[]; stretches: TapeStretch[] } {
  const rows: JournalRow[] = []
  const stretches: TapeStretch[] = []
  let characters = 0
  for (const row of journal) {
    const named = namedBy(row)
    const tapeRows = named.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    characters += textsOf(row) + tapeRows * tapeRowCharacters
    if (rows.length > 0 && characters > pageCharactersMax) break
    rows.push(row)
    stretches.push(...named)
  }
  return { rows, stretches }
}

/** Facts that cannot be read name nothing: the replay says what is wrong with them. */
function namedBy(row: JournalRow): TapeStretch[] {
  try {
    return stretchesReplayed(row)
  } catch {
    return []
  }
}

const textsOf = ({ command, facts, reply, entries }: JournalRow): number =>
  command.length + facts.length + reply.length + entries.length
