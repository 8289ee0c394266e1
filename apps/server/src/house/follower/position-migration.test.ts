import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { connect, migrateDatabase, migrationsFolder } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { readBatches, readPosition } from './follower.store.ts'

/** The migrations as they were before followers had positions. */
function migrationsBefore(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === '0018_follower'),
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

it('messages go on in an existing database where the cursors of its books stood', async () => {
  const database = await createTestDatabase(inject('cluster'))
  const sql = connect(database.address, 2)
  const folder = migrationsBefore()
  try {
    await sql.unsafe('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrateDatabase(database.address, folder)
    await sql.unsafe(`
      insert into books (id, user_id, world, sequence, head, state)
      values (1, 1, 'demo', 2, '', '{}'), (2, 2, 'demo', 1, '', '{}'), (3, 3, 'demo', 1, '', '{}');
      insert into batches (id, leaves) values (1, E'1 1 a\\n2 1 b'), (2, '1 2 c'), (3, '3 1 d');
      insert into journal (book_id, sequence, batch_id, key, at, command, facts, reply, entries, previous_hash, hash)
      values (1, 1, 1, 'k', 1, '{}', '{}', '{}', '[]', '', 'a'), (2, 1, 1, 'k', 1, '{}', '{}', '{}', '[]', '', 'b'),
        (1, 2, 2, 'l', 1, '{}', '{}', '{}', '[]', '', 'c'), (3, 1, 3, 'k', 1, '{}', '{}', '{}', '[]', '', 'd');
      insert into message_cursors values (1, 1), (2, 1)`)
    await migrateDatabase(database.address)
    const position = await readPosition(sql, 'messages')
    const { batches } = await readBatches(sql, { position, after: undefined }, 10)
    expect(batches.map(({ id }) => id)).toEqual(['2', '3'])
  } finally {
    await sql.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})
