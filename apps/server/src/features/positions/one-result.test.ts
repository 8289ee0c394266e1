import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ledger } from '@touchstone/wire/ledger'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bookIdIn } from '../../executor/record-id.ts'
import { ledgerHandlers } from '../ledger/ledger.routes.ts'
import { receiptsHandlers } from '../ledger/receipts.routes.ts'
import { resultsBetween } from '../../house/ledger/close-results.store.ts'
import { demoHandlers } from '../demo/demo.routes.ts'
import { ordersHandlers } from '../orders/orders.routes.ts'
import { transfersHandlers } from '../transfers/transfers.routes.ts'
import { positionsHandlers } from './positions.routes.ts'
import { buying, type Page, positionsPath, startTestTrading, type TestTrading, transferPath } from './test-trading.ts'

/** Every place that shows what a close brought reads one of these five; each must say the same of it. */
let app: TestTrading
beforeAll(
  async () =>
    (app = await startTestTrading(inject('cluster'), {
      handlers: ({ house, books }) => ({
        ...positionsHandlers({ ...house, books }),
        ...ordersHandlers({ ...house, books }),
        ...receiptsHandlers({ ...house, books, onLostResults: () => undefined }),
        ...ledgerHandlers({ ...house, books }),
        ...transfersHandlers(house),
        ...demoHandlers,
      }),
    })),
)
afterAll(() => app.stop())

const listed = `${positionsPath}/listMy`
const create = `${positionsPath}/create`
type Part = { sequence: number; place: number; net: string; yield: string | null; quantity: string; reason: string }
type Closed = { id: string; result: Part; parts: Part[] }

const closedOf = async (token: string): Promise<Closed[]> =>
  (await app.resultOf<Page>(listed, token, { state: 'closed' })).records as unknown as Closed[]

/** Moves bitcoin there in steps that no feed would be doubted for. */
async function move(to: number): Promise<void> {
  const mark = Number(app.house.market('BTC/USDT')?.tick.bid ?? 0n) / 1e18
  const steps = Math.ceil(Math.abs(to - mark) / 1_000)
  for (let step = 1; step <= steps; step += 1) {
    const bid = Math.round(mark + ((to - mark) * step) / steps)
    await app.later(1_000, String(bid), String(bid + 20))
  }
}

/** What history, toast and cards, the receipt, the statement and the table say of every close of a book. */
async function compare(token: string): Promise<Closed[]> {
  const records = await closedOf(token)
  expect(records.length).toBeGreaterThan(0)
  const bookId = bookIdIn(records[0]?.id ?? '')
  const stated = await resultsBetween(app.house.sql, bookId, { after: 0, through: 1_000, limit: 1_000 })
  const exported = await app.get(ledger.exportPositions.path, { book: 'demo' }, { token })
  const table = ledger.exportPositions.reply.parse(exported.result)
  const [header = [], ...rows] = table.csv.split('\r\n').map((line) => line.split(','))
  for (const { id, result, parts } of records) {
    const cells = rows.find(([first]) => first === id)
    expect(cells?.[header.indexOf('result after all fees (USDT)')]).toBe(result.net)
    expect(cells?.[header.indexOf('return on it')]).toBe(result.yield ?? '')
    const own = await app.resultOf<Closed>(`${positionsPath}/result`, token, { id })
    expect(own).toMatchObject({ result, parts })
    expect(printDecimal(parts.reduce((sum, { net }) => sum + decimal(net), 0n))).toBe(result.net)
    for (const part of parts) {
      const query = { book: 'demo', bookId: String(bookId), sequence: String(part.sequence) }
      const { result: answer } = await app.get(receipts.receipt.path, query, { token })
      const receipt = receipts.receipt.reply.parse(answer)
      expect(receipt.world).toBe('demo')
      expect(receipt.results.filter(({ place }) => place === part.place)).toMatchObject([{ ...part, positionId: id }])
      const line = stated.closes.find(({ sequence, place }) => sequence === part.sequence && place === part.place)
      expect(line?.net).toBe(decimal(part.net))
      expect(line?.yield).toBe(part.yield === null ? null : decimal(part.yield))
    }
  }
  return records
}

