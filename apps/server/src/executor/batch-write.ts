import { houseDeltasOf } from '@touchstone/domain/books/apply-decision'
import { writeCanonical } from '@touchstone/domain/books/codec'
import { recordsIn } from '@touchstone/domain/books/decision'
import type { BookRecord, RecordKind } from '@touchstone/domain/books/record-kind'
import type { World } from '@touchstone/domain/ledger/account'
import type { Posting } from '@touchstone/domain/ledger/posting'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { stateText } from '@touchstone/domain/rulebook/book-texts'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { type Withdrawal, withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import type { Accepted, BatchDecision } from './batch-decide.ts'
import { integers, separator, texts } from './batch-parameters.ts'
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
  const changes = changesOf(accepted)
  const statements =
    accepted.length === 0
      ? []
      : [
          insertJournal(sql, batchId, accepted),
          insertBatch(sql, batchId, accepted),
          updateBooks(sql, decision),
          ...upsertPositions(sql, changes),
          ...upsertOrders(sql, changes),
          ...upsertSecondContracts(sql, changes),
          ...upsertWithdrawals(sql, changes),
          ...insertHouseDeltas(sql, accepted),
          ...removeFacts(sql, decision),
        ].map((statement) => statement.execute())
  const commit = sql`commit`.execute()
  let writtenAt = 0
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
  return sql`
    update books set sequence = new.sequence, head = new.head, state = new.state
    from (select
      unnest(${integers(books.map((book) => book.id))}::bigint[]),
      unnest(${integers(books.map((book) => book.sequence))}::bigint[]),
      unnest(string_to_array(${texts(books.map((book) => book.head))}, ${separator})),
      unnest(string_to_array(${texts(books.map(stateText))}, ${separator}))) as new (id, sequence, head, state)
    where books.id = new.id`
}

type Changed<Item> = { bookId: number; record: Item }[]
type Changes = {
  positions: Changed<Position>
  orders: Changed<Order>
  secondContracts: Changed<SecondContract>
  withdrawals: Changed<Withdrawal>
}

const changesOf = (accepted: readonly Accepted[]): Changes => ({
  // A closed position makes room for the next of its kind, so it is written first.
  positions: changedOf(accepted, positionRecord).sort((a, b) => openness(a.record) - openness(b.record)),
  orders: changedOf(accepted, orderRecord),
  secondContracts: changedOf(accepted, secondContractRecord),
  withdrawals: changedOf(accepted, withdrawalRecord),
})

/** The batch's last word on each record. No two books have an id in common: it begins with the book's own. */
function changedOf<R extends BookRecord>(accepted: readonly Accepted[], kind: RecordKind<string, R>): Changed<R> {
  const last = new Map<string, Changed<R>[number]>()
  for (const { committed } of accepted)
    for (const record of recordsIn(committed.changes, kind)) last.set(record.id, { bookId: committed.book.id, record })
  return [...last.values()]
}

const openness = (position: Position): number => (positionRecord.isOpen(position) ? 1 : 0)

/** What every table of records begins with. */
function recordColumns<Item extends { id: string; symbol: string; state: string }>(changed: Changed<Item>) {
  return {
    bookIds: integers(changed.map(({ bookId }) => bookId)),
    ids: texts(changed.map(({ record }) => record.id)),
    symbols: texts(changed.map(({ record }) => record.symbol)),
    states: texts(changed.map(({ record }) => record.state)),
    bodies: texts(changed.map(({ record }) => writeCanonical(record))),
  }
}

function upsertPositions(sql: Sql, { positions }: Changes) {
  if (positions.length === 0) return []
  const { bookIds, ids, symbols, states, bodies } = recordColumns(positions)
  return [
    sql`
      insert into positions (book_id, opened_at, id, symbol, direction, margin_mode, state, body)
      select
        unnest(${bookIds}::bigint[]),
        unnest(${integers(positions.map(({ record }) => record.openedAt))}::bigint[]),
        unnest(string_to_array(${ids}, ${separator})),
        unnest(string_to_array(${symbols}, ${separator})),
        unnest(string_to_array(${texts(positions.map(({ record }) => record.direction))}, ${separator})),
        unnest(string_to_array(${texts(positions.map(({ record }) => record.marginMode))}, ${separator})),
        unnest(string_to_array(${states}, ${separator})),
        unnest(string_to_array(${bodies}, ${separator}))
      on conflict (book_id, id) do update set state = excluded.state, body = excluded.body`,
  ]
}

function upsertOrders(sql: Sql, { orders }: Changes) {
  if (orders.length === 0) return []
  const { bookIds, ids, symbols, states, bodies } = recordColumns(orders)
  return [
    sql`
      insert into orders (book_id, placed_at, expires_at, id, symbol, margin_mode, state, body)
      select
        unnest(${bookIds}::bigint[]),
        unnest(${integers(orders.map(({ record }) => record.placedAt))}::bigint[]),
        unnest(${integers(orders.map(({ record }) => record.expiresAt))}::bigint[]),
        unnest(string_to_array(${ids}, ${separator})),
        unnest(string_to_array(${symbols}, ${separator})),
        unnest(string_to_array(${texts(orders.map(({ record }) => record.marginMode))}, ${separator})),
        unnest(string_to_array(${states}, ${separator})),
        unnest(string_to_array(${bodies}, ${separator}))
      on conflict (book_id, id) do update set state = excluded.state, body = excluded.body`,
  ]
}

function upsertSecondContracts(sql: Sql, { secondContracts }: Changes) {
  if (secondContracts.length === 0) return []
  const { bookIds, ids, symbols, states, bodies } = recordColumns(secondContracts)
  return [
    sql`
      insert into second_contracts (book_id, placed_at, expires_at, id, symbol, state, body)
      select
        unnest(${bookIds}::bigint[]),
        unnest(${integers(secondContracts.map(({ record }) => record.acceptedAt))}::bigint[]),
        unnest(${integers(secondContracts.map(({ record }) => record.expiresAt))}::bigint[]),
        unnest(string_to_array(${ids}, ${separator})),
        unnest(string_to_array(${symbols}, ${separator})),
        unnest(string_to_array(${states}, ${separator})),
        unnest(string_to_array(${bodies}, ${separator}))
      on conflict (book_id, id) do update set state = excluded.state, body = excluded.body`,
  ]
}

function upsertWithdrawals(sql: Sql, { withdrawals }: Changes) {
  if (withdrawals.length === 0) return []
  const records = withdrawals.map(({ record }) => record)
  return [
    sql`
      insert into withdrawals (book_id, requested_at, id, stage, currency, usdt_value, body)
      select
        unnest(${integers(withdrawals.map(({ bookId }) => bookId))}::bigint[]),
        unnest(${integers(records.map(({ requestedAt }) => requestedAt))}::bigint[]),
        unnest(string_to_array(${texts(records.map(({ id }) => id))}, ${separator})),
        unnest(string_to_array(${texts(records.map(({ stage }) => stage))}, ${separator})),
        unnest(string_to_array(${texts(records.map(({ currency }) => currency))}, ${separator})),
        unnest(${integers(records.map(({ usdtValue }) => printDecimal(usdtValue)))}::numeric[]),
        unnest(string_to_array(${texts(records.map(writeCanonical))}, ${separator}))
      on conflict (book_id, id) do update set stage = excluded.stage, body = excluded.body`,
  ]
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
