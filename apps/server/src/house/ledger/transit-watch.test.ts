import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { houseBook, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { createTransitWatch } from './transit-watch.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
})
afterAll(() => app.stop())

test('money that stays between two books for more than a minute is an alarm, once', async () => {
  const logged: object[] = []
  const watch = createTransitWatch({ sql: app.house.sql, log: (message, details) => logged.push({ message, details }) })
  await watch.advance(1_000)
  expect([watch.state(), watch.ageMs(5_000)]).toEqual([{ amounts: [], sinceAt: null }, 0])

  const treasury = await houseBook(app.house.sql, treasuryHolder)
  const { submit } = app.house.executor
  await submit({ bookId: treasury, key: 'sandbox:capital', command: { kind: 'raise_capital' } })
  const allot = { kind: 'allot_capital', product: 'trend-7', currency: 'USDT', operators: [] } as const
  // No book takes it: the pool is none.
  const sent = await submit({
    bookId: treasury,
    key: 'sandbox:lost',
    command: { ...allot, pool: treasury, amount: decimal('12.5') },
  })
  expect(sent.kind).toBe('done')
  await app.house.idle()
  await watch.advance(10_000)
  await watch.advance(70_000)
  expect(watch.state()).toEqual({ amounts: [{ world: 'real', currency: 'USDT', amount: '12.5' }], sinceAt: 10_000 })
  expect([watch.ageMs(70_000), logged]).toEqual([60_000, []])
  await watch.advance(70_001)
  await watch.advance(80_000)
  expect(logged).toEqual([
    {
      message: 'alarm: money has been between two books for more than a minute',
      details: { since: '1970-01-01T00:00:10.000Z', amounts: ['real 12.5 USDT'] },
    },
  ])
  await submit({
    bookId: treasury,
    key: 'sandbox:found',
    command: { kind: 'take_back_capital', pool: treasury, currency: 'USDT', amount: decimal('12.5') },
  })
  await watch.advance(90_000)
  expect(watch.state()).toEqual({ amounts: [], sinceAt: null })
})
