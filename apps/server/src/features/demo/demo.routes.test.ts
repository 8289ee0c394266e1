import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import {
  buying,
  exchangePath,
  positionsPath,
  startTestTrading,
  type TestTrading,
  transferPath,
} from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const path = '/api/trade/demo/reset'

it('puts the play money back, coins too, when nothing is open', async () => {
  const token = app.newcomer()
  await app.done(transferPath, { from: 'contract', to: 'balance', amount: '5000' }, token)
  const quote = await app.done(`${exchangePath}/quote`, { from: 'USDT', to: 'BTC', pay: '1000' }, token)
  await app.done(`${exchangePath}/flashExchange`, { quoteId: Reflect.get(quote, 'id') as string }, token)
  await app.done(`${positionsPath}/create`, buying('0.1'), token)
  const busy = await app.post(path, {}, { token })
  expect(busy).toMatchObject({ status: 200, code: 4401 })
  await app.done(`${positionsPath}/closeAll`, {}, token)
  expect(await app.post(path, {}, { token, raw: '' })).toMatchObject({
    code: 200,
    result: { outcome: { kind: 'demo_reset', amount: '100000' } },
  })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '100000', total: '100000' })
  const sold = await app.done(`${exchangePath}/quote`, { from: 'BTC', to: 'USDT', pay: '0.001' }, token)
  const body = { book: 'demo', quoteId: Reflect.get(sold, 'id') as string }
  expect(await app.post(`${exchangePath}/flashExchange`, body, { token })).toMatchObject({ code: 4111 })
})

it('never touches the real book', async () => {
  expect(await app.post(path, { book: 'real' }, { token: app.newcomer() })).toMatchObject({ status: 400 })
  expect(await app.post(path, {})).toMatchObject({ status: 200, code: 401 })
})

it('sent twice is done once', async () => {
  const token = app.newcomer()
  const key = app.newKey()
  const first = await app.post(path, {}, { token, key })
  expect(await app.post(path, {}, { token, key })).toMatchObject({ result: first.result })
})
