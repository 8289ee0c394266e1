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
  for (const from of days) taken.push(await triesOfDay('login account one', { address: '192.0.2.1' }, from))
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
    for (const address of addresses)
      for (let turn = 0; turn < 6; turn += 1) {
        if (!(await attempt(secret, { address }, start + hour * 60 * minuteMs + turn))) break
        taken += 1
      }
  expect(taken).toBeGreaterThanOrEqual(1_000)
  expect(taken).toBeLessThanOrEqual(1_300)
  // Whoever comes from elsewhere is let in with the right password all the same, and from a known browser at any time.
  const owner = { secret, trier: { address: '192.0.2.77' } }
  expect(await countTry(app.house.sql, owner, start + 23 * 60 * minuteMs)).toEqual({ ok: true, value: undefined })
  await forgetTries(app.house.sql, owner)
  expect(await attempt(secret, { known: 'browser of the owner' }, start + 23 * 60 * minuteMs)).toBe(true)
})

it('counts tries at the same moment one by one, and says how long to wait', async () => {
  const tried = { secret: 'login account burst', trier: { address: '192.0.2.9' } }
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

/** Tries of a name at once, by one network of IPv6: `prefix` and as many networks of 64 bits in it. */
async function triesOfNetwork(secret: string, { networks, at = start }: { networks: number; at?: number }) {
  let taken = 0
  for (let network = 0; network < networks; network += 1) {
    const address = `2001:db8:0:${network.toString(16)}::1`
    for (let turn = 0; turn < 6 && (await attempt(secret, { address }, at)); turn += 1) taken += 1
  }
  return taken
}

it('lets a network of 56 bits guess as often as four addresses, and one of 48 bits as often as sixteen', async () => {
  expect(await triesOfNetwork('login account v6', { networks: 1 })).toBe(5)
  expect(await triesOfNetwork('login account v6 56', { networks: 256 })).toBe(20)
  // From the fiftieth on every network has fewer.
  expect(await triesOfNetwork('login account v6 48', { networks: 4_096 })).toBe(50)
  const hours = [1, 2, 3, 4, 5, 6].map((hour) => start + hour * 60 * minuteMs)
  let later = 0
  for (const at of hours) later += await triesOfNetwork('login account v6 48', { networks: 512, at })
  expect(later).toBeLessThanOrEqual(hours.length)
  // Too few to take the second try from somebody who comes from elsewhere.
  for (const turn of [1, 2])
    expect([turn, await attempt('login account v6 48', { address: '192.0.2.1' }, start)]).toEqual([turn, true])
})

it('lets a neighbour in the same network in while another one guesses', async () => {
  const neighbours = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:101::1']
  const secret = 'login account neighbour'
  for (let turn = 0; turn < 9; turn += 1) await attempt(secret, { address: neighbours[0] ?? '' }, start)
  for (const address of neighbours) expect(await attempt(secret, { address }, start)).toBe(address !== neighbours[0])
})

it('lets all strangers together guess 200 times a day at a second factor, and whoever is known all the same', async () => {
  const tryIt = async (trier: Trier, at: number) =>
    (await countTry(app.house.sql, { secret: 'authenticator 77', trier, isShort: true }, at)).ok
  let taken = 0
  for (let at = start, from = 0; at < start + dayMs; at += 5 * minuteMs)
    for (let more = 0; more < 12; more += 1, from += 1)
      if (await tryIt({ address: `10.0.${from >> 8}.${from & 255}` }, at)) taken += 1
  expect(taken).toBeGreaterThan(150)
  expect(taken).toBeLessThanOrEqual(200)
  expect(await tryIt({ address: '192.0.2.1' }, start + dayMs)).toBe(false)
  expect(await tryIt({ known: 'browser of the owner' }, start + dayMs)).toBe(true)
  // Nobody is kept out for longer than a quarter of an hour.
  expect(await tryIt({ address: '192.0.2.1' }, start + dayMs + 15 * minuteMs)).toBe(true)
})

it('counts right tries of strangers at no name', async () => {
  const secret = 'login account office'
  for (let person = 0; person < 60; person += 1) {
    const tried = { secret, trier: { address: `10.1.0.${person}` } }
    expect((await countTry(app.house.sql, tried, start)).ok).toBe(true)
    await forgetTries(app.house.sql, tried)
  }
  const codes = []
  for (let turn = 0; turn < 6; turn += 1) codes.push(await attempt(secret, { address: '192.0.2.1' }, start))
  expect(codes).toEqual([true, true, true, true, true, false])
})

it('takes a right try off what others count for too, and never more than was counted', async () => {
  const tried = { secret: 'login account twice', trier: { address: '198.51.100.1' } }
  await countTry(app.house.sql, tried, start)
  for (const _time of [1, 2]) await forgetTries(app.house.sql, tried)
  const [row] = await app.owner<{ least: number }[]>`select min(count) as least from tries`
  expect(row?.least).toBe(0)
})
