import { userEvent } from '@touchstone/wire/stream'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type House, openHouse } from '../../house/house.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { askFor, fundedBook, mustDo } from '../../executor/test-funds.ts'
import type { Committed } from '../../executor/submission.ts'
import { lockedFacts, nounSides } from '../../start/noun-features.ts'
import { createEventTexts, depositText } from './user-events.ts'

const eventTexts = createEventTexts(nounSides)
const committed: Committed[] = []
let database: TestDatabase
let house: House
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openHouse({
    lockedFacts,
    address: database.address,
    clock: () => Date.UTC(2026, 10, 18, 9),
  })
  house.onCommitted((events) => committed.push(...events))
})
afterAll(async () => {
  await house.stop()
  await database.drop()
})

const read = (text: string) => z.parse(userEvent, JSON.parse(text))

it('sends every stage of a withdrawal, with the balances that it leaves', async () => {
  const bookId = await fundedBook(house.sql, house.executor, 7)
  const { reply } = await mustDo(house.executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  const { id } = (JSON.parse(reply) as { withdrawal: { id: string } }).withdrawal
  const cancelling = { kind: 'cancel_withdrawal', withdrawalId: id } as const
  await mustDo(house.executor.submit({ bookId, key: 'u:cancel', command: cancelling }))
  const [asked, cancelled] = committed.slice(-2).map((each) => eventTexts(each).map(read))
  expect(asked).toMatchObject([
    { kind: 'withdrawal', bookId, id, status: 0, stage: 'submitted', currency: 'USDT', amount: '100' },
    { kind: 'balances', bookId },
  ])
  expect(cancelled).toMatchObject([
    { kind: 'withdrawal', bookId, id, status: -1, stage: 'cancelled' },
    { kind: 'balances', bookId },
  ])
})

it('sends what has become of a deposit', () => {
  const changed = { userId: 7, id: '12', status: 1, state: 'delivered' } as const
  expect(read(depositText(changed, 5))).toEqual({ kind: 'deposit', id: '12', status: 1, state: 'delivered', atMs: 5 })
})
