import { readReply } from '@touchstone/domain/rulebook/read-row'
import { exampleDay } from '@touchstone/domain/examples/example-strategy-days'
import { noteHouse } from '@touchstone/domain/examples/product-receipts'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { strategiesFeature } from './strategies.feature.ts'

/** What the messages of a row say, beside its order. */
function told(row: JournalRow): [string, object][] {
  const reply = readReply(row.reply)
  const draft = (strategiesFeature.messages as Record<string, unknown>)[reply.kind]
  if (typeof draft !== 'function') return []
  const drafts = (draft as (row: object) => { kind: string; details: object }[])({ ...row, reply })
  return drafts.map(({ kind, details }) => [kind, details])
}

it('tells the owner of an order what they did, what each day brought, and how it ended', () => {
  const { house, buy, tell, count } = noteHouse()
  const [kept, cancelled] = [buy('1001'), buy('100')]
  tell({ kind: 'confirm_strategy', orderId: kept }, exampleDay - 2 * 3_600_000)
  tell({ kind: 'confirm_strategy', orderId: cancelled }, exampleDay - 3_600_000)
  tell({ kind: 'cancel_strategy', orderId: cancelled }, exampleDay - 1)
  count(kept, 0, 0)
  count(kept, 40, 40)
  tell({ kind: 'exit_strategy', orderId: kept, exitDay: exampleDay + 2 * dayMs }, exampleDay + 2 * dayMs + 5_000)
  count(kept, 40, 0)
  const orderId = kept
  expect(house.journal().flatMap(told)).toEqual([
    ['product_bought', { orderId, amount: '1001', currency: 'USDT', day: '2024-10-04', days: 7 }],
    ['product_bought', { orderId: cancelled, amount: '100', currency: 'USDT', day: '2024-10-04', days: 7 }],
    ['product_cancelled', { orderId: cancelled, amount: '100', currency: 'USDT' }],
    ['product_day_gained', { orderId, day: '2024-10-05', amount: expect.any(String) as string, currency: 'USDT' }],
    ['product_leaving', { orderId, day: '2024-10-06' }],
    [
      'product_day_lost',
      { orderId, day: '2024-10-06', amount: expect.stringMatching(/^-/) as string, currency: 'USDT' },
    ],
    ['product_ended', expect.objectContaining({ orderId, currency: 'USDT' }) as object],
  ])
})
