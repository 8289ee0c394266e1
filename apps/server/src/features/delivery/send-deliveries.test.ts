import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { forgetDeliveries, type OutgoingMessage } from './deliveries.store.ts'
import { startTestDelivery, type TestDelivery, until } from './test-delivery.ts'
import { startTestMailServer } from './test-mail-server.ts'

const now = Date.UTC(2026, 10, 18, 9, 0, 0)
const time = { now }
const clock = (): number => time.now
let database: TestDatabase
let owner: Sql
let running: TestDelivery[] = []
let stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  time.now = now
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
})
afterEach(async () => {
  for (const delivery of running) await delivery.stop()
  for (const stop of stops) await stop()
  running = []
  stops = []
  await owner.end()
  await database.drop()
})

async function start(options: Parameters<typeof startTestDelivery>[1] = {}): Promise<TestDelivery> {
  const delivery = await startTestDelivery(database.address, { clock, ...options })
  running.push(delivery)
  return delivery
}

async function stop(delivery: TestDelivery): Promise<void> {
  running = running.filter((each) => each !== delivery)
  await delivery.stop()
}

const email = (to = 'ann@example.com'): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: 'A code – für Ann',
  text: '123456 is your code.\n',
  at: now,
  expiresAt: now + 600_000,
})
const sms = (): OutgoingMessage => ({ ...email('+447400123456'), channel: 'sms', subject: '' })

/** The states of all deliveries, once none is on its way. */
const states = (): Promise<string[]> =>
  until(async () => {
    const rows = await owner<{ state: string }[]>`select state from deliveries order by id`
    const ended = rows.map((row) => row.state).filter((state) => state !== 'queued' && state !== 'sending')
    return rows.length > 0 && ended.length === rows.length ? ended : undefined
  })

async function startMailServer(answers: (Error & { responseCode?: number })[] = []) {
  const server = await startTestMailServer(answers)
  stops.push(server.stop)
  return server
}

type Post = { body: string; headers: IncomingMessage['headers'] }

