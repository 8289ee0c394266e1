import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../api/test-app.ts'
import { countTry, forgetTries, type Trier } from './tries.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterAll(() => app.stop())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const start = Date.UTC(2026, 10, 18)

const attempt = async (secret: string, trier: Trier, at: number) =>
  (await countTry(app.house.sql, { secret, trier }, at)).ok

/** How many tries of a day are let through, when somebody tries every minute. */
async function triesOfDay(secret: string, trier: Trier, from = start): Promise<number> {
  let taken = 0
  for (let at = from; at < from + dayMs; at += minuteMs)
    for (let more = await attempt(secret, trier, at); more; more = await attempt(secret, trier, at)) taken += 1
  return taken
}

it('lets one address guess some fifty times a day at one name, day after day', async () => {
  const days = [0, 1, 2].map((day) => start + day * dayMs)
  const taken: number[] = []
  for (const from of days) taken.push(await triesOfDay('login account one', { network: '192.0.2.1' }, from))
  expect(taken).toEqual([52, 51, 51])
})

it('lets a browser that is known, or a session, guess a hundred times a day', async () => {
  expect(await triesOfDay('login user 1', { known: 'browser of ann' })).toBe(103)
})

it('lets a thousand addresses together guess some 1,300 times a day at one name', async () => {
  const secret = 'login account many'
  const addresses = Array.from({ length: 1_000 }, (_, at) => `10.0.${at >> 8}.${at & 255}`)
  let taken = 0
  for (const hour of [0, 1, 6, 12, 23])
    for (const network of addresses)
      for (let turn = 0; turn < 6; turn += 1) {
        if (!(await attempt(secret, { network }, start + hour * 60 * minuteMs + turn))) break
        taken += 1
      }
  expect(taken).toBeGreaterThanOrEqual(1_000)
  expect(taken).toBeLessThanOrEqual(1_300)
  // Whoever comes from elsewhere is let in with the right password all the same, and from a known browser at any time.
  const owner = { secret, trier: { network: '192.0.2.77' } }
  expect(await countTry(app.house.sql, owner, start + 23 * 60 * minuteMs)).toEqual({ ok: true, value: undefined })
  await forgetTries(app.house.sql, owner)
  expect(await attempt(secret, { known: 'browser of the owner' }, start + 23 * 60 * minuteMs)).toBe(true)
})

it('counts tries at the same moment one by one, and says how long to wait', async () => {
  const tried = { secret: 'login account burst', trier: { network: '192.0.2.9' } }
  const all = await Promise.all(Array.from({ length: 40 }, () => countTry(app.house.sql, tried, start)))
  expect(all.filter(({ ok }) => ok)).toHaveLength(5)
  expect(await countTry(app.house.sql, tried, start)).toEqual({
    ok: false,
    refusal: { kind: 'tries_exhausted', minutes: 1 },
  })
  let at = start
  for (const minutes of [2, 4, 8, 15, 15]) {
    at += 15 * minuteMs
    expect(await countTry(app.house.sql, tried, at)).toMatchObject({ ok: true })
    expect(await countTry(app.house.sql, tried, at)).toMatchObject({ refusal: { minutes } })
  }
})
