import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { listMessages } from '../messages/messages.store.ts'
import { alertsMax, priceAlertHandlers } from './alerts.routes.ts'
import { createPriceAlerts, type PriceAlerts } from './price-alerts.ts'

type Alert = {
  id: string
  state: string
  direction: string
  reachedMark: string | null
  reachedSequence: number | null
}

let app: TestApp
let alerts: PriceAlerts
let users = 0
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house: { sql, settings, market } }) =>
      priceAlertHandlers({
        sql,
        settings,
        market,
        alerts: {
          arm: (alert) => {
            alerts.arm(alert)
          },
          disarm: (id) => {
            alerts.disarm(id)
          },
        },
      }),
  })
  alerts = await load()
  app.house.onTicks((ticks) => {
    alerts.onTicks(ticks)
  })
})
afterAll(() => app.stop())
beforeEach(async () => {
  users += 1
  await tick('100000')
})

const load = () => createPriceAlerts(app.house)
const path = '/api/trade/appPriceAlert'
async function tick(price: string): Promise<void> {
  app.time.now += 1_000
  await app.tick('BTC/USDT', price, price)
  await alerts.idle()
}
const create = (body: object, user = users) =>
  app.post(`${path}/create`, { symbol: 'BTC/USDT', ...body }, { token: app.signIn(user) })
async function list(query: Record<string, string> = {}, user = users): Promise<{ records: Alert[]; total: number }> {
  const answer = await app.get(`${path}/list`, query, { token: app.signIn(user) })
  return answer.result as { records: Alert[]; total: number }
}
async function messagesOf(user = users) {
  const all = { category: 'all', unread: undefined } as const
  return (await listMessages(app.house.sql, user, all, { skip: 0, limit: 100 })).rows
}

describe('a price alert', () => {
  it('notifies once, when the mark reaches it, with the tick that did', async () => {
    const made = await create({ price: '100500' })
    expect(made.result).toMatchObject({ symbol: 'BTC/USDT', price: '100500', direction: 'above', state: 'armed' })
    await tick('100499.9')
    expect(await messagesOf()).toEqual([])
    await tick('100500')
    await tick('100400')
    await tick('100600')
    const [reached] = (await list()).records
    expect(reached).toMatchObject({ state: 'reached', reachedMark: '100500' })
    expect(reached?.reachedSequence).toBeGreaterThan(0)
    const { price, mark, tick: sequence } = (await messagesOf())[0]?.details ?? {}
    expect([price, mark, sequence]).toEqual(['100500', '100500', reached?.reachedSequence])
    expect((await messagesOf()).length).toBe(1)
  })

  it('has a direction from the present mark, and is refused when the price is there', async () => {
    expect((await create({ price: '99000' })).result).toMatchObject({ direction: 'below' })
    for (const body of [
      { price: '100000' },
      { price: '99000', direction: 'above' },
      { price: '101000', direction: 'below' },
    ])
      expect(await create(body)).toMatchObject({ status: 200, code: 4701, result: { details: { mark: '100000' } } })
  })

  it('is refused for a symbol or a price that cannot be', async () => {
    expect(await create({ symbol: 'ABC/USDT', price: '1' })).toMatchObject({ code: 4100 })
    expect(await create({ symbol: 'ETH/USDT', price: '1' })).toMatchObject({ code: 4102 })
    expect(await create({ price: '100000.05' })).toMatchObject({ code: 4105 })
    expect(await create({ price: '0' })).toMatchObject({ code: 4108 })
    expect(await create({ price: '-1' })).toMatchObject({ status: 400 })
  })

  it('is one of at most fifty, whoever asks at the same time', async () => {
    const asked = Array.from({ length: alertsMax + 5 }, (_, index) => create({ price: `${110_000 + index}` }))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ code }) => code === 200).length).toBe(alertsMax)
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({ code: 4700, result: { details: { maximum: 50 } } })
    const { records, total } = await list({ pageSize: '10', state: 'armed', symbol: 'BTC/USDT' })
    expect([records.length, total]).toEqual([10, alertsMax])
  })

  it('is deleted by its owner alone, and then notifies no more', async () => {
    const { id } = (await create({ price: '100700' })).result as Alert
    const remove = (user: number) => app.post(`${path}/delete`, { id }, { token: app.signIn(user) })
    expect(await remove(users + 1_000)).toMatchObject({ code: 4702 })
    expect((await remove(users)).result).toEqual({ done: true })
    expect(await remove(users)).toMatchObject({ code: 4702 })
    await tick('100800')
    expect(await messagesOf()).toEqual([])
    expect(await list()).toMatchObject({ total: 0 })
  })

  it('is nothing for strangers', async () => {
    expect(await app.get(`${path}/list`)).toMatchObject({ status: 200, code: 401 })
    for (const call of ['create', 'delete'])
      expect(await app.post(`${path}/${call}`, { id: '1', symbol: 'BTC/USDT', price: '1' })).toMatchObject({
        code: 401,
      })
  })

  it('survives a restart, and what was reached meanwhile is notified, even if the price has gone back', async () => {
    await create({ price: '100900' })
    await create({ price: '99100' })
    await create({ price: '90000' })
    await alerts.stop()
    app.time.now += 1_000
    await app.tick('BTC/USDT', '100900', '100900')
    app.time.now += 1_000
    await app.tick('BTC/USDT', '100000', '100000')
    app.time.now += 1_000
    await app.tick('BTC/USDT', '99100', '99100')
    alerts = await load()
    await alerts.idle()
    expect((await messagesOf()).map(({ details }) => details['price'])).toEqual(['99100', '100900'])
    expect((await list({ state: 'armed' })).records.length).toBe(1)
    await alerts.stop()
    alerts = await load()
    await alerts.idle()
    expect((await messagesOf()).length).toBe(2)
  })

  it('is written again when the database was away', async () => {
    await create({ price: '100300' })
    await app.owner`alter table messages rename to messages_away`
    app.time.now += 1_000
    await app.tick('BTC/USDT', '100300', '100300')
    await app.owner`alter table messages_away rename to messages`
    await alerts.idle()
    expect((await messagesOf()).length).toBe(1)
  })
})
