import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { dayMs } from '@touchstone/domain/time'
import { levels } from '@touchstone/wire/levels'
import { playMoney } from '@touchstone/wire/play-money'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { playMoneyHandlers } from '../play-money/play-money.routes.ts'
import { levelDayJob } from './count-levels.ts'
import { levelsHandlers } from './levels.routes.ts'

const start = (settings = defaultSettings): Promise<TestApp> =>
  startTestApp(inject('cluster'), {
    house: { settings },
    handlers: ({ house, books }) => ({
      ...levelsHandlers({ ...house, books }),
      ...playMoneyHandlers({ ...house, books }),
    }),
  })
let app: TestApp
beforeAll(async () => (app = await start()))
afterAll(() => app.stop())

const asked = async (token: string, of = app) => (await of.get(levels.levels.path, {}, { token })).result
const day = (ago: number) => new Date(app.time.now - ago * dayMs).toISOString().slice(0, 10)

it('shows a newcomer the table and level 0', async () => {
  expect(await asked(app.signIn(1))).toMatchObject({
    levels: [
      { level: 0, from: '0' },
      { level: 1, from: '1000' },
      ...[2, 3, 4, 5, 6, 7].map((level) => ({ level })),
      { level: 8, from: '5000000' },
    ],
    level: 0,
    setBy: null,
    days: [],
  })
})

it('shows the level, the row that set it, and the assets of each counted day', async () => {
  const token = app.signIn(2)
  await app.post(playMoney.takePlayMoney.path, {}, { token })
  const job = levelDayJob(app.house)
  for (let passed = 0; passed < 2; passed += 1) {
    app.time.now += dayMs
    await app.house.advance()
    const today = app.time.now - (app.time.now % dayMs)
    while (!(await job.run(today - dayMs, app.time.now)));
  }
  expect(await asked(token)).toMatchObject({
    level: 2,
    setBy: { sequence: 2, day: day(1) },
    days: [{ day: day(1), assets: '10000', held: [{ currency: 'USDT', amount: '10000', price: '1', tick: null }] }],
  })
  expect(await asked(app.signIn(1))).toMatchObject({ level: 0, setBy: null, days: [] })
})

it('is for whoever is signed in', async () => {
  expect(await app.get(levels.levels.path)).toMatchObject({ code: 401 })
})

it('has no level where the settings have none', async () => {
  const { levels: _, ...older } = defaultSettings
  const old = await start(older)
  expect(await asked(old.signIn(1), old)).toEqual({ levels: [], level: 0, setBy: null, days: [] })
  await old.stop()
})
