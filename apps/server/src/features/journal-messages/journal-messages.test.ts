import { recordKinds } from '@touchstone/domain/rulebook/noun-tables'
import { expect, it } from 'vitest'
import type { Committed } from '../../executor/submission.ts'
import { nounSides } from '../../start/noun-features.ts'
import type { Transaction } from '../../platform/database.ts'
import type { AnyNounSide, AnyRecordMessages } from '../feature/feature.ts'
import { createJournalMessages } from './journal-messages.ts'

const cancelled: AnyRecordMessages = {
  changed: () => ['1-1'],
  read: () => Promise.resolve(new Map()),
  messagesOf: (orderId: string) => [{ kind: 'order_cancelled', details: { orderId }, hasReceipt: false }],
}
const side = (messagesOfRecords: AnyNounSide['messagesOfRecords']): AnyNounSide => ({
  messages: { cancelled: 'nothing' },
  messagesOfRecords,
  lockedFacts: [],
  schedules: [],
  events: {},
  eventsOfRecords: {},
})
/** No rule here asks the database. */
const unused = undefined as unknown as Transaction
const committed = {
  row: { bookId: 1, sequence: 2, at: 3 },
  submission: { command: { kind: 'cancel_order', orderId: '1-1' } },
  reply: { kind: 'cancelled' },
} as unknown as Committed

it('has a rule for each kind of record, be it `nothing`', () => {
  const names = Object.values(nounSides).flatMap(({ messagesOfRecords }) => Object.keys(messagesOfRecords))
  expect(names.toSorted()).toEqual([...recordKinds.keys()].toSorted())
})

it('makes messages of records, and none of those without any', async () => {
  expect(createJournalMessages({ orders: side({ order: 'nothing' }) }).eventOf(committed)).toBeUndefined()
  const messages = createJournalMessages({ orders: side({ position: 'nothing', order: cancelled }) })
  const event = messages.eventOf(committed)
  expect(event && (await messages.messagesOf(event, unused))).toEqual([
    { bookId: 1, sequence: null, kind: 'order_cancelled', details: { orderId: '1-1' }, source: '1-2', at: 3 },
  ])
})
