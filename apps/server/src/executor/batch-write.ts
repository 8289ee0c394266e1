import { houseDeltasOf } from '@touchstone/domain/books/apply-decision'
import type { AnyRecordKind, BookRecord } from '@touchstone/domain/books/record-kind'
import type { World } from '@touchstone/domain/ledger/account'
import type { Posting } from '@touchstone/domain/ledger/posting'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { stateText } from '@touchstone/domain/rulebook/book-texts'
import type { Accepted, BatchDecision } from './batch-decide.ts'
import { integers, separator, texts } from './batch-parameters.ts'
import { sealOf } from './book-seal.ts'
import { type RecordRow, recordRow } from './record-row.ts'
import { isAftermath, type Session } from '../platform/session.ts'

type Sql = Session['sql']

/** The server was asked to commit and rolled back. @see the cause */
export class BatchRefused extends Error {}

/**
 * Writes what a batch decided and commits, in one round trip: one statement a table that it touches.
 * @throws the first error of a statement; then nothing is written, unless the connection died, which leaves it open.
 */
export async function writeAndCommit(
  { sql, burst }: Session,
  batchId: string,
  decision: BatchDecision,
): Promise<{ writtenAt: number }> {
  const { accepted } = decision
  const statements =
    accepted.length === 0
      ? []
      : [
          insertJournal(sql, batchId, accepted),
          insertBatch(sql, batchId, accepted),
          updateBooks(sql, decision),
          ...upsertRecords(sql, accepted),
          ...insertHouseDeltas(sql, accepted),
          ...removeFacts(sql, decision),
        ].map((statement) => statement.execute())
  const commit = sql`commit`.execute()
  // Where nothing was accepted nothing is written.
  let writtenAt = performance.now()
  const last = statements.at(-1)
  const written = last?.then(() => (writtenAt = performance.now()))
  const results = await burst(Promise.allSettled([...statements, commit, written]))
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const first = errors.find((error) => !isAftermath(error)) ?? errors[0]
  if (first !== undefined) throw first
  const { command } = await commit
  if (command !== 'COMMIT') throw new BatchRefused(`commit was answered with ${command}`)
  return { writtenAt }
}

function insertJournal(sql: Sql, batchId: string, accepted: readonly Accepted[]) {
  const rows = accepted.map(({ committed }) => committed.row)
  return sql`
    insert into journal (batch_id, book_id, sequence, at, key, command, facts, reply, entries, previous_hash, hash)
    select ${batchId}::bigint,
      unnest(${integers(rows.map((row) => row.bookId))}::bigint[]),
      unnest(${integers(rows.map((row) => row.sequence))}::bigint[]),
      unnest(${integers(rows.map((row) => row.at))}::bigint[]),
      unnest(string_to_array(${texts(rows.map((row) => row.key))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.command))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.facts))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.reply))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.entries))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.previousHash))}, ${separator})),
      unnest(string_to_array(${texts(rows.map((row) => row.hash))}, ${separator}))`
}

function insertBatch(sql: Sql, batchId: string, accepted: readonly Accepted[]) {
  const leaves = accepted.map(({ committed: { row } }) => `${row.bookId} ${row.sequence} ${row.hash}`).join('\n')
  return sql`insert into batches (id, leaves) values (${batchId}::bigint, ${leaves})`
}

function updateBooks(sql: Sql, decision: BatchDecision) {
  const books = [...decision.books.values()]
  const states = books.map(stateText)
  const seals = books.map(({ head }, index) => sealOf({ head, state: states[index] ?? '' }))
  return sql`
    update books set sequence = new.sequence, head = new.head, state = new.state, seal = new.seal
    from (select
      unnest(${integers(books.map((book) => book.id))}::bigint[]),
      unnest(${integers(books.map((book) => book.sequence))}::bigint[]),
      unnest(string_to_array(${texts(books.map((book) => book.head))}, ${separator})),
      unnest(string_to_array(${texts(states)}, ${separator})),
      unnest(string_to_array(${texts(seals)}, ${separator}))) as new (id, sequence, head, state, seal)
    where books.id = new.id`
}

