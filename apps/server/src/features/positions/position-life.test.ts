import { closed as closedReply } from '@touchstone/wire/command-replies'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buying, type Page, positionsPath, startTestTrading, type TestTrading } from './test-trading.ts'
import { unlistedFields } from './test-listed-fields.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const listed = `${positionsPath}/listMy`
const create = `${positionsPath}/create`

/** Moves bitcoin there in steps that no feed would be doubted for. */
async function move(to: number): Promise<void> {
  const mark = Number(app.house.market('BTC/USDT')?.tick.bid ?? 0n) / 1e18
  const steps = Math.ceil(Math.abs(to - mark) / 1_000)
  for (let step = 1; step <= steps; step += 1) {
    const bid = Math.round(mark + ((to - mark) * step) / steps)
    await app.later(1_000, String(bid), String(bid + 20))
  }
}

it('a stop-loss closes at the tick that crossed it, and the list names the receipt', async () => {
  const token = app.newcomer()
  await app.done(create, { ...buying('0.1'), stopLoss: { price: '99000' } }, token)
  await move(98_900)
  expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 0 })
  expect((await app.resultOf<Page>(listed, token, { state: 'closed' })).records).toMatchObject([
    { closeReason: 'stop_loss', parts: [{ sequence: 3, exitPrice: '98900', insurance: '0' }] },
  ])
  await move(99_990)
})

it('the liquidation price that was shown is the mark at which it is liquidated', async () => {
  const token = app.newcomer()
  await app.done(create, buying('0.1', 'isolated', 50), token)
  const [position] = (await app.resultOf<Page>(listed, token)).records
  expect(Number(position?.['liquidationPrice'])).toBeCloseTo(98_502.31, 2)
  // The mark is ten above the bid.
  await move(98_493)
  expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ mark: '98503', state: 'running' }])
  await move(98_492)
  expect((await app.resultOf<Page>(listed, token, { state: 'closed' })).records).toMatchObject([
    { closeReason: 'liquidation', parts: [{ exitPrice: '98492', insurance: '0' }] },
  ])
  await move(99_990)
})

it('a cross book is liquidated at the price that both of its positions in a symbol show', async () => {
  const token = app.newcomer()
  await app.done('/api/finance/appWallet/transferContract', { from: 'contract', to: 'balance', amount: '98000' }, token)
  await app.done(create, buying('0.5', 'cross', 50), token)
  await app.done(create, { ...buying('0.1', 'cross', 50), direction: 'short' }, token)
  const prices = (await app.resultOf<Page>(listed, token)).records.map((each) => Number(each['liquidationPrice']))
  expect(prices[0]).toBe(prices[1])
  const price = Math.floor(prices[0] ?? 0)
  await move(price - 9)
  expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 2 })
  await move(price - 11)
  const closed = await app.resultOf<Page>(listed, token, { state: 'closed' })
  expect(closed.records).toMatchObject([{ direction: 'long', closeReason: 'liquidation' }])
  // No call answers with a liquidation, but its receipt and the journal do, and /docs lists them as the reply of a close.
  const rows = await app.owner<{ reply: string }[]>`select reply from journal where command like '%"kind":"liquidate_%'`
  const replies = rows.map(({ reply }) => JSON.parse(reply) as { before: { positions: object[] } | null })
  expect(replies.at(-1)?.before?.positions).toHaveLength(2)
  for (const reply of replies) expect(unlistedFields(closedReply, reply)).toEqual([])
  await move(99_990)
})

it('a price that has stopped is shown as the last one, with its time, and says that it is stale', async () => {
  const token = app.newcomer()
  await app.done(create, buying('0.1'), token)
  const [before] = (await app.resultOf<Page>(listed, token)).records
  app.time.now += 10_000
  expect((await app.resultOf<Page>(listed, token)).records).toEqual([{ ...before, markState: 'stale' }])
  await app.later(1_000, '99990', '100010')
})

it('a position in a closed market stands at its last price, and cannot be closed', async () => {
  const token = app.newcomer()
  await app.tick('EUR/USD', '1.09999', '1.10001')
  const euros = { ...buying('10000'), symbol: 'EUR/USD' }
  const { outcome } = await app.done(create, euros, token)
  // From Wednesday 09:00 to Saturday 09:00.
  app.time.now += 3 * 86_400_000
  const [position] = (await app.resultOf<Page>(listed, token)).records
  expect(position).toMatchObject({ mark: '1.1', markState: 'closed' })
  const answer = await app.post(`${positionsPath}/close/${outcome.positionId}`, {}, { token })
  expect(answer).toMatchObject({ code: 4104, result: { details: { symbol: 'EUR/USD' } } })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ markState: 'closed', openCount: 1 })
})
