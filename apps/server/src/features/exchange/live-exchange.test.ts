import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import {
  buying,
  exchangePath,
  positionsPath,
  startTestTrading,
  type TestTrading,
  transferPath,
} from '../positions/test-trading.ts'

/** Patience in real time is short, so that giving up takes no test long. */
const settings: Settings = {
  ...defaultSettings,
  fillAt: 'next_tick',
  symbols: new Map([...defaultSettings.symbols].map(([name, terms]) => [name, { ...terms, staleAfterMs: 1_000 }])),
}

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'), { house: { settings } })))
afterAll(() => app.stop())

type Quote = { id: string; fillAt: string; receive: string }

async function funded(): Promise<string> {
  const token = app.newcomer()
  await app.done(transferPath, { from: 'contract', to: 'balance', amount: '2000' }, token)
  return token
}
const quote = async (token: string, of = { from: 'USDT', to: 'BTC', pay: '1000' }): Promise<Quote> =>
  (await app.done(`${exchangePath}/quote`, of, token)) as unknown as Quote
const use = (token: string, quoteId: string, key = app.newKey()) =>
  app.post(`${exchangePath}/flashExchange`, { book: 'demo', quoteId }, { token, key })

/** Until the server has noted that this many quotes were agreed to, at this moment. */
async function agreedTo(quoteId: string): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await app.house.sql<{ body: string }[]>`select body from exchange_quotes`
      return rows.some(({ body }) => body.includes(quoteId) && body.includes(`"accepted":{"at":${app.time.now},`))
    })
    .toBe(true)
}

it('waits for the first price after it was asked for, and has a receipt that says so', async () => {
  const token = await funded()
  const { id, fillAt, receive } = await quote(token)
  expect(fillAt).toBe('next_tick')
  let answered = false
  const using = use(token, id).finally(() => (answered = true))
  await agreedTo(id)
  expect(answered).toBe(false)
  await app.later(300, '99995', '100015')
  const answer = await using
  expect(answer).toMatchObject({ code: 200, result: { outcome: { kind: 'exchanged', quote: { id, receive } } } })
  const { bookId, sequence } = answer.result as { bookId: number; sequence: number }
  await app.later(60_000, '99990', '100010')
  const { checks } = checkReceipt(await app.house.receipt(bookId, sequence))
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  expect(JSON.stringify(checks)).toContain('first after')
})

it('is refused when that price has left its quote, whatever the one was that everybody saw', async () => {
  const token = await funded()
  const { id } = await quote(token)
  const using = use(token, id)
  await agreedTo(id)
  await app.later(300, '100190', '100210')
  expect(await using).toMatchObject({ code: 4302, result: { key: 'quote_moved' } })
  await app.later(1_000, '99990', '100010')
})

it('cannot be taken back while it waits: not by another quote, nor by moving the money away', async () => {
  const token = await funded()
  const { id } = await quote(token)
  const order: string[] = []
  const using = use(token, id).finally(() => order.push('exchange'))
  await agreedTo(id)
  const moving = app
    .post(transferPath, { book: 'demo', from: 'balance', to: 'contract', amount: '2000' }, { token })
    .finally(() => order.push('transfer'))
  const quoting = quote(token).finally(() => order.push('quote'))
  await app.later(300, '99990', '100010')
  expect(await using).toMatchObject({ code: 200 })
  expect(await moving).toMatchObject({ code: 4111 })
  await quoting
  expect(order[0]).toBe('exchange')
})

it('is refused when no price comes, and a second try waits for a price of its own', async () => {
  const token = await funded()
  const { id } = await quote(token)
  expect(await use(token, id)).toMatchObject({
    code: 4308,
    message: 'No new price came in time, so nothing was exchanged. Get a new quote.',
  })
  await app.later(500, '99990', '100010')
  const again = use(token, id)
  await agreedTo(id)
  await app.later(300, '99990', '100010')
  expect(await again).toMatchObject({ code: 200 })
})

it.each([
  ['BTC', 'ETH', '0.01'],
  ['ETH', 'BTC', '0.3'],
])(
  'of %s for %s is refused for want of the price that did not come, not of the one that did',
  async (from, to, pay) => {
    const token = await funded()
    await app.tick('ETH/USDT', '2999', '3001')
    const { id } = await quote(token, { from, to, pay })
    const using = use(token, id)
    await agreedTo(id)
    await app.later(300, '99990', '100010')
    expect(await using).toMatchObject({ code: 4308, result: { details: { symbol: 'ETH/USDT' } } })
  },
)

it('sent twice is made once', async () => {
  const token = await funded()
  const { id } = await quote(token)
  const key = app.newKey()
  const both = [use(token, id, key), use(token, id, key)]
  await agreedTo(id)
  await app.later(300, '99990', '100010')
  const [first, second] = await Promise.all(both)
  expect(first).toMatchObject({ code: 200 })
  expect(second).toMatchObject({ code: 200, result: first?.result })
})

it('leaves books that anybody can verify', async () => {
  expect((await verifyDatabase(app.house.sql)).differences).toEqual([])
})

it('a quote waits as it says, whatever the settings have become meanwhile; a version that says nothing is a fault', async () => {
  const token = await funded()
  const { id } = await quote(token)
  const inForce = { ...settings, version: 2, effectiveAt: app.time.now + 50, fillAt: 'command' as const }
  const { fillAt: _, ...silent } = { ...inForce, version: 3, effectiveAt: app.time.now + 1_000_000 }
  for (const version of [inForce, silent]) await insertSettings(app.house.sql, version)
  await app.house.followSettings()
  app.time.now += 100
  expect((await quote(await funded())).fillAt).toBe('command')
  const opened = await app.done(`${positionsPath}/create`, buying('0.1'), app.newcomer())
  expect(opened).toMatchObject({ outcome: { kind: 'opened' } })
  const using = use(token, id)
  await agreedTo(id)
  await app.later(300, '99995', '100015')
  expect(await using).toMatchObject({ code: 200, result: { outcome: { kind: 'exchanged', quote: { id } } } })
  await app.later(60_000, '99990', '100010')
  const { differences } = await verifyDatabase(app.house.sql, { withoutConsole: true })
  expect(differences).toEqual(['version 3 of the settings no longer says on which price it decides'])
})
