import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { judgePending } from './pending-judgement.ts'
import { fetchedFrom } from './receipts.queries.ts'

const { won, lost } = exampleReceipts()
if (won === undefined || lost === undefined) throw new Error('the examples are missing')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answered = ({ journal, ...rest }: Receipt) =>
  fetchedFrom({
    receipt: receiptToJson({ ...rest, journal: { row: journal.row, anchor: anchorPending } }),
    pending: true,
    world: 'real',
    results: [],
  })

it('a house that stops its clock and its checkpoints does not make a record wait for ever', () => {
  const houseAt = won.journal.row.at + 1_000
  const judgement = () =>
    judgePending(answered(won), { newestAt: won.journal.row.at - 1, houseAt, toldAtMs: Date.now() })
  expect(judgement()).toBe('pending')
  vi.advanceTimersByTime(600_000)
  expect(judgement()).toBe('pending')
  vi.advanceTimersByTime(1)
  expect(judgement()).toBe('overdue')
  // It counts for each record by itself.
  expect(answered(lost).waitedMs).toBe(0)
  // The device's clock, which may be set meanwhile, counts for nothing.
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(answered(lost).waitedMs).toBe(0)
})