function upsertRecords(sql: Sql, accepted: readonly Accepted[]) {
  const rows = changedRecords(accepted)
  if (rows.length === 0) return []
  return [
    sql`
      insert into records (book_id, made_at, due_at, is_open, kind, id, state, subject, slot, rank, body)
      select
        unnest(${integers(rows.map((row) => row.bookId))}::bigint[]),
        unnest(${integers(rows.map((row) => row.madeAt))}::bigint[]),
        unnest(${integers(rows.map((row) => row.dueAt))}::bigint[]),
        unnest(${integers(rows.map((row) => row.isOpen))}::boolean[]),
        unnest(string_to_array(${texts(rows.map((row) => row.kind))}, ${separator})),
        unnest(string_to_array(${texts(rows.map((row) => row.id))}, ${separator})),
        unnest(string_to_array(${texts(rows.map((row) => row.state))}, ${separator})),
        unnest(string_to_array(${texts(rows.map((row) => row.subject))}, ${separator})),
        unnest(string_to_array(${texts(rows.map((row) => row.slot ?? ''))}, ${separator}, '')),
        unnest(${integers(rows.map(({ rank }) => (rank === null ? null : printDecimal(rank))))}::numeric[]),
        unnest(string_to_array(${texts(rows.map((row) => row.body))}, ${separator}))
      on conflict (book_id, kind, id) do update set
        due_at = excluded.due_at, is_open = excluded.is_open, state = excluded.state, slot = excluded.slot,
        rank = excluded.rank, body = excluded.body`,
  ]
}

/** The batch's last word on each record. A closed one makes room for the next in its slot, so it is written first. */
function changedRecords(accepted: readonly Accepted[]): RecordRow[] {
  const last = new Map<AnyRecordKind, Map<string, { bookId: number; record: BookRecord }>>()
  for (const { committed } of accepted)
    for (const change of committed.changes) {
      if (change.kind !== 'record') continue
      const { of, record } = change
      let ofKind = last.get(of)
      if (ofKind === undefined) {
        ofKind = new Map()
        last.set(of, ofKind)
      }
      // An id begins with the number of its book.
      ofKind.set(record.id, { bookId: committed.book.id, record })
    }
  const closed: RecordRow[] = []
  const open: RecordRow[] = []
  for (const [kind, ofKind] of last)
    for (const { bookId, record } of ofKind.values()) {
      const row = recordRow(bookId, kind, record)
      if (row.isOpen) open.push(row)
      else closed.push(row)
    }
  return closed.concat(open)
}

/** What the batch did to the house's accounts, a row each; nobody waits for another here. */
function insertHouseDeltas(sql: Sql, accepted: readonly Accepted[]) {
  const rows = [...new Set(accepted.map(({ committed }) => committed.book.world))].flatMap((world) =>
    [...houseDeltasOf(postingsIn(world, accepted))]
      .filter(([, amount]) => amount !== 0n)
      .map(([key, amount]) => {
        const colon = key.lastIndexOf(':')
        return { world, account: key.slice(0, colon), currency: key.slice(colon + 1), amount }
      }),
  )
  if (rows.length === 0) return []
  return [
    sql`
      insert into house_deltas (world, account, currency, amount)
      select
        unnest(string_to_array(${texts(rows.map(({ world }) => world))}, ${separator})),
        unnest(string_to_array(${texts(rows.map(({ account }) => account))}, ${separator})),
        unnest(string_to_array(${texts(rows.map(({ currency }) => currency))}, ${separator})),
        unnest(${integers(rows.map(({ amount }) => printDecimal(amount)))}::numeric[])`,
  ]
}

const postingsIn = (world: World, accepted: readonly Accepted[]): Posting[] =>
  accepted.flatMap(({ committed, postings }) => (committed.book.world === world ? postings : []))

/** What a command has used up goes in its transaction. */
const removeFacts = (sql: Sql, { factsUsed }: BatchDecision) =>
  [...Map.groupBy(factsUsed, ({ of }) => of)].map(([of, used]) =>
    of.remove(
      sql,
      used.map(({ stored }) => stored),
    ),
  )
