import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buying, type Page, positionsPath, startTestTrading, type TestTrading } from './test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const listed = `${positionsPath}/listMy`
const open = async (token: string, asked: object = buying('0.1')): Promise<string> =>
  (await app.done(`${positionsPath}/create`, asked, token)).outcome.positionId

describe('a position from opening to closing', () => {
  it('is shown with what it is worth by the domain’s own rules', async () => {
    const token = app.newcomer()
    const opened = await app.done(`${positionsPath}/create`, { ...buying('0.1'), stopLoss: { price: '95000' } }, token)
    expect(opened.outcome).toMatchObject({ kind: 'opened', price: '100010', margin: '1000.1', fee: '5.0005' })
    const page = await app.resultOf<Page>(listed, token)
    expect(page).toMatchObject({ total: 1, current: 1, pages: 1, size: 20 })
    expect(page.records).toEqual([
      {
        id: opened.outcome.positionId,
        symbol: 'BTC/USDT',
        direction: 'long',
        marginMode: 'isolated',
        state: 'running',
        leverage: 10,
        quantity: '0.1',
        closingQuantity: '0',
        entryPrice: '100010',
        mark: '100000',
        markState: 'open',
        markTime: '2026-11-18 17:00:00',
        notional: '10000',
        margin: '1000.1',
        profit: '-1',
        // −1 / 1000.1, downwards
        yield: '-0.000999900009999001',
        // 10,000 × 0.5 % / (1000.1 − 1), upwards
        marginRatio: '0.050045040536482835',
        // (10,001 − 1000.1) / (0.1 × 0.995)
        liquidationPrice: '90461.306532663316582914',
        takeProfit: null,
        stopLoss: { price: '95000', quantity: null },
        openTime: '2026-11-18 17:00:00',
        openSequence: opened.sequence,
        closeTime: null,
        closeReason: null,
        result: null,
        closes: 0,
        parts: [],
      },
    ])
  })

  it('is added to, given margin, closed in part and whole, and then shown as closed with its receipt', async () => {
    const token = app.newcomer()
    const id = await open(token)
    expect(await open(token)).toBe(id)
    await app.done(`${positionsPath}/addMargin`, { id, amount: '100' }, token)
    const removed = await app.done(`${positionsPath}/removeMargin`, { id, amount: '50' }, token)
    expect(removed.outcome).toEqual({ kind: 'margin_removed', positionId: id, amount: '50', margin: '2050.2' })
    const part = await app.done(`${positionsPath}/closePart`, { id, quantity: '0.05' }, token)
    expect(part.outcome).toMatchObject({ kind: 'closed', settlements: [{ quantity: '0.05', profit: '-1' }] })
    const last = await app.post(`${positionsPath}/close/${id}`, {}, { token, raw: '' })
    expect(last).toMatchObject({ code: 200, result: { outcome: { settlements: [{ quantity: '0.15' }] } } })
    expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 0, pages: 0, records: [] })
    const page = await app.resultOf<Page>(listed, token, { state: 'closed' })
    expect(page.records).toMatchObject([
      {
        id,
        state: 'closed',
        quantity: '0',
        entryPrice: null,
        liquidationPrice: null,
        closeReason: 'user',
        closeTime: '2026-11-18 17:00:00',
        result: { quantity: '0.2', profit: '-4' },
        closes: 2,
        parts: [
          { sequence: 6, quantity: '0.05', profit: '-1' },
          { sequence: 7, quantity: '0.15', entryPrice: '100010', exitPrice: '99990', profit: '-3' },
        ],
      },
    ])
  })

  it('is reversed on one tick', async () => {
    const token = app.newcomer()
    const id = await open(token)
    const { outcome } = await app.done(`${positionsPath}/reverse/${id}`, {}, token)
    expect(outcome).toMatchObject({ kind: 'reversed', opened: { direction: 'short', price: '99990' } })
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ direction: 'short', quantity: '0.1' }])
  })

  it('is closed with all others by one call', async () => {
    const token = app.newcomer()
    await open(token)
    await open(token, buying('0.2', 'cross'))
    const { outcome } = await app.done(`${positionsPath}/closeAll`, {}, token)
    expect(outcome).toMatchObject({ kind: 'closed', pending: [], skipped: [], settlements: [{}, {}] })
    const page = await app.resultOf<Page>(listed, token, { state: 'closed', pageSize: '1', pageNo: '2' })
    expect(page).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ marginMode: 'isolated', result: { quantity: '0.1' } }],
    })
    const cross = await app.resultOf<Page>(listed, token, { state: 'closed', marginMode: 'cross' })
    expect(cross).toMatchObject({ total: 1, records: [{ marginMode: 'cross', result: { quantity: '0.2' } }] })
    expect(await app.resultOf<Page>(listed, token, { state: 'closed', pageNo: '3' })).toMatchObject({
      total: 2,
      records: [],
    })
    expect(await app.resultOf<Page>(listed, token, { state: 'closed', symbol: 'ETH/USDT' })).toMatchObject({ total: 0 })
  })
})

