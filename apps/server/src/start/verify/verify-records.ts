import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { writeCanonical } from '@touchstone/domain/books/codec'
import { type Change, recordsIn } from '@touchstone/domain/books/decision'
import type { BookRecord, RecordKind } from '@touchstone/domain/books/record-kind'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import { secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { openWithdrawalStages, withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import { select, selectNumber, type Verification } from './verification.ts'

type Table = 'positions' | 'orders' | 'second_contracts' | 'withdrawals'

/** A record as it must stand in its table. `filed` are the columns by which it is found. */
type Expected = { table: Table; id: string; isOpen: boolean; body: string; filed: string }

const tables: { table: Table; name: string; isOpen: string; filed: string }[] = [
  {
    table: 'positions',
    name: 'position',
    isOpen: `state <> 'closed'`,
    filed: `concat_ws(' ', state, symbol, direction, margin_mode, opened_at)`,
  },
  {
    table: 'orders',
    name: 'order',
    isOpen: `state = 'open'`,
    filed: `concat_ws(' ', state, symbol, margin_mode, placed_at, coalesce(expires_at::text, 'never'))`,
  },
  {
    table: 'second_contracts',
    name: 'second contract',
    isOpen: `state = 'placed'`,
    filed: `concat_ws(' ', state, symbol, placed_at, expires_at)`,
  },
  {
    table: 'withdrawals',
    name: 'withdrawal',
    isOpen: `stage in (${openWithdrawalStages.map((stage) => `'${stage}'`).join(', ')})`,
    filed: `concat_ws(' ', stage, currency, requested_at, trim_scale(usdt_value))`,
  },
]

type Filed<R extends BookRecord> = (record: R) => readonly (string | number)[]

const expected =
  <R extends BookRecord>(table: Table, kind: RecordKind<string, R>, filed: Filed<R>) =>
  (record: R): Expected => ({
    table,
    id: record.id,
    isOpen: kind.isOpen(record),
    body: writeCanonical(record),
    filed: filed(record).join(' '),
  })

const ofPosition = expected('positions', positionRecord, (position) => [
  position.state,
  position.symbol,
  position.direction,
  position.marginMode,
  position.openedAt,
])

const ofOrder = expected('orders', orderRecord, (order) => [
  order.state,
  order.symbol,
  order.marginMode,
  order.placedAt,
  order.expiresAt ?? 'never',
])

const ofSecondContract = expected('second_contracts', secondContractRecord, (contract) => [
  contract.state,
  contract.symbol,
  contract.acceptedAt,
  contract.expiresAt,
])

const ofWithdrawal = expected('withdrawals', withdrawalRecord, (withdrawal) => [
  withdrawal.stage,
  withdrawal.currency,
  withdrawal.requestedAt,
  printDecimal(withdrawal.usdtValue),
])

/**
 * A book's positions, orders, second contracts and withdrawals as rows of their tables against what its replay made of them: the
 * closed ones page by page, the open ones at the end.
 */
export function createRecordCheck(verification: Verification, bookId: number, differs: (sentence: string) => void) {
  let closed: Expected[] = []
  const made: Record<Table, number> = { positions: 0, orders: 0, second_contracts: 0, withdrawals: 0 }

  async function compare(
    expected: readonly Expected[],
    where: (table: (typeof tables)[number]) => string,
  ): Promise<void> {
    for (const each of tables) {
      const wanted = expected.filter(({ table }) => table === each.table)
      const rows = await select<{ id: string; body: string; filed: string }>(
        verification,
        `select id, body, ${each.filed} as filed from ${each.table} where book_id = $1 and ${where(each)} and $2::text[] is not null`,
        [bookId, wanted.map(({ id }) => id)],
      )
      const found = new Map(rows.map((row) => [row.id, row]))
      for (const { id, body, filed } of wanted) {
        const row = found.get(id)
        if (row === undefined) differs(`${each.name} ${id} is not there`)
        else if (row.body !== body) differs(`${each.name} ${id} is not what the journal leads to, which is ${body}`)
        else if (row.filed !== filed) differs(`${each.name} ${id} is filed as ${row.filed}, but is ${filed}`)
        found.delete(id)
      }
      for (const id of found.keys()) differs(`${each.name} ${id} is open, but not by the journal`)
      verification.counts.records += wanted.length
    }
  }

  return {
    /** What one command did to the records of the book before it. */
    note(before: Book, changes: readonly Change[]): void {
      const latest = new Map(expectedIn(changes).map((each) => [`${each.table} ${each.id}`, each]))
      for (const each of latest.values()) {
        if (!isHeld(before, each)) made[each.table] += 1
        if (!each.isOpen) closed.push(each)
      }
    },
    async checkClosed(): Promise<void> {
      if (closed.length > 0) await compare(closed, () => 'id = any($2)')
      closed = []
    },
    async checkEnd(book: Book): Promise<void> {
      await compare(expectedOpen(book), (table) => table.isOpen)
      for (const { table } of tables) {
        const rows = await select<{ number: bigint }>(
          verification,
          `select count(*) as number from ${table} where book_id = $1`,
          [bookId],
        )
        const number = Number(rows[0]?.number ?? 0n)
        if (number !== made[table]) differs(`it has ${number} rows of ${table}, but its journal made ${made[table]}`)
      }
    },
  }
}

/** Records of books that are not there. */
export async function verifyOrphans(verification: Verification): Promise<void> {
  for (const { table } of tables) {
    const orphans = await selectNumber(
      verification,
      `select count(*) as number from ${table} r where not exists (select from books b where b.id = r.book_id)`,
    )
    if (orphans > 0) verification.differs(`${table} holds ${orphans} rows of books that are not there`)
  }
}

/** What was written to the tables by these changes. */
const expectedIn = (changes: readonly Change[]): Expected[] => [
  ...recordsIn(changes, positionRecord).map(ofPosition),
  ...recordsIn(changes, orderRecord).map(ofOrder),
  ...recordsIn(changes, secondContractRecord).map(ofSecondContract),
  ...recordsIn(changes, withdrawalRecord).map(ofWithdrawal),
]

const expectedOpen = (book: Book): Expected[] => [
  ...[...recordsOf(book, positionRecord).values()].map(ofPosition),
  ...[...recordsOf(book, orderRecord).values()].map(ofOrder),
  ...[...recordsOf(book, secondContractRecord).values()].map(ofSecondContract),
  ...[...recordsOf(book, withdrawalRecord).values()].map(ofWithdrawal),
]

/** No two records of a book have an id in common. */
const isHeld = ({ records }: Book, { id }: Expected): boolean => Object.values(records).some(({ open }) => open.has(id))
