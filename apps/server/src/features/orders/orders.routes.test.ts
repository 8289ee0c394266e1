import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  buying,
  ordersPath,
  type Page,
  positionsPath,
  startTestTrading,
  type TestTrading,
} from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const listed = `${ordersPath}/listMy`
const limit = (price: string, quantity = '0.1') => ({ ...buying(quantity), price })
const rest = async (token: string, asked: object): Promise<string> => {
  const { outcome } = await app.done(`${ordersPath}/create`, asked, token)
  expect(outcome).toMatchObject({ kind: 'resting' })
  return String(outcome['orderId'])
}

describe('an opening at a price', () => {
  it('rests, is listed, and fills at its own price when the market comes to it', async () => {
    const token = app.newcomer()
    const expiresAt = app.time.now + 3_600_000
    const id = await rest(token, {
      ...limit('99000'),
      expiresAtMs: expiresAt,
      takeProfit: { price: '120000', quantity: '0.05' },
    })
    expect((await app.resultOf<Page>(listed, token)).records).toEqual([
      {
        id,
        type: 'limit',
        action: 'open',
        state: 'open',
        symbol: 'BTC/USDT',
        direction: 'long',
        marginMode: 'isolated',
        leverage: 10,
        quantity: '0.1',
        price: '99000',
        positionId: null,
        reserved: '991.98',
        feeRate: '0.0002',
        takeProfit: { price: '120000', quantity: '0.05' },
        stopLoss: null,
        placedTime: '2026-11-18 17:00:00',
        expiresAtMs: expiresAt,
        closedTime: null,
        cancelReason: null,
        fillSequence: null,
        fillPrice: null,
      },
    ])
    await app.later(1_000, '98900', '98920')
    expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 0 })
    expect((await app.resultOf<Page>(listed, token, { state: 'history' })).records).toMatchObject([
      { id, state: 'filled', reserved: '0', closedTime: '2026-11-18 17:00:01', fillSequence: 3, fillPrice: '99000' },
    ])
    expect((await app.resultOf<Page>(`${positionsPath}/listMy`, token)).records).toMatchObject([
      { entryPrice: '99000' },
    ])
    await app.later(1_000, '99990', '100010')
  })

  it('that would fill at once is a market order', async () => {
    const { outcome } = await app.done(`${ordersPath}/create`, limit('100500'), app.newcomer())
    expect(outcome).toMatchObject({ kind: 'opened', price: '100010' })
  })

  it('is cancelled by the user, once', async () => {
    const token = app.newcomer()
    const id = await rest(token, limit('99000'))
    expect(await app.post(`${ordersPath}/cancel/${id}`, {}, { token, raw: '' })).toMatchObject({
      code: 200,
      result: { outcome: { kind: 'cancelled', orderId: id } },
    })
    expect(await app.post(`${ordersPath}/cancel/${id}`, {}, { token })).toMatchObject({ code: 4123 })
    const page = await app.resultOf<Page>(listed, token, { state: 'cancelled', type: 'limit', action: 'open' })
    expect(page).toMatchObject({ total: 1, records: [{ cancelReason: 'user', fillSequence: null, fillPrice: null }] })
    expect(await app.resultOf<Page>(listed, token, { state: 'filled' })).toMatchObject({ total: 0 })
    expect(await app.resultOf<Page>(listed, token, { state: 'history', action: 'close' })).toMatchObject({ total: 0 })
  })

  it('is cancelled when its time has come', async () => {
    const token = app.newcomer()
    await rest(token, { ...limit('99000'), expiresAtMs: app.time.now + 2_000 })
    await app.later(2_000, '99990', '100010')
    const page = await app.resultOf<Page>(listed, token, { state: 'history' })
    expect(page.records).toMatchObject([{ state: 'cancelled', cancelReason: 'expired' }])
  })
})

describe('a close at a price', () => {
  it('rests beside its position and closes what it can', async () => {
    const token = app.newcomer()
    const id = (await app.done(`${positionsPath}/create`, buying('0.1'), token)).outcome.positionId
    const { outcome } = await app.done(`${ordersPath}/createClose`, { id, quantity: '0.04', price: '101000' }, token)
    expect(outcome).toMatchObject({ kind: 'resting' })
    const open = await app.resultOf<Page>(listed, token, {
      action: 'close',
      marginMode: 'isolated',
      symbol: 'BTC/USDT',
    })
    expect(open.records).toMatchObject([{ positionId: id, reserved: '0', action: 'close' }])
    await app.later(1_000, '101000', '101020')
    const closed = await app.resultOf<Page>(listed, token, { state: 'filled' })
    expect(closed.records).toMatchObject([{ fillPrice: '101000', quantity: '0.04' }])
    expect((await app.resultOf<Page>(`${positionsPath}/listMy`, token)).records).toMatchObject([{ quantity: '0.06' }])
    await app.later(1_000, '99990', '100010')
  })
})

describe('refusals', () => {
  it.each([
    ['a price off the grid', limit('99000.05'), 4105],
    ['a price of nothing', limit('0'), 4108],
    ['a time gone by', { ...limit('99000'), expiresAtMs: 1 }, 4125],
    ['a stop on the wrong side of its own price', { ...limit('99000'), stopLoss: { price: '99500' } }, 4119],
    ['more than there is', { ...limit('99000', '2'), leverage: 1 }, 4112],
  ])('of %s', async (_, asked, code) => {
    const answer = await app.post(`${ordersPath}/create`, { book: 'demo', ...asked }, { token: app.newcomer() })
    expect(answer).toMatchObject({ status: 200, code })
  })

  it('of another’s: there is nothing to close or to cancel', async () => {
    const owner = app.newcomer()
    const position = (await app.done(`${positionsPath}/create`, buying('0.1'), owner)).outcome.positionId
    const order = await rest(owner, limit('99000'))
    const token = app.newcomer()
    const close = { id: position, quantity: '0.1', price: '101000' }
    expect(await app.post(`${ordersPath}/createClose`, close, { token })).toMatchObject({ status: 404, code: 404 })
    expect(await app.post(`${ordersPath}/cancel/${order}`, {}, { token })).toMatchObject({ status: 404, code: 404 })
    expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 0 })
    expect(await app.post(`${ordersPath}/createClose`, { ...close, quantity: '0.2' }, { token: owner })).toMatchObject({
      code: 4122,
    })
  })

  it('of leverage while an order rests', async () => {
    const token = app.newcomer()
    await rest(token, limit('99000'))
    const set = { book: 'demo', symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 20 }
    expect(await app.post(`${positionsPath}/setLeverage`, set, { token })).toMatchObject({ code: 4116 })
  })

  it('of whoever has not signed in', async () => {
    expect(await app.get(listed)).toMatchObject({ code: 401 })
    expect(await app.post(`${ordersPath}/create`, limit('99000'))).toMatchObject({ code: 401 })
  })
})

it('one intent rests one order, however often it is sent', async () => {
  const token = app.newcomer()
  const key = app.newKey()
  for (const _ of [1, 2]) await app.post(`${ordersPath}/create`, { book: 'demo', ...limit('99000') }, { token, key })
  expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 1 })
})