describe('stops', () => {
  it('are set and taken away', async () => {
    const token = app.newcomer()
    const id = await open(token)
    const stops = { id, takeProfit: { price: '110000', quantity: '0.05' }, stopLoss: null }
    const { outcome } = await app.done(`${positionsPath}/updateStopLoss`, stops, token)
    expect(outcome).toEqual({ kind: 'stops_set', positionId: id, takeProfit: stops.takeProfit, stopLoss: null })
    await app.done(`${positionsPath}/updateStopLoss`, { id, takeProfit: null, stopLoss: null }, token)
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ takeProfit: null, stopLoss: null }])
  })

  it('on the wrong side of the mark are refused with the mark', async () => {
    const token = app.newcomer()
    const stops = { id: await open(token), takeProfit: { price: '99000' }, stopLoss: null }
    expect(await app.post(`${positionsPath}/updateStopLoss`, stops, { token })).toMatchObject({
      status: 200,
      code: 4119,
      result: { key: 'stop_on_wrong_side', details: { field: 'takeProfit', mark: '100000' } },
    })
  })
})

describe('refusals', () => {
  it.each([
    ['an unknown symbol', { ...buying('0.1'), symbol: 'ABC/USDT' }, 4100],
    ['a symbol without a price', { ...buying('1'), symbol: 'ETH/USDT' }, 4102],
    ['a quantity off the grid', buying('0.1000001'), 4106],
    ['nothing', buying('0'), 4108],
    ['too little', buying('0.00001'), 4109],
    ['too much leverage', buying('0.1', 'isolated', 101), 4114],
    ['more than the brackets take', buying('100', 'isolated', 1), 4117],
    ['more than there is', buying('2', 'isolated', 1), 4112],
  ])('of an opening of %s', async (_, asked, code) => {
    const answer = await app.post(`${positionsPath}/create`, { book: 'demo', ...asked }, { token: app.newcomer() })
    expect(answer).toMatchObject({ status: 200, code })
  })

  it.each([
    ['addMargin', { amount: '100000' }, 4112],
    ['removeMargin', { amount: '2000' }, 4110],
    ['removeMargin', { amount: '900' }, 4112],
    ['closePart', { quantity: '0.2' }, 4122],
    ['closePart', { quantity: '0' }, 4108],
  ])('of %s with %o', async (call, asked, code) => {
    const token = app.newcomer()
    const id = await open(token)
    expect(await app.post(`${positionsPath}/${call}`, { id, ...asked }, { token })).toMatchObject({ code })
  })

  it('of what is closed already, and of closing all where nothing is', async () => {
    const token = app.newcomer()
    const id = await open(token)
    await app.done(`${positionsPath}/close/${id}`, {}, token)
    expect(await app.post(`${positionsPath}/close/${id}`, {}, { token })).toMatchObject({ code: 4120 })
    expect(await app.post(`${positionsPath}/reverse/${id}`, {}, { token })).toMatchObject({ code: 4120 })
    expect(await app.post(`${positionsPath}/closeAll`, { book: 'demo' }, { token })).toMatchObject({ code: 4126 })
  })

  it.each<[string, object]>([
    ['close/ID', {}],
    ['reverse/ID', {}],
    ['closePart', { id: 'ID', quantity: '0.1' }],
    ['updateStopLoss', { id: 'ID', takeProfit: null, stopLoss: null }],
    ['addMargin', { id: 'ID', amount: '1' }],
    ['removeMargin', { id: 'ID', amount: '1' }],
  ])('of another’s position: %s finds nothing', async (call, fields) => {
    const id = await open(app.newcomer())
    const body = 'id' in fields ? { ...fields, id } : fields
    const answer = await app.post(`${positionsPath}/${call.replace('ID', id)}`, body, { token: app.newcomer() })
    expect(answer).toMatchObject({ status: 404, code: 404, result: { key: 'not_found' } })
  })

  it('of whoever has not signed in', async () => {
    for (const call of ['listMy', 'summary', 'previewFacts', 'leverages'])
      expect(await app.get(`${positionsPath}/${call}`)).toMatchObject({ status: 200, code: 401 })
    expect(await app.post(`${positionsPath}/create`, buying('0.1'))).toMatchObject({ status: 200, code: 401 })
  })
})

