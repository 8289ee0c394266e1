import { randomBytes } from 'node:crypto'
import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { hourMs } from '@touchstone/domain/time'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { newClientKey } from '../../executor/client-key.ts'
import { createGapNotices } from './gap-notices.ts'
import { listMessages } from './messages.store.ts'

/** A Friday; the metals close at 21:00 until Sunday 22:00, and on other days for an hour. */
const fridayAt = Date.UTC(2026, 10, 20)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}), startAt: fridayAt + 12 * hourMs })
  await app.tick('XAU/USD', '3999.9', '4000.1')
})
afterAll(() => app.stop())

async function holder(userId: number, leverage: number): Promise<void> {
  const bookId = await app.house.openBook(userId, 'demo')
  const outcome = await submitUnder(app.house, newClientKey(app.time.now, randomBytes(10)), {
    bookId,
    command: exampleOpening({ symbol: 'XAU/USD', leverage, quantity: decimal('1') }),
  })
  expect(outcome.kind).toBe('done')
}

it('notifies holders above the leverage of a gap once, an hour before it', async () => {
  await holder(1, 20)
  await holder(2, 10)
  const { sql, settings } = app.house
  const notices = createGapNotices({ sql, settings })
  const closesAt = fridayAt + 21 * hourMs
  expect(await notices.advance(closesAt - hourMs - 1)).toBe(0)
  expect(await notices.advance(closesAt - hourMs)).toBe(1)
  expect(await notices.advance(closesAt - hourMs + 1)).toBe(0)
  expect(await createGapNotices({ sql, settings }).advance(closesAt - 1)).toBe(0)
  const all = { category: 'all', unread: undefined } as const
  const { rows } = await listMessages(sql, 1, all, { skip: 0, limit: 9 })
  expect(rows).toMatchObject([
    {
      kind: 'market_gap_ahead',
      world: 'demo',
      details: { symbol: 'XAU/USD', leverage: 20, leverageMax: 10, closesAt, opensAt: closesAt + 49 * hourMs },
    },
  ])
})

it('notifies nobody before the short pause of a working day', async () => {
  const notices = createGapNotices({ sql: app.house.sql, settings: app.house.settings })
  expect(await notices.advance(fridayAt - 3 * hourMs - 1)).toBe(0)
})
