import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createTickDays } from '@touchstone/server/house/tape/tick-days'
import {
  connect,
  type DatabaseAddress,
  migrateDatabase,
  migrationsFolder,
  type Sql,
} from '@touchstone/server/platform/database'

/** The migrations that existed when the life was recorded. */
const migrationsThen = 17
const rowsAtOnce = 500

type Head = { tape_days: number[]; ended_at: number; fingerprint: string }
export type RecordedLife = { endedAt: number; fingerprint: string }

const read = (name: string): string[] =>
  brotliDecompressSync(readFileSync(path.join(import.meta.dirname, name)))
    .toString('utf8')
    .trimEnd()
    .split('\n')

/** Receipts as texts: three of every kind of reply, saved by the version that recorded the life. */
export const recordedReceipts = (): string[] => read('receipts.ndjson.br')

/**
 * Fills an empty database as an earlier version left it: with that version's migrations, and 5,055 journal rows of
 * a life of 2,451 steps (seed 25, recorded at dc60ef5) in which every outcome occurred.
 */
export async function loadRecordedLife(address: DatabaseAddress): Promise<RecordedLife> {
  await migrateAsThen(address)
  const sql = connect(address, 2)
  try {
    const [first = '', ...lines] = read('life.ndjson.br')
    const head = JSON.parse(first) as Head
    await createTickDays(sql).ensure(head.tape_days)
    for (let at = 0; at < lines.length;) {
      const { table, rows } = JSON.parse(lines[at] ?? '') as { table: string; rows: number }
      await insert(sql, table, lines.slice(at + 1, at + 1 + rows))
      at += 1 + rows
    }
    await continueIdentities(sql)
    return { endedAt: head.ended_at, fingerprint: head.fingerprint }
  } finally {
    await sql.end()
  }
}

async function insert(sql: Sql, table: string, rows: readonly string[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = `[${rows.slice(at, at + rowsAtOnce).join(',')}]`
    await sql`insert into ${sql(table)} overriding system value
      select * from json_populate_recordset(null::${sql(table)}, ${part}::text::json)`
  }
}

async function migrateAsThen(address: DatabaseAddress): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const list = path.join(folder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(list, 'utf8')) as { entries: unknown[] }
    writeFileSync(list, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrationsThen) }))
    await migrateDatabase(address, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows that brought their ids along did not count the sequences up. */
async function continueIdentities(sql: Sql): Promise<void> {
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`
  for (const { table, column } of columns)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      coalesce((select max(${sql(column)}) from ${sql(table)}), 0) + 1, false)`
  await sql`select setval('batch_ids', (select max(id) from batches))`
}
