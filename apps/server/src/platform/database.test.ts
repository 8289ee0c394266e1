import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, migrateDatabase, roleOfServer, serverRole } from './database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
})
afterAll(() => database.drop())

test('migrations run again find nothing to do, also two at once', async () => {
  await expect(Promise.all([1, 2].map(() => migrateDatabase(database.address)))).resolves.toBeDefined()
})

test('the server’s role adds to the ledger and the tape, and may neither change nor delete there', async () => {
  expect(await roleOfServer(database.address)).toBe(serverRole)
  const owner = connect(database.address, 1)
  const server = connect(database.address, 1, serverRole)
  try {
    await owner`create table ticks_test partition of ticks for values from (0) to (10)`
    const row = await server`insert into journal values (1, 1, 1, 0, 'k', '{}', '{}', '{}', '[]', '', '') returning key`
    expect(row[0]?.['key']).toBe('k')
    await server`insert into checkpoints values (1, 0, '', null, 0, '')`
    await server`insert into ticks (symbol, sequence, kind, source_at) values ('BTC/USDT', 1, 'watermark', 1)`
    await server`insert into batches values (1, '1 1 hash')`
    await server`update batches set checkpoint_id = 1 where id = 1`
    for (const table of ['journal', 'checkpoints', 'ticks', 'records']) {
      await expect(server.unsafe(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
      await expect(server.unsafe(`truncate ${table}`)).rejects.toMatchObject({ code: '42501' })
    }
    await server`select from positions, orders, second_contracts, withdrawals`
    await expect(server`update positions set state = 'closed'`).rejects.toMatchObject({ code: '42501' })
    await expect(server`update journal set reply = 'x'`).rejects.toMatchObject({ code: '42501' })
    await expect(server`update checkpoints set hash = 'x'`).rejects.toMatchObject({ code: '42501' })
    await expect(server`update ticks set bid = 1`).rejects.toMatchObject({ code: '42501' })
    await expect(server`update batches set leaves = ''`).rejects.toMatchObject({ code: '42501' })
    await expect(server`delete from batches`).rejects.toMatchObject({ code: '42501' })
  } finally {
    await Promise.all([owner.end(), server.end()])
  }
})