/** A provider of texts; `answers` are the statuses of its answers, 0 for none; then 200. */
async function startSmsProvider(answers: number[] = []) {
  const posts: Post[] = []
  const server: Server = createServer((request, response) => {
    void readText(request).then((body) => {
      posts.push({ body, headers: request.headers })
      const status = answers.shift() ?? 200
      if (status === 0) request.socket.destroy()
      else response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { posts, url: `http://127.0.0.1:${port}/send` }
}

it('sends an e-mail by SMTP, once, and drops what it said', async () => {
  const mail = await startMailServer()
  const { sql, deliver } = await start({
    couriers: { smtpUrl: mail.url, mailFrom: 'Touchstone <no-reply@example.org>' },
  })
  await sql.begin((transaction) => deliver(transaction, email()))
  expect(await states()).toEqual(['sent'])
  expect(mail.taken).toHaveLength(1)
  expect(mail.taken[0]).toContain('123456 is your code.')
  expect(mail.taken[0]).toContain('To: ann@example.com')
  expect(mail.taken[0]).toMatch(/Message-ID: <delivery-1@example.org>/i)
  const [row] = await owner`select subject, text from deliveries`
  expect(row).toEqual({ subject: '', text: '' })
  const [job] = await owner<{ data: unknown }[]>`select data from jobs.job where name = 'delivery'`
  expect(job?.data).toEqual({ id: 1 })
})

it('tries again when a mail server says that it is busy, and not when it refuses', async () => {
  const busy = Object.assign(new Error('busy'), { responseCode: 451 })
  const never = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  const mail = await startMailServer([busy])
  const { sql, deliver } = await start({ couriers: { smtpUrl: mail.url, mailFrom: 'no-reply@example.org' } })
  await sql.begin((transaction) => deliver(transaction, email()))
  expect(await states()).toEqual(['sent'])
  expect(mail.taken).toHaveLength(1)

  const closed = await startMailServer([never])
  const other = await start({ couriers: { smtpUrl: closed.url, mailFrom: 'no-reply@example.org' } })
  await stop(running[0] ?? other)
  await other.sql.begin((transaction) => other.deliver(transaction, email()))
  expect(await states()).toEqual(['sent', 'refused'])
  expect(closed.taken).toHaveLength(0)
})

it('posts a text with its token and an idempotency key, again after a failure of the provider', async () => {
  const provider = await startSmsProvider([503])
  const { sql, deliver } = await start({ couriers: { smsUrl: provider.url, smsToken: 'a token' } })
  await sql.begin((transaction) => deliver(transaction, sms()))
  expect(await states()).toEqual(['sent'])
  expect(provider.posts).toHaveLength(2)
  for (const { body, headers } of provider.posts) {
    expect(JSON.parse(body)).toEqual({ to: '+447400123456', text: '123456 is your code.\n' })
    expect(headers).toMatchObject({ authorization: 'Bearer a token', 'idempotency-key': 'delivery-1' })
  }
})

it('does not post again what a provider took without an answer', async () => {
  const provider = await startSmsProvider([0])
  const { sql, deliver } = await start({ couriers: { smsUrl: provider.url } })
  await sql.begin((transaction) => deliver(transaction, sms()))
  expect(await states()).toEqual(['unknown'])
  expect(provider.posts).toHaveLength(1)
})

it('gives up after the last try', async () => {
  const provider = await startSmsProvider([503, 503, 503, 503, 503, 503, 503])
  const { sql, deliver, jobs } = await start({ couriers: { smsUrl: provider.url }, retryAfterSeconds: 0 })
  await jobs.boss.updateQueue('delivery', { retryDelay: 0, retryBackoff: false })
  await sql.begin((transaction) => deliver(transaction, sms()))
  expect(await states()).toEqual(['refused'])
  expect(provider.posts).toHaveLength(6)
})

it('sends what was queued before a restart, and nothing whose transaction was undone', async () => {
  const first = await start()
  const undone = first.sql.begin(async (transaction) => {
    await first.deliver(transaction, email('undone@example.com'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  // Its transaction ends when nobody is there any more to send it.
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  const queued = first.sql.begin(async (transaction) => {
    await first.deliver(transaction, email())
    await stopped
  })
  await first.jobs.close()
  resolve()
  await queued
  running = []
  await first.sql.end()
  expect(await owner`select state from deliveries`).toEqual([{ state: 'queued' }])

  const second = await start()
  expect(await second.messageTo('ann@example.com')).toMatchObject({ channel: 'email', text: '123456 is your code.\n' })
  expect(await states()).toEqual(['sent'])
  expect(await owner`select recipient from outbox`).toEqual([{ recipient: 'ann@example.com' }])
})

it('does not send what a sender had taken that died, nor what is too old', async () => {
  const { sql, deliver } = await start()
  await sql.begin(async (transaction) => {
    await deliver(transaction, email('died@example.com'))
    await transaction`update deliveries set state = 'sending' where recipient = 'died@example.com'`
    await deliver(transaction, { ...email('late@example.com'), expiresAt: now })
  })
  expect(await states()).toEqual(['unknown', 'expired'])
  expect(await owner`select from outbox`).toHaveLength(0)
  expect(await owner`select from deliveries where text <> ''`).toHaveLength(0)
})

it('says that a live database without providers sends nothing', async () => {
  const { sql, deliver } = await start({ couriers: { sandbox: false } })
  await sql.begin((transaction) => deliver(transaction, email()))
  expect(await states()).toEqual(['refused'])
  expect(await owner`select reason from deliveries`).toEqual([{ reason: 'SMTP_URL is not set' }])
})

it('forgets after a week', async () => {
  const { sql, deliver } = await start()
  await sql.begin((transaction) => deliver(transaction, email()))
  expect(await states()).toEqual(['sent'])
  await forgetDeliveries(sql, now + 7 * 24 * 3_600_000)
  expect(await owner`select from outbox`).toHaveLength(1)
  await forgetDeliveries(sql, now + 7 * 24 * 3_600_000 + 1)
  expect(await owner`select from outbox`).toHaveLength(0)
  expect(await owner`select from deliveries`).toHaveLength(0)
})
