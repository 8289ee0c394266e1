import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buying, positionsPath, startTestTrading, type TestTrading, transferPath } from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const out = { from: 'contract', to: 'balance', amount: '100' }
const sent = (asked: object, token: string) => app.post(transferPath, { book: 'demo', ...asked }, { token })

it('moves money there and back', async () => {
  const token = app.newcomer()
  const { outcome } = await app.done(transferPath, out, token)
  expect(outcome).toEqual({ kind: 'transferred', currency: 'USDT', ...out })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '99900' })
  await app.done(transferPath, { from: 'balance', to: 'contract', currency: 'USDT', amount: '40.5' }, token)
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '99940.5' })
})

describe('is refused', () => {
  it.each([
    ['more than is free', { amount: '100000.000001' }, 4112],
    ['more than the balance holds', { from: 'balance', to: 'contract' }, 4111],
    ['to where it comes from', { to: 'contract' }, 4304],
    ['of a currency that does not trade', { currency: 'BTC' }, 4305],
    ['of a currency that we do not know', { currency: 'XYZ' }, 4306],
    ['of nothing', { amount: '0' }, 4108],
    ['with too many decimals', { amount: '0.0000001' }, 4107],
    ['of an amount that is none', { amount: '-1' }, 400],
    ['between other accounts', { to: 'frozen' }, 400],
  ])('%s', async (_, changed, code) => {
    expect(await sent({ ...out, ...changed }, app.newcomer())).toMatchObject({ code })
  })

  it('of what an open cross position needs, and of anything while its price is stale', async () => {
    const token = app.newcomer()
    await app.done(`${positionsPath}/create`, buying('0.5', 'cross'), token)
    expect(await sent({ ...out, amount: '95000' }, token)).toMatchObject({ code: 4112 })
    app.time.now += 6_000
    expect(await sent(out, token)).toMatchObject({ code: 4103, result: { details: { symbol: 'BTC/USDT' } } })
    const summary = await app.resultOf(`${positionsPath}/summary`, token)
    expect(summary).toMatchObject({ markState: 'stale', profit: '-5' })
    await app.later(1_000, '99990', '100010')
  })

  it('to whoever has not signed in', async () => {
    expect(await app.post(transferPath, out)).toMatchObject({ status: 200, code: 401 })
  })
})

it('sent twice moves once', async () => {
  const token = app.newcomer()
  const key = app.newKey()
  for (const _ of [1, 2]) await app.post(transferPath, { book: 'demo', ...out }, { token, key })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '99900' })
})

it('of the real book touches no other', async () => {
  const token = app.newcomer()
  expect(await app.post(transferPath, out, { token })).toMatchObject({ code: 4112, result: { details: { free: '0' } } })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '100000' })
})
