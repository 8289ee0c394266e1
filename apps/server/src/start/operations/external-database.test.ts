import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, roleOfServer, serverRole } from '../../platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../platform/embedded-database.ts'
import { makeTestFolder } from '../../platform/test-folder.ts'
import { startServer } from '../server.ts'
import { testServerOptions } from '../test-server.ts'
import { verifyDatabase } from '../verify/verify.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8')
/** What the page on operations has the operator of a PostgreSQL run. */
const statements = /```sql\n(.*?)```/s.exec(page)?.[1] ?? ''

let folder: string
let cluster: EmbeddedDatabase
beforeAll(async () => {
  folder = makeTestFolder('external')
  cluster = await startEmbeddedDatabase(folder, () => undefined, 'tcp')
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a PostgreSQL prepared as the page says serves, and the server has the rights of its role alone', async () => {
  const superuser = connect(cluster.connection, 1)
  for (const statement of statements.split(';')) if (statement.trim() !== '') await superuser.unsafe(statement)
  const [database] = await superuser<{ name: string }[]>`
    select datname as name from pg_database where not datistemplate and datname <> 'postgres'`
  const [owner] = await superuser<{ name: string }[]>`
    select rolname as name from pg_roles where rolcanlogin and not rolsuper`
  const password = /password '(.*?)'/.exec(statements)?.[1]
  const { host, port } = cluster.connection
  const address = `postgres://${owner?.name}:${password}@${host}:${port}/${database?.name}`

  const onFailure = (reason: string): void => expect.unreachable(reason)
  const server = await startServer({ ...testServerOptions, address, onFailure })
  let token: string | undefined
  const client = createClient({ origin: `http://127.0.0.1:${server.port}`, token: () => token })
  token = (await client.guest({})).token
  const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
  expect((await client.openPosition({ ...order, quantity: '0.01' })).outcome).toMatchObject({ kind: 'opened' })
  expect(await roleOfServer(address)).toBe(serverRole)
  const restricted = connect(address, 1, serverRole)
  await expect(restricted`delete from journal`).rejects.toMatchObject({ code: '42501' })
  expect((await verifyDatabase(restricted)).differences).toEqual([])
  await server.close()
  await Promise.all([restricted.end(), superuser.end()])
})

it('a user who may not act as the role is told so at every start, and serves no live house', async () => {
  const superuser = connect(cluster.connection, 1)
  await superuser`create role alone login password 'x'`
  await superuser`create database alone owner alone`
  const { host, port } = cluster.connection
  const address = `postgres://alone:x@${host}:${port}/alone`
  const said: string[] = []
  const options = {
    ...testServerOptions,
    address,
    say: (line: string) => said.push(line),
    onFailure: (reason: string): void => expect.unreachable(reason),
  }
  const sentence = /cannot act as the role touchstone_server.*grant touchstone_server to/
  await expect(startServer({ ...options, feed: 'binance' })).rejects.toThrow(sentence)
  for (let start = 1; start <= 2; start += 1) {
    await (await startServer(options)).close()
    expect(said.filter((line) => sentence.test(line))).toHaveLength(start)
  }
  await superuser`grant touchstone_server to alone`
  await (await startServer(options)).close()
  expect(said.filter((line) => sentence.test(line))).toHaveLength(2)
  await superuser.end()
})
