import { submitUnder } from '../../house/test-submit.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, expect, inject, test } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { noCounts } from '../../features/stream/stream-counts.ts'
import { gatewaysIn, isInsider, maySeeOutbox } from './insider.ts'
import { addOperations, type OperationsDeps } from './operations.routes.ts'

const opened: { app: TestApp; stopped?: boolean }[] = []

async function start(options: Partial<OperationsDeps> = {}): Promise<TestApp> {
  const app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
  opened.push({ app })
  addOperations(app.app, {
    house: app.house,
    clock: app.clock,
    isStopping: () => false,
    metricsToken: undefined,
    stream: { counts: () => ({ ...noCounts(), sockets: 3, frames: 5, signedIn: 2 }) },
    transitMs: () => 61_000,
    daysWaitingMs: () => ({ strategies: 7_200_000 }),
    bodyKeys: { opened: 7, remembered: 8 },
    ...options,
  })
  return app
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ app }) => app.stop()))
})

const fetched = async (
  app: TestApp,
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => {
  const { statusCode, body } = await app.app.inject({ url, headers, remoteAddress })
  return { status: statusCode, body }
}
const seen = async (app: TestApp): Promise<unknown> => JSON.parse((await fetched(app, '/readyz')).body)

test('is up from the beginning, and ready once a price has come in', async () => {
  const app = await start()
  expect(await fetched(app, '/healthz')).toEqual({ status: 200, body: '{"up":true}' })
  const before = await fetched(app, '/readyz')
  expect(before.status).toBe(503)
  expect(JSON.parse(before.body)).toMatchObject({
    ready: false,
    stopping: false,
    database: { ok: true },
    feed: { ok: false, delivering: 0 },
    tape: { ok: true, lagMs: 0 },
  })
  await app.tick('BTC/USDT', '99990', '100010')
  expect((await fetched(app, '/readyz')).status).toBe(200)
  expect(await seen(app)).toMatchObject({ ready: true, feed: { ok: true, delivering: 1 } })
  app.time.now += 6_000
  expect(await seen(app)).toMatchObject({ ready: false, feed: { ok: false, delivering: 0 } })
})

test('is not ready while it stops', async () => {
  const stopping = { now: false }
  const app = await start({ isStopping: () => stopping.now })
  await app.tick('BTC/USDT', '99990', '100010')
  expect((await fetched(app, '/readyz')).status).toBe(200)
  stopping.now = true
  expect(await seen(app)).toMatchObject({ ready: false, stopping: true })
})

test('is not ready while its database does not answer', async () => {
  const app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
  opened.push({ app })
  await app.tick('BTC/USDT', '99990', '100010')
  await app.owner.end()
  const { executor, tape, feed, settings, market } = app.house
  addOperations(app.app, {
    house: { sql: app.owner, executor, tape, feed, settings, market },
    clock: app.clock,
    isStopping: () => false,
    metricsToken: undefined,
    stream: { counts: () => ({ ...noCounts(), signedIn: 0 }) },
    transitMs: () => 0,
    daysWaitingMs: () => ({}),
    bodyKeys: { opened: 0, remembered: 0 },
  })
  expect(await seen(app)).toMatchObject({ ready: false, database: { ok: false }, feed: { ok: true } })
})

test('is not ready while prices wait to be committed for long', async () => {
  const counts = { queued: 0, waiting: 0, committed: 0, commits: 0, retries: 0 }
  const app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
  opened.push({ app })
  await app.tick('BTC/USDT', '99990', '100010')
  const { dropped } = app.house.tape.counts()
  addOperations(app.app, {
    house: { ...app.house, tape: { ...app.house.tape, counts: () => ({ ...counts, dropped }) } },
    clock: app.clock,
    isStopping: () => false,
    metricsToken: undefined,
    stream: { counts: () => ({ ...noCounts(), signedIn: 0 }) },
    transitMs: () => 0,
    daysWaitingMs: () => ({}),
    bodyKeys: { opened: 0, remembered: 0 },
  })
  expect(await seen(app)).toMatchObject({ ready: true, tape: { ok: true, lagMs: 0 } })
  counts.queued = 4
  while ((await fetched(app, '/readyz')).status === 200) await sleep(50)
  expect(await seen(app)).toMatchObject({ ready: false, tape: { ok: false } })
  // New ones come and the old ones go: what waits now has not waited long.
  counts.queued = 9
  await seen(app)
  counts.committed = 4
  expect(await seen(app)).toMatchObject({ ready: true, tape: { ok: true } })
})

test('counts what happens', async () => {
  const app = await start()
  await app.tick('BTC/USDT', '99990', '100010')
  await app.books.named(1, 'demo')
  await fetched(app, '/healthz')
  await fetched(app, '/no/such/page/1')
  await fetched(app, '/no/such/page/2')
  // A batch in which everything is refused writes nothing, and counts no time for it.
  const refused = await submitUnder(app.house, app.newKey(), {
    bookId: await app.books.named(1, 'demo'),
    command: { kind: 'close_all' },
  })
  expect(refused).toMatchObject({ kind: 'refused' })
  const { status, body } = await fetched(app, '/metrics')
  expect(status).toBe(200)
  for (const line of [
    'touchstone_queue_depth 0',
    'touchstone_commands_total{outcome="committed"} 1',
    'touchstone_commands_total{outcome="poisoned"} 0',
    'touchstone_commands_total{outcome="thrown"} 0',
    'touchstone_batches_total 2',
    'touchstone_tape_rows_total 1',
    'touchstone_tape_lag_seconds 0',
    'touchstone_tape_dropped_total{reason="price_crossed"} 0',
    'touchstone_symbols{state="open"} 1',
    `touchstone_symbols{state="missing"} ${defaultSettings.symbols.size - 1}`,
    'touchstone_day_waiting_seconds{job="strategies"} 7200',
    'touchstone_sockets 3',
    'touchstone_socket_frames_total 5',
    'touchstone_body_keys_total{how="opened"} 7',
    'touchstone_http_seconds_count{route="/healthz",status="200"} 1',
    'touchstone_http_seconds_count{route="none",status="404"} 2',
  ])
    expect(body).toContain(`${line}\n`)
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('/no/such/page')
  const again = await fetched(app, '/metrics')
  expect(again.body).toContain('touchstone_commands_total{outcome="committed"} 1\n')
})

test('says to a stranger no more than whether it is ready', async () => {
  const app = await start()
  await app.tick('BTC/USDT', '99990', '100010')
  expect(await fetched(app, '/readyz', {}, '203.0.113.9')).toEqual({ status: 200, body: '{"ready":true}' })
  expect((await fetched(app, '/metrics', {}, '203.0.113.9')).status).toBe(403)
  expect((await fetched(app, '/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
  expect((await fetched(app, '/healthz', {}, '203.0.113.9')).status).toBe(200)
})

const asked = (remoteAddress: string, headers: Record<string, string>, token?: string): boolean =>
  isInsider({ headers, socket: { remoteAddress } } as unknown as Parameters<typeof isInsider>[0], token)

test.each([
  ['loopback', true, '127.0.0.1', {}, undefined],
  ['loopback of version 6', true, '::1', {}, undefined],
  ['loopback mapped', true, '::ffff:127.0.0.1', {}, undefined],
  ['our network', true, '10.1.2.3', {}, undefined],
  ['our network of version 6', true, 'fd12::1', {}, undefined],
  ['the Internet', false, '8.8.8.8', {}, undefined],
  ['the Internet, mapped', false, '::ffff:8.8.8.8', {}, undefined],
  ['just outside', false, '172.32.0.1', {}, undefined],
  ['through a proxy', false, '10.1.2.3', { forwarded: 'for=10.0.0.1' }, undefined],
  ['through a proxy that says so otherwise', false, '10.1.2.3', { 'x-real-ip': '8.8.8.8' }, undefined],
  ['without the token', false, '127.0.0.1', {}, 'secret'],
  ['with another token', false, '127.0.0.1', { authorization: 'Bearer secre' }, 'secret'],
  ['with the token', true, '8.8.8.8', { authorization: 'Bearer secret' }, 'secret'],
])('%s: %s', (_name, expected, address, headers, token) => {
  expect(asked(address, headers as Record<string, string>, token)).toBe(expected)
})

test.each([
  ['the same network', true, '10.1.2.3', undefined, undefined],
  ['the Internet', false, '8.8.8.8', undefined, undefined],
  ['the Internet with a token, where there is none', false, '8.8.8.8', 'secret', undefined],
  ['the same network without the token', false, '127.0.0.1', undefined, 'secret'],
  ['another token', false, '127.0.0.1', 'secre', 'secret'],
  ['the token in the address', true, '8.8.8.8', 'secret', 'secret'],
])('the outbox for %s: %s', (_name, expected, remoteAddress, given, token) => {
  const request = { headers: {}, socket: { remoteAddress } } as unknown as Parameters<typeof maySeeOutbox>[0]
  expect(maySeeOutbox(request, given, token)).toBe(expected)
})

test('nobody is an insider whom a router or the host of a container passes on', () => {
  const routes = [
    'Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT',
    'eth0\t00000000\t010011AC\t0003\t0\t0\t0\t00000000\t0\t0\t0',
    'eth0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0',
  ].join('\n')
  expect(gatewaysIn(routes)).toEqual(['172.17.0.1'])
  expect(gatewaysIn('')).toEqual([])
  const from = (remoteAddress: string): boolean =>
    isInsider({ headers: {}, socket: { remoteAddress } } as never, undefined, new Set(gatewaysIn(routes)))
  expect([from('172.17.0.1'), from('172.17.0.2'), from('127.0.0.1')]).toEqual([false, true, true])
})
