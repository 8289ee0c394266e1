import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { exchangePath, type Page, startTestTrading, type TestTrading, transferPath } from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

type Quote = { id: string; receive: string; expiresAtMs: number }

const listed = `${exchangePath}/listMy`
const quote = async (token: string, asked: object): Promise<Quote> =>
  (await app.done(`${exchangePath}/quote`, asked, token)) as unknown as Quote

/** Somebody with 10,000 USDT in `balance`. */
async function funded(): Promise<string> {
  const token = app.newcomer()
  await app.done(transferPath, { from: 'contract', to: 'balance', amount: '10000' }, token)
  return token
}

const toBitcoin = { from: 'USDT', to: 'BTC', pay: '1000' }

describe('an exchange', () => {
  it('is quoted for ten seconds, made once, and listed', async () => {
    const token = await funded()
    const quoted = await quote(token, toBitcoin)
    expect(quoted).toEqual({
      id: quoted.id,
      ...toBitcoin,
      receive: '0.00999',
      rate: '0.00000999',
      spreadRate: '0.002',
      fromMark: null,
      toMark: '100000',
      quotedAtMs: app.time.now,
      expiresAtMs: app.time.now + 10_000,
      fillAt: 'command',
    })
    const made = await app.done(`${exchangePath}/flashExchange`, { quoteId: quoted.id }, token)
    expect(made.outcome).toMatchObject({ kind: 'exchanged', quote: { id: quoted.id, receive: '0.00999' } })
    const again = await app.post(`${exchangePath}/flashExchange`, { book: 'demo', quoteId: quoted.id }, { token })
    expect(again).toMatchObject({ code: 4300 })
    expect(await app.resultOf<Page>(listed, token)).toMatchObject({
      total: 1,
      records: [{ id: quoted.id, sequence: made.sequence, time: '2026-11-18 17:00:00', ...toBitcoin, fromMark: null }],
    })
    const back = await quote(token, { from: 'BTC', to: 'USDT', pay: '0.005' })
    await app.done(`${exchangePath}/flashExchange`, { quoteId: back.id }, token)
    const page = await app.resultOf<Page>(listed, token, { currency: 'BTC', pageSize: '1' })
    expect(page).toMatchObject({ total: 2, pages: 2, records: [{ from: 'BTC', pay: '0.005', fromMark: '100000' }] })
    expect(await app.resultOf<Page>(listed, token, { currency: 'ETH' })).toMatchObject({ total: 0, records: [] })
    expect(await app.resultOf<Page>(listed, token, { to: '2026-11-18 16:59:59' })).toMatchObject({ total: 0 })
    expect(await app.resultOf<Page>(listed, app.newcomer())).toMatchObject({ total: 0 })
  })

  it('sent twice is made once', async () => {
    const token = await funded()
    const key = app.newKey()
    const { id: quoteId } = await quote(token, toBitcoin)
    const body = { book: 'demo', quoteId }
    const first = await app.post(`${exchangePath}/flashExchange`, body, { token, key })
    expect(await app.post(`${exchangePath}/flashExchange`, body, { token, key })).toMatchObject({
      code: 200,
      result: first.result,
    })
    expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 1 })
  })

  it('at a quote that the market has left behind is refused with a new one, which can be used', async () => {
    const token = await funded()
    const { id: quoteId } = await quote(token, toBitcoin)
    await app.later(1_000, '100490', '100510')
    const answer = await app.post(`${exchangePath}/flashExchange`, { book: 'demo', quoteId }, { token })
    expect(answer).toMatchObject({
      status: 200,
      code: 4302,
      result: { key: 'quote_moved', details: { quote: { ...toBitcoin, receive: '0.0099403', toMark: '100500' } } },
    })
    const { details } = answer.result as { details: { quote: Quote } }
    expect(details.quote.expiresAtMs).toBe(app.time.now + 10_000)
    const made = await app.done(`${exchangePath}/flashExchange`, { quoteId: details.quote.id }, token)
    expect(made.outcome).toMatchObject({ quote: { receive: '0.0099403' } })
    await app.later(1_000, '99990', '100010')
  })
})

describe('refusals', () => {
  it.each([
    ['the same currency', { from: 'USDT', to: 'USDT', pay: '100' }, 4303],
    ['nothing', { ...toBitcoin, pay: '0' }, 4108],
    ['too little', { ...toBitcoin, pay: '9' }, 4109],
    ['too much', { ...toBitcoin, pay: '100001' }, 4110],
    ['too many decimals', { ...toBitcoin, pay: '100.0000001' }, 4107],
    ['a currency that we do not know', { ...toBitcoin, to: 'XYZ' }, 4306],
    ['a currency without a market here', { ...toBitcoin, to: 'EUR' }, 4100],
    ['a coin without a price', { ...toBitcoin, to: 'ETH' }, 4102],
  ])('of a quote for %s', async (_, asked, code) => {
    const answer = await app.post(`${exchangePath}/quote`, { book: 'demo', ...asked }, { token: app.newcomer() })
    expect(answer).toMatchObject({ status: 200, code })
  })

  it('of more than there is', async () => {
    const token = app.newcomer()
    const { id: quoteId } = await quote(token, toBitcoin)
    expect(await app.post(`${exchangePath}/flashExchange`, { book: 'demo', quoteId }, { token })).toMatchObject({
      code: 4111,
      result: { details: { currency: 'USDT', available: '0' } },
    })
  })

  it('of a quote that has expired, or that a new one has replaced, or that is another’s', async () => {
    const token = await funded()
    const { id: replaced } = await quote(token, toBitcoin)
    const { id: expired } = await quote(token, toBitcoin)
    const use = (quoteId: string, by: string) =>
      app.post(`${exchangePath}/flashExchange`, { book: 'demo', quoteId }, { token: by })
    expect(await use(replaced, token)).toMatchObject({ code: 4300 })
    expect(await use(expired, await funded())).toMatchObject({ code: 4300 })
    await app.later(10_000, '99990', '100010')
    expect(await use(expired, token)).toMatchObject({ code: 4301 })
  })

  it('of whoever has not signed in', async () => {
    expect(await app.get(listed)).toMatchObject({ code: 401 })
    expect(await app.post(`${exchangePath}/quote`, toBitcoin)).toMatchObject({ code: 401 })
  })
})
