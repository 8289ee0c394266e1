import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type DatabaseAddress } from '../platform/database.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { describeCourier } from '../features/delivery/courier.ts'
import { startServer } from './server.ts'
import { testServerOptions } from './test-server.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-lines-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function linesOfStart(): Promise<string[]> {
  const said: string[] = []
  const server = await startServer({
    ...testServerOptions,
    address: database.address,
    seed: undefined,
    files: { folder },
    say: (line) => said.push(line),
    onFailure: () => undefined,
  })
  await server.close()
  return said
}

/** How many sessions a database has besides the one that asks: a start that was refused has none left. */
async function sessionsOf(address: DatabaseAddress): Promise<number> {
  const sql = connect(address, 1)
  try {
    const [row] = await sql<{ sessions: number }[]>`
      select count(*)::int as sessions from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    return row?.sessions ?? -1
  } finally {
    await sql.end()
  }
}

const withoutSecrets = (line: string): string =>
  line
    .replaceAll(/(password|app) [A-Z2-9]{20,}/g, '$1 …')
    .replace(/(admin-\d)-[2-9a-z]{6}:/, '$1-…:')
    .replace(/(otpauth:..).+/, '$1…')

it('tells a newcomer what runs, what is kept where, and how to sign in', async () => {
  const first = await linesOfStart()
  expect(first.map(withoutSecrets)).toEqual([
    'sandbox: simulated market from a seed of its own, 18 symbols; every balance is play money',
    `images of people and keys of authenticators are encrypted with ${path.join(folder, 'files.key')}; with real documents set FILES_KEY instead`,
    'e-mails and text messages are not sent: they appear on the page /outbox',
    'three operators were created, who sign in at /console/; this is shown only now, so note it and give each to another person:',
    ...[1, 2, 3].flatMap((number) => [
      `  admin-${number}-…: password …, key for an authenticator app …`,
      '    the same key as a link: otpauth://…',
    ]),
  ])
  // A new database has missed nothing, however long its own start took.
  await setTimeout(2_500)
  const again = await linesOfStart()
  expect(again).toHaveLength(4)
  expect(again[1]).toMatch(/^caught up: played \d+ seconds that passed while no server ran$/)
})

it('keeps the passwords of the first operators for the start that succeeds', async () => {
  const fresh = await createTestDatabase(inject('cluster'))
  const said: string[] = []
  const options = {
    ...testServerOptions,
    address: fresh.address,
    files: { folder },
    say: (line: string) => said.push(line),
    onFailure: () => undefined,
  }
  const operators = (): string[] => said.filter((line) => line.includes('three operators were created'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(startServer({ ...options, port })).rejects.toThrow(`${port}`)
  expect(operators()).toEqual([])
  other.close()
  await (await startServer(options)).close()
  expect(operators()).toHaveLength(1)
  await fresh.drop()
})

it('does not make another key for what was encrypted with one that is missing', async () => {
  const fresh = await createTestDatabase(inject('cluster'))
  const files = { folder: await mkdtemp(path.join(folder, 'keys-')) }
  const options = { ...testServerOptions, address: fresh.address, say: () => undefined, onFailure: () => undefined }
  await (await startServer({ ...options, files })).close()
  const file = path.join(files.folder, 'files.key')
  const key = await readFile(file, 'utf8')
  await rm(file)
  await expect(startServer({ ...options, files })).rejects.toThrow(
    `FILES_KEY is not set, and there is no ${file}: set FILES_KEY to the key of before, or put the file back if it held`,
  )
  expect(await sessionsOf(fresh.address)).toBe(0)
  expect(existsSync(file)).toBe(false)
  await (await startServer({ ...options, files: { ...files, key: key.trim() } })).close()
  await writeFile(file, key)
  await (await startServer({ ...options, files })).close()
  await fresh.drop()
})

it('a first start with a malformed key leaves a database that may still become live', async () => {
  const fresh = await createTestDatabase(inject('cluster'))
  const options = { ...testServerOptions, address: fresh.address, say: () => undefined, onFailure: () => undefined }
  await expect(startServer({ ...options, files: { folder, key: 'abc' } })).rejects.toThrow('FILES_KEY must hold 32')
  const unreachable = { rest: 'http://127.0.0.1:9', stream: 'ws://127.0.0.1:9' }
  const live = { feed: 'binance', feedEndpoints: unreachable, files: { folder, key: 'ab'.repeat(32) } }
  await expect(startServer({ ...options, ...live })).rejects.toThrow(/binance|fetch/)
  await fresh.drop()
})

it('a first start on an exchange that fails leaves a folder that may still be a sandbox', async () => {
  const fresh = await createTestDatabase(inject('cluster'))
  const options = {
    ...testServerOptions,
    address: fresh.address,
    files: { folder, key: 'ab'.repeat(32) },
    say: () => undefined,
    onFailure: () => undefined,
  }
  const unreachable = { rest: 'http://127.0.0.1:9', stream: 'ws://127.0.0.1:9' }
  await expect(startServer({ ...options, feed: 'binance', feedEndpoints: unreachable })).rejects.toThrow(
    /binance|fetch/,
  )
  await expect(startServer({ ...options, feed: 'replay:/nowhere' })).rejects.toThrow('/nowhere')
  const server = await startServer(options)
  expect(server.house.settings().fillAt).toBe(defaultSettings.fillAt)
  await server.close()
  await fresh.drop()
})

it.each<[Parameters<typeof describeCourier>[0], string]>([
  [{ sandbox: true }, 'e-mails and text messages are not sent: they appear on the page /outbox'],
  [
    { sandbox: true, smtpUrl: 'smtp://x' },
    'e-mails are sent by SMTP; text messages are not sent: they appear on the page /outbox',
  ],
  [
    { sandbox: false, smsUrl: 'https://x' },
    'e-mails go nowhere until SMTP_URL is set; text messages are sent to SMS_URL',
  ],
])('says where messages go: %j', (options, line) => {
  expect(describeCourier(options)).toBe(line)
})