describe('one close has one result, wherever it is shown', () => {
  it('closed whole: profit less both fees, on the margin that was put up', async () => {
    const token = app.newcomer()
    const { outcome } = await app.done(create, buying('0.1'), token)
    await app.done(`${positionsPath}/close/${outcome.positionId}`, {}, token)
    // 0.1 × (99,990 − 100,010) − 0.1 × 100,010 × 0.0005 − 0.1 × 99,990 × 0.0005 on 1,000.10.
    expect(await compare(token)).toMatchObject([{ result: { net: '-12', yield: '-0.011998800119988002' } }])
  })

  it('closed by halves: each its own, and the life their sum', async () => {
    const token = app.newcomer()
    const { outcome } = await app.done(create, buying('0.1', 'isolated', 10), token)
    await app.done(`${positionsPath}/closePart`, { id: outcome.positionId, quantity: '0.05' }, token)
    await move(100_490)
    await app.done(`${positionsPath}/addMargin`, { id: outcome.positionId, amount: '100' }, token)
    await app.done(`${positionsPath}/close/${outcome.positionId}`, {}, token)
    const [record] = await compare(token)
    expect(record?.parts.map(({ net, quantity }) => [net, quantity])).toEqual([
      ['-6', '0.05'],
      ['18.9875', '0.05'],
    ])
    expect(record?.result).toMatchObject({ net: '12.9875', quantity: '0.1', margin: '1100.1' })
    await move(99_990)
  })

  it('added to, closed in part, added to again: shares are of what is open then', async () => {
    const token = app.newcomer()
    const { outcome } = await app.done(create, buying('0.1', 'cross', 20), token)
    await app.done(create, buying('0.03333', 'cross', 20), token)
    await app.done(`${positionsPath}/closePart`, { id: outcome.positionId, quantity: '0.07' }, token)
    await app.done(create, buying('0.02', 'cross', 20), token)
    await app.done(`${positionsPath}/close/${outcome.positionId}`, {}, token)
    expect((await compare(token))[0]?.parts).toHaveLength(2)
  })

  it('reversed: the closed half has a result, the opened half has its own fee', async () => {
    const token = app.newcomer()
    const { outcome } = await app.done(create, buying('0.1'), token)
    const reversed = await app.done(`${positionsPath}/reverse/${outcome.positionId}`, {}, token)
    const opened = reversed.outcome['opened'] as { positionId: string }
    await app.done(`${positionsPath}/close/${opened.positionId}`, {}, token)
    expect((await compare(token)).map(({ parts }) => parts[0]?.reason)).toEqual(['user', 'reverse'])
  })

  it('stopped, in part and then whole', async () => {
    const token = app.newcomer()
    const stopLoss = { price: '99000', quantity: '0.04' }
    const { outcome } = await app.done(create, { ...buying('0.1'), stopLoss }, token)
    await move(98_900)
    await app.done(`${positionsPath}/close/${outcome.positionId}`, {}, token)
    expect((await compare(token))[0]?.parts.map(({ reason }) => reason)).toEqual(['stop_loss', 'user'])
    await move(99_990)
  })

  it('liquidated: the liquidation fee and what the fund bears are in it', async () => {
    const token = app.newcomer()
    await app.done(create, buying('0.1', 'isolated', 50), token)
    await move(98_400)
    const [record] = await compare(token)
    expect(record).toMatchObject({ parts: [{ reason: 'liquidation' }] })
    expect(Number(record?.result.yield)).toBeLessThan(-0.8)
    await move(99_990)
  })

  it('a cross book liquidated', async () => {
    const token = app.newcomer()
    await app.done(transferPath, { from: 'contract', to: 'balance', amount: '98000' }, token)
    await app.done(create, buying('0.5', 'cross', 50), token)
    await move(96_200)
    expect((await compare(token))[0]?.parts[0]?.reason).toBe('liquidation')
    await move(99_990)
  })

  it('stopped in part on a gap, and the rest liquidated by the same command: two results, each its own', async () => {
    const token = app.newcomer()
    await app.done(transferPath, { from: 'contract', to: 'balance', amount: '98000' }, token)
    await app.done(create, { ...buying('0.5', 'cross', 50), stopLoss: { price: '96000', quantity: '0.45' } }, token)
    await move(96_620)
    await app.later(1_000, '95600', '95620')
    const [record] = await compare(token)
    const [stopped, rest] = record?.parts ?? []
    expect(stopped).toMatchObject({ reason: 'stop_loss', quantity: '0.45', place: 0 })
    expect(rest).toMatchObject({ reason: 'liquidation', quantity: '0.05', place: 1, sequence: stopped?.sequence })
    expect(rest?.net).not.toBe(stopped?.net)
    await move(99_990)
  })

  it('closed all together: each position its own', async () => {
    const token = app.newcomer()
    await app.done(create, buying('0.1'), token)
    await app.done(create, { ...buying('0.2', 'cross'), direction: 'short' }, token)
    await app.done(`${positionsPath}/closeAll`, {}, token)
    expect(await compare(token)).toHaveLength(2)
  })
})

it('is the owner’s own, and says when there is no such position', async () => {
  const [token, stranger] = [app.newcomer(), app.newcomer()]
  const { outcome } = await app.done(create, buying('0.1'), token)
  const path = `${positionsPath}/result`
  expect(await app.resultOf(path, token, { id: outcome.positionId })).toMatchObject({
    result: null,
    parts: [],
    open: { quantity: '0.1', openingFee: '5.0005', margin: '1000.1', funding: '0', realised: '0' },
  })
  expect(await app.get(path, { id: outcome.positionId }, { token: stranger })).toMatchObject({ code: 404 })
  expect(await app.get(path, { id: `${bookIdIn(outcome.positionId)}-99` }, { token })).toMatchObject({ code: 4120 })
  expect(await app.get(path, { id: outcome.positionId })).toMatchObject({ code: 401 })
})
