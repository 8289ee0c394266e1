import { defaultSettings, firstLiveSettings } from '@touchstone/domain/settings/default-settings'
import { dayMs } from '@touchstone/domain/time'
import { ledger } from '@touchstone/wire/ledger'
import { playMoney } from '@touchstone/wire/play-money'
import { wallets } from '@touchstone/wire/wallets'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { ledgerHandlers } from '../ledger/ledger.routes.ts'
import { walletsHandlers } from '../wallets/wallets.routes.ts'
import { playMoneyHandlers } from './play-money.routes.ts'

const { takePlayMoney, playMoneyState } = playMoney

const start = (settings = defaultSettings): Promise<TestApp> =>
  startTestApp(inject('cluster'), {
    house: { settings },
    handlers: ({ house, books }) => ({
      ...playMoneyHandlers({ ...house, books }),
      ...walletsHandlers({ ...house, books }),
      ...ledgerHandlers({ sql: house.sql, books }),
    }),
  })

let app: TestApp
beforeAll(async () => (app = await start()))
afterAll(() => app.stop())

let people = 0
const newcomer = (of = app): string => of.signIn((people += 1))
const take = (token: string, of = app, sending = {}) => of.post(takePlayMoney.path, {}, { token, ...sending })
const state = async (token: string, of = app) => (await of.get(playMoneyState.path, {}, { token })).result
const balance = async (token: string) => {
  const { result } = await app.get(wallets.balances.path, { book: 'real' }, { token })
  return (result as { balances: { currency: string; balance: string }[] }).balances[0]
}
const tomorrow = () => (Math.floor(app.time.now / dayMs) + 1) * dayMs

it('is in the balance of the real book at once, and then not before the next UTC day', async () => {
  const token = newcomer()
  expect(await state(token)).toEqual({ amount: '10000', takenToday: false, againAtMs: null })
  expect(await take(token)).toMatchObject({
    code: 200,
    result: { outcome: { kind: 'play_money_taken', amount: '10000', day: tomorrow() / dayMs - 1 } },
  })
  expect(await balance(token)).toMatchObject({ currency: 'USDT', balance: '10000' })
  expect(await state(token)).toEqual({ amount: '10000', takenToday: true, againAtMs: tomorrow() })
  const refused = { key: 'play_money_taken', details: { againAtMs: tomorrow(), hours: 15 } }
  expect(await take(token)).toMatchObject({ code: 4981, result: refused })
  const entries = await app.get(ledger.ledgerMovements.path, { book: 'real' }, { token })
  expect(entries.result).toMatchObject({ records: [{ entries: [{ kind: 'play_money' }] }] })

  app.time.now = tomorrow()
  expect(await state(token)).toMatchObject({ takenToday: false, againAtMs: null })
  expect(await take(token)).toMatchObject({ code: 200 })
  expect(await balance(token)).toMatchObject({ balance: '20000' })
})

it('sent twice under one key is taken once', async () => {
  const token = newcomer()
  const key = app.newKey()
  const first = await take(token, app, { key })
  expect(await take(token, app, { key })).toMatchObject({ code: 200, result: first.result })
  expect(await balance(token)).toMatchObject({ balance: '10000' })
})

it('asked for twice at once is taken once', async () => {
  const token = newcomer()
  const codes = (await Promise.all([take(token), take(token)])).map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set([200, 4981]))
  expect(await balance(token)).toMatchObject({ balance: '10000' })
})

it('is of the real book alone, and of nobody else', async () => {
  const token = newcomer()
  expect(await app.post(takePlayMoney.path, { book: 'demo' }, { token })).toMatchObject({ status: 400 })
  await take(token)
  expect(await state(newcomer())).toMatchObject({ takenToday: false })
  expect(await app.post(takePlayMoney.path, {})).toMatchObject({ code: 401 })
  expect(await app.get(playMoneyState.path)).toMatchObject({ code: 401 })
})

it('does not exist where money is real', async () => {
  const live = await start(firstLiveSettings)
  const token = newcomer(live)
  expect(await state(token, live)).toEqual({ amount: null, takenToday: false, againAtMs: null })
  expect(await take(token, live)).toMatchObject({ code: 4980, result: { key: 'no_play_money' } })
  await live.stop()
})
