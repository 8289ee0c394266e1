import { recordKinds } from '@touchstone/domain/rulebook/noun-tables'
import { expect, it } from 'vitest'
import type { Committed } from '../../executor/submission.ts'
import { nounSides } from '../../start/noun-features.ts'
import type { AnyNounSide, AnyRecordTelling } from '../feature/feature.ts'
import { createJournalMessages } from './journal-messages.ts'

const cancelled: AnyRecordTelling = {
  heard: () => ['1-1'],
  read: () => Promise.resolve(new Map()),
  tell: (orderId: string) => [{ kind: 'order_cancelled', details: { orderId }, hasReceipt: false }],
}
const side = (messagesOfRecords: AnyNounSide['messagesOfRecords']): AnyNounSide => ({
  messages: { cancelled: 'nothing' },
  messagesOfRecords,
  lockedFacts: [],
  schedules: [],
  events: {},
  eventsOfRecords: {},
})
const committed = {
  row: { bookId: 1, sequence: 2, at: 3 },
  submission: { command: { kind: 'cancel_order', orderId: '1-1' } },
  reply: { kind: 'cancelled' },
} as unknown as Committed

it('says of each kind of record what is told of it, be it nothing', () => {
  const names = Object.values(nounSides).flatMap(({ messagesOfRecords }) => Object.keys(messagesOfRecords))
  expect(names.toSorted()).toEqual([...recordKinds.keys()].toSorted())
})

it('tells of records, and of those of which it tells nothing it does not', () => {
  expect(createJournalMessages({ orders: side({ order: 'nothing' }) }).heard(committed)).toBeUndefined()
  const messages = createJournalMessages({ orders: side({ position: 'nothing', order: cancelled }) })
  const event = messages.heard(committed)
  expect(event && messages.messagesOf(event)).toEqual([
    { bookId: 1, sequence: null, kind: 'order_cancelled', details: { orderId: '1-1' }, source: '1-2', at: 3 },
  ])
})
