import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { readGuard, secretChanges } from './guards.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterAll(() => app.stop())

it('lets withdrawals wait for the last change of a secret, in whatever order changes are noted', async () => {
  const noteChange = secretChanges(() => dayMs)
  const [first, second] = [Date.UTC(2026, 10, 18), Date.UTC(2026, 10, 19)]
  expect(await noteChange(app.house.sql, 71, first)).toBe(first + dayMs)
  expect(await noteChange(app.house.sql, 71, second)).toBe(second + dayMs)
  // Of two requests the later one may have been first.
  await noteChange(app.house.sql, 71, first)
  expect((await readGuard(app.house.sql, 71)).changedAt).toBe(second)
  expect((await readGuard(app.house.sql, 72)).changedAt).toBe(null)
  expect(await secretChanges(() => 0)(app.house.sql, 72, first)).toBe(null)
})
