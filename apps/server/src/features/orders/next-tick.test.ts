import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import {
  buying,
  ordersPath,
  type Page,
  positionsPath,
  startTestTrading,
  type TestTrading,
} from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(
  async () =>
    (app = await startTestTrading(inject('cluster'), {
      house: { settings: { ...defaultSettings, fillAt: 'next_tick' } },
    })),
)
afterAll(() => app.stop())

const listed = `${ordersPath}/listMy`

it('where orders fill on the next tick, they are accepted first, and listed with what they filled at', async () => {
  const token = app.newcomer()
  const accepted = await app.done(`${positionsPath}/create`, buying('0.1'), token)
  const { orderId } = accepted.outcome
  expect(accepted.outcome).toEqual({ kind: 'accepted', orderId, state: 'pending' })
  expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([
    { id: orderId, type: 'market', price: '100010' },
  ])
  const cancel = await app.post(`${ordersPath}/cancel/${String(orderId)}`, {}, { token })
  expect(cancel).toMatchObject({ code: 4124 })
  await app.later(1_000, '100000', '100020')
  const filled = await app.resultOf<Page>(listed, token, { state: 'filled' })
  expect(filled.records).toMatchObject([{ id: orderId, fillPrice: '100020', fillSequence: 3 }])
})

it('closing all of several positions makes an order each, and each fills', async () => {
  const token = app.newcomer()
  await app.done(`${positionsPath}/create`, buying('0.1'), token)
  await app.done(`${positionsPath}/create`, buying('0.2', 'cross'), token)
  await app.later(1_000, '100000', '100020')
  const { outcome } = await app.done(`${positionsPath}/closeAll`, {}, token)
  expect(outcome).toMatchObject({ settlements: [], pending: [expect.any(String), expect.any(String)] })
  expect((await app.resultOf<Page>(`${positionsPath}/listMy`, token)).records).toMatchObject([
    { state: 'settling', closingQuantity: '0.2' },
    { state: 'settling', closingQuantity: '0.1' },
  ])
  // Ids of which several were made by one command have a part, which the call takes.
  const [first] = outcome['pending'] as string[]
  expect(await app.post(`${ordersPath}/cancel/${String(first)}`, {}, { token })).toMatchObject({ code: 4124 })
  await app.later(1_000, '100500', '100520')
  const filled = await app.resultOf<Page>(listed, token, { state: 'filled', action: 'close' })
  expect(filled.records).toMatchObject([{ fillPrice: '100500' }, { fillPrice: '100500' }])
  const closed = await app.resultOf<Page>(`${positionsPath}/listMy`, token, { state: 'closed' })
  expect(closed.records).toMatchObject([{ parts: [{ exitPrice: '100500' }] }, { parts: [{ exitPrice: '100500' }] }])
})

it('an opening without a tick for five seconds is void, and its reserve returns', async () => {
  const token = app.newcomer()
  await app.done(`${positionsPath}/create`, buying('0.1'), token)
  app.time.now += 5_000
  await app.house.advance()
  await app.house.idle()
  const page = await app.resultOf<Page>(listed, token, { state: 'cancelled' })
  expect(page.records).toMatchObject([{ cancelReason: 'no_price', reserved: '0', fillSequence: null }])
})

it('an order that comes while the tape cannot commit is not filled by a price that stood already', async () => {
  const token = app.newcomer()
  await app.later(1_000, '100000', '100020')
  const { promise: over, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isStuck, resolve: stuck } = Promise.withResolvers<void>()
  const blocked = app.owner.begin(async (transaction) => {
    await transaction`lock table tape_heads in exclusive mode`
    stuck()
    await over
  })
  await isStuck
  const ticks: Promise<void>[] = []
  for (const bid of ['100100', '100400', '100700']) {
    app.time.now += 300
    ticks.push(app.tick('BTC/USDT', bid, `${bid.slice(0, -2)}20`))
  }
  const sentAt = app.time.now
  const order = app.done(`${positionsPath}/create`, buying('0.2'), token)
  setTimeout(letGo, 100)
  const { outcome, sequence, bookId } = await order
  await Promise.all([blocked, ...ticks])
  const [row] = await app.owner<{ at: bigint }[]>`
    select at from journal where book_id = ${bookId} and sequence = ${sequence}`
  expect(Number(row?.at)).toBe(sentAt)
  const stateOf = async (state: string) => (await app.resultOf<Page>(listed, token, { state })).records
  expect(await stateOf('open')).toMatchObject([{ id: outcome['orderId'] }])
  await app.later(300, '100900', '100920')
  expect(await stateOf('filled')).toMatchObject([{ id: outcome['orderId'], fillPrice: '100920' }])
})