describe('one intent', () => {
  it('opens once, however often it is sent', async () => {
    const token = app.newcomer()
    const key = app.newKey()
    const body = { book: 'demo', ...buying('0.1') }
    const first = await app.post(`${positionsPath}/create`, body, { token, key })
    const again = await app.post(`${positionsPath}/create`, body, { token, key })
    expect(again).toEqual({ ...first, headers: again.headers })
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ quantity: '0.1' }])
    const other = await app.post(`${positionsPath}/create`, { ...body, quantity: '0.2' }, { token, key })
    expect(other).toMatchObject({ code: 4000 })
  })
})

describe('lists', () => {
  it('are narrowed by the time of opening, both seconds included', async () => {
    const token = app.newcomer()
    await open(token)
    const at = '2026-11-18 17:00:00'
    expect(await app.resultOf<Page>(listed, token, { from: at, to: at })).toMatchObject({ total: 1 })
    expect(await app.resultOf<Page>(listed, token, { to: '2026-11-18 16:59:59' })).toMatchObject({ total: 0 })
    const wrong = await app.get(listed, { book: 'demo', from: '2026-02-30 00:00:00' }, { token })
    expect(wrong).toMatchObject({ status: 400, code: 400 })
  })

  it('never hold what is another’s', async () => {
    await open(app.newcomer())
    expect(await app.resultOf<Page>(listed, app.newcomer())).toMatchObject({ total: 0 })
  })
})

describe('the summary', () => {
  it('adds up isolated and cross positions and what orders hold', async () => {
    const token = app.newcomer()
    expect(await app.resultOf(`${positionsPath}/summary`, token)).toEqual({
      equity: '100000',
      free: '100000',
      margin: '0',
      profit: '0',
      marginRatio: '0',
      openCount: 0,
      total: '100000',
      reserved: '0',
      orderCount: 0,
      markState: 'open',
    })
    await open(token)
    await open(token, buying('0.2', 'cross'))
    await app.done('/api/trade/appTradeOrder/create', { ...buying('0.1', 'cross'), price: '90000' }, token)
    expect(await app.resultOf(`${positionsPath}/summary`, token)).toEqual({
      // 100,000 − fees 5.0005 and 10.001 − margin 1000.1 − reserve 901.8, and −2 of the cross position
      equity: '98081.0985',
      free: '96081.0985',
      margin: '3000.1',
      profit: '-3',
      // 20,000 × 0.5 % / 98081.0985
      marginRatio: '0.001019564437280441',
      openCount: 2,
      total: '99981.9985',
      reserved: '901.8',
      orderCount: 1,
      markState: 'open',
    })
  })
})

describe('leverage', () => {
  it('is the default until it is set, and moves margin of an open position', async () => {
    const token = app.newcomer()
    const asked = { symbol: 'BTC/USDT' }
    expect(await app.resultOf(`${positionsPath}/leverages`, token, asked)).toEqual([
      { symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 10, leverageMax: 100 },
      { symbol: 'BTC/USDT', marginMode: 'cross', leverage: 10, leverageMax: 100 },
    ])
    await open(token)
    const set = { ...asked, marginMode: 'isolated', leverage: 20 }
    const { outcome } = await app.done(`${positionsPath}/setLeverage`, set, token)
    expect(outcome).toEqual({ kind: 'leverage_set', ...set })
    expect(await app.resultOf(`${positionsPath}/leverages`, token, asked)).toMatchObject([
      { leverage: 20 },
      { leverage: 10 },
    ])
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ leverage: 20, margin: '501' }])
    expect((await app.resultOf<unknown[]>(`${positionsPath}/leverages`, token)).length).toBe(36)
  })

  it('beyond the maximum is refused with it', async () => {
    const set = { book: 'demo', symbol: 'BTC/USDT', marginMode: 'cross', leverage: 101 }
    const answer = await app.post(`${positionsPath}/setLeverage`, set, { token: app.newcomer() })
    expect(answer).toMatchObject({ code: 4114, result: { details: { leverageMax: 100 } } })
  })
})
