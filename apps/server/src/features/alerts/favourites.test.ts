import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { favouriteHandlers, favouritesMax } from './favourites.routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house: { sql, settings } }) => favouriteHandlers({ sql, settings }),
  })
})
afterAll(() => app.stop())

const path = '/api/trade/appFavourite'
const post = (call: string, body: object, user = 1) => app.post(`${path}/${call}`, body, { token: app.signIn(user) })
const list = async (user = 1) => (await app.get(`${path}/list`, {}, { token: app.signIn(user) })).result

it('are kept in their order, each once', async () => {
  for (const symbol of ['BTC/USDT', 'XAU/USD', 'ETH/USDT', 'BTC/USDT']) await post('add', { symbol })
  expect(await list()).toEqual({ symbols: ['BTC/USDT', 'XAU/USD', 'ETH/USDT'] })
  const ordered = await post('reorder', { symbols: ['ETH/USDT', 'SOL/USDT', 'ETH/USDT'] })
  expect(ordered.result).toEqual({ symbols: ['ETH/USDT', 'BTC/USDT', 'XAU/USD'] })
  expect((await post('remove', { symbol: 'BTC/USDT' })).result).toEqual({ symbols: ['ETH/USDT', 'XAU/USD'] })
  expect((await post('remove', { symbol: 'BTC/USDT' })).result).toEqual({ symbols: ['ETH/USDT', 'XAU/USD'] })
  expect(await list()).toEqual({ symbols: ['ETH/USDT', 'XAU/USD'] })
})

it('are added one after another, also when two devices add at once', async () => {
  await Promise.all(['BTC/USDT', 'ETH/USDT', 'SOL/USDT'].map((symbol) => post('add', { symbol }, 2)))
  const { symbols } = (await list(2)) as { symbols: string[] }
  expect(symbols.toSorted()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT'])
})

it('are symbols of the house, and not too many', async () => {
  expect(await post('add', { symbol: 'ABC/USDT' }, 3)).toMatchObject({ code: 4100 })
  await app.owner`
    insert into favourites (user_id, symbol, rank)
    select 3, 'S' || n || '/USDT', n from generate_series(1, ${favouritesMax}::int) as n`
  expect(await post('add', { symbol: 'BTC/USDT' }, 3)).toMatchObject({
    code: 4703,
    result: { details: { maximum: 100 } },
  })
})

it('are one user’s, and nothing for strangers', async () => {
  await post('add', { symbol: 'BTC/USDT' }, 4)
  expect(await list(5)).toEqual({ symbols: [] })
  expect(await app.get(`${path}/list`)).toMatchObject({ status: 200, code: 401 })
  for (const call of ['add', 'remove'])
    expect(await app.post(`${path}/${call}`, { symbol: 'BTC/USDT' })).toMatchObject({ code: 401 })
  expect(await app.post(`${path}/reorder`, { symbols: [] })).toMatchObject({ code: 401 })
})
