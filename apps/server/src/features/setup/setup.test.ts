import type { AddedCurrency } from '@touchstone/domain/money/currency'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { seedArticles } from '../articles/seed/seed-articles.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { setupHandlers } from './setup.routes.ts'
import { seedPublicSettings } from './setup.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house }) => setupHandlers({ sql: house.sql, settings: house.settings, market: house.market }),
    house: { settings: { ...defaultSettings, moreCurrencies: [{ code: 'SOLAR' as AddedCurrency, name: 'Solar' }] } },
  })
  await seedPublicSettings(app.owner)
  await app.owner`insert into short_links (code, type, target) values ('spring', 2, 'https://example.com/spring')`
})
afterAll(() => app.stop())

it('leads where an operator said', async () => {
  const answer = await app.get('/api/set/appShortLink/use', { code: 'spring' })
  expect(answer).toMatchObject({ status: 200, code: 200, result: { type: 2, target: 'https://example.com/spring' } })
})

it('leads to any published article by its id', async () => {
  await seedArticles(app.owner, app.time.now)
  const [article] = await app.owner<{ id: bigint }[]>`select id from articles where slug = 'fees'`
  const ask = async () => app.get('/api/set/appShortLink/use', { code: `a-${article?.id}` })
  expect(await ask()).toMatchObject({ code: 200, result: { type: 3, target: String(article?.id) } })
  await app.owner`update articles set state = 'withdrawn' where slug = 'fees'`
  expect(await ask()).toMatchObject({ code: 4707 })
  expect(await app.get('/api/set/appShortLink/use', { code: 'a-999999' })).toMatchObject({ code: 4707 })
})

it('refuses a code that leads nowhere', async () => {
  expect(await app.get('/api/set/appShortLink/use', { code: 'nowhere' })).toMatchObject({ status: 200, code: 4707 })
})

it('says that there is no desktop page', async () => {
  const answer = await app.get('/api/set/appSysSet/getKeyByParam', { key: 'isPcLimite' })
  expect(answer.result).toEqual({ key: 'isPcLimite', value: false })
})

it('gives no setting that is not public', async () => {
  expect(await app.get('/api/set/appSysSet/getKeyByParam', { key: 'body_key' })).toMatchObject({ code: 4708 })
})

it('lists currencies with their decimals', async () => {
  const answer = await app.get('/api/set/appCurrencySet/getCurrencyList')
  expect(answer.result).toContainEqual({
    currency: 'USDT',
    places: 6,
    kind: 'settlement',
    exchangeable: true,
    displayable: true,
  })
  expect(answer.result).toContainEqual({
    currency: 'BTC',
    places: 8,
    kind: 'coin',
    exchangeable: true,
    displayable: true,
  })
  expect(answer.result).toContainEqual({
    currency: 'JPY',
    places: 0,
    kind: 'fiat',
    exchangeable: false,
    displayable: false,
  })
  expect(answer.result).toContainEqual({
    currency: 'LMN',
    places: 6,
    kind: 'token',
    exchangeable: false,
    displayable: false,
  })
  expect((answer.result as unknown[]).at(-1)).toEqual({
    currency: 'SOLAR',
    name: 'Solar',
    places: 8,
    kind: 'token',
    exchangeable: false,
    displayable: false,
  })
  const shown = (answer.result as { currency: string; displayable: boolean }[]).filter(({ displayable }) => displayable)
  expect(shown.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP', 'ETH']))
})

it('gives what one USDT is worth by the mark, and nothing without one', async () => {
  expect(await app.get('/api/set/appCurrencySet/getRateByCurrency', { currency: 'EUR' })).toMatchObject({ code: 4307 })
  await app.tick('EUR/USD', '1.24999', '1.25001')
  const answer = await app.get('/api/set/appCurrencySet/getRateByCurrency', { currency: 'EUR' })
  expect(answer.result).toEqual({ currency: 'EUR', rate: '0.8', time: '2026-11-18 17:00:00' })
  expect(await app.get('/api/set/appCurrencySet/getRateByCurrency', { currency: 'XYZ' })).toMatchObject({ code: 4306 })
  expect(await app.get('/api/set/appCurrencySet/getRateByCurrency', { currency: 'SOLAR' })).toMatchObject({
    code: 4307,
  })
})
