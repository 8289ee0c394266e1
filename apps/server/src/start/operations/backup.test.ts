import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@touchstone/client/client'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '../../platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../platform/embedded-database.ts'
import { makeTestFolder } from '../../platform/test-folder.ts'
import { type RunningServer, startServer } from '../server.ts'
import { testServerOptions } from '../test-server.ts'
import { findDatabase } from '../verify/find-database.ts'
import { verifyDatabase } from '../verify/verify.ts'

let folder: string
let database: EmbeddedDatabase | undefined
let server: RunningServer | undefined
let token: string | undefined

beforeEach(() => {
  folder = makeTestFolder('backup')
  token = undefined
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A server on a folder of data, as `npm start` with DATA_DIR. */
async function start(data: string) {
  database = await startEmbeddedDatabase(path.join(folder, data), () => undefined)
  const onFailure = (reason: string): void => expect.unreachable(reason)
  server = await startServer({ ...testServerOptions, address: database.connection, onFailure })
  return createClient({ origin: `http://127.0.0.1:${server.port}`, token: () => token })
}

async function stop(): Promise<void> {
  await server?.close()
  await database?.stop()
  server = database = undefined
}

/** As the page on operations says. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to], { cwd: folder })
}

/** As `npm run verify -- <folder>`. */
async function differencesIn(data: string): Promise<string[]> {
  const found = await findDatabase(path.join(folder, data))
  const sql = connect(found.address, 1)
  const { differences, counts } = await verifyDatabase(sql)
  await sql.end()
  await found.leave()
  expect(counts.journalRows).toBeGreaterThan(0)
  return differences
}

const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const

it('a copy of the stopped folder is the house as it was, to the last digit, and goes on', async () => {
  const before = await start('data')
  token = (await before.guest({})).token
  const { sequence } = await before.openPosition({ ...order, quantity: '0.01' })
  await stop()
  copy('data', 'backup')

  const later = await start('data')
  await later.openPosition({ ...order, quantity: '0.05' })
  await stop()
  rmSync(path.join(folder, 'data'), { recursive: true })

  expect(await differencesIn('backup')).toEqual([])
  copy('backup', 'data')
  const restored = await start('data')
  expect((await restored.positions({ book: 'demo' })).records).toMatchObject([{ quantity: '0.01' }])
  const { receipt } = await restored.receipt({ book: 'demo', sequence })
  expect(checkReceipt(receiptFromJson(receipt))).toMatchObject({ ok: true, pending: false })
  await restored.closeAll({ book: 'demo' })
  await stop()
  expect(await differencesIn('data')).toEqual([])
})
