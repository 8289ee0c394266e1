import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { startTestApp, type TestApp } from '../../../api/test-app.ts'
import { forgetExpired } from './forget-expired.ts'
import {
  forgetBrowser,
  forgetBrowsers,
  forgetOtherBrowsers,
  isKnownBrowser,
  noteBrowser,
} from './known-browsers.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterAll(() => app.stop())

const browser = (id: string) => ({ id, brought: true })
const start = Date.UTC(2026, 10, 18)
const note = (userId: number, id: string, at: number) =>
  noteBrowser(app.house.sql, { userId }, { browser: browser(id), at })
const isKnown = (userId: number, id: string) => isKnownBrowser(app.house.sql, { userId }, browser(id))

it('keeps twenty browsers of an account: the one that was not seen for longest is forgotten', async () => {
  for (let at = 1; at <= 20; at += 1) await note(1, `b${at}`, start + at)
  await note(2, 'b1', start)
  await note(1, 'b1', start + 21)
  await note(1, 'b21', start + 22)
  expect(await isKnown(1, 'b2')).toBe(false)
  for (const id of ['b1', 'b3', 'b20', 'b21']) expect([id, await isKnown(1, id)]).toEqual([id, true])
  expect(await isKnown(2, 'b1')).toBe(true)
  expect(await isKnown(2, 'b21')).toBe(false)
})

it('forgets one, all others, or all of an account', async () => {
  for (const id of ['a', 'b', 'c']) for (const userId of [3, 4]) await note(userId, id, start)
  await forgetBrowser(app.house.sql, { userId: 3 }, 'a')
  expect(await Promise.all(['a', 'b', 'c'].map((id) => isKnown(3, id)))).toEqual([false, true, true])
  await forgetOtherBrowsers(app.house.sql, { userId: 3 }, browser('b'))
  expect(await Promise.all(['b', 'c'].map((id) => isKnown(3, id)))).toEqual([true, false])
  await forgetBrowsers(app.house.sql, { userId: 3 })
  expect(await isKnown(3, 'b')).toBe(false)
  expect(await Promise.all(['a', 'b', 'c'].map((id) => isKnown(4, id)))).toEqual([true, true, true])
})

it('forgets every hour those that were not seen for as long as a cookie lasts, and no others', async () => {
  await note(5, 'old', start)
  await note(5, 'new', start + 1)
  await forgetExpired(app.house.sql, start + 400 * dayMs)
  expect([await isKnown(5, 'old'), await isKnown(5, 'new')]).toEqual([true, true])
  await forgetExpired(app.house.sql, start + 400 * dayMs + 1)
  expect([await isKnown(5, 'old'), await isKnown(5, 'new')]).toEqual([false, true])
})
