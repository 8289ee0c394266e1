import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { describe, expect, it } from 'vitest'
import { isUnanchored, judgePending, judgeWaiting } from './pending-judgement.ts'

const won = exampleReceipts()['won']
if (won === undefined) throw new Error('the example receipt is missing')
const at = Date.UTC(2026, 10, 18)
const row = { ...won.journal.row, at }
const anchored: Receipt = { ...won, journal: { ...won.journal, row } }
const unanchored: Receipt = { ...won, journal: { row, anchor: anchorPending } }
/** The clock of the device is another one. */
const toldAtMs = 5_000
const times = (newestAt: number | undefined, houseAt = newestAt ?? at) => ({ newestAt, houseAt, toldAtMs })
const brought = (receipt: Receipt) => ({ receipt, madeAtMs: undefined, waitedMs: 0 })
const live = (receipt: Receipt, afterMs = 0, waitedMs = 0) => ({ receipt, madeAtMs: toldAtMs + afterMs, waitedMs })

describe('a receipt that is brought never waits for a checkpoint', () => {
  it.each([
    ['unanchored', times(at + 600_000)],
    ['overdue', times(at + 600_001)],
    // The house has published nothing since: the receipt may have been saved before its checkpoint.
    ['unanchored', times(at - 1, at + 1e9)],
    ['unanchored', times(undefined, at + 1e9)],
    ['unanchored', times(at - 120_000)],
    ['future', times(at - 120_001)],
    ['unanchored', times(at - 1e9, at)],
    // A clock that is behind the newest checkpoint makes nothing of a time to come.
    ['unanchored', times(at, at - 1e9)],
    ['unanchored', times(undefined, at - 1e9)],
    ['checking', undefined],
  ] as const)('"%s", the house being at %o', (judgement, house) => {
    expect(judgePending(brought(unanchored), house)).toBe(judgement)
  })
})

describe('a record that the house keeps out of every checkpoint waits for ten minutes', () => {
  it.each([
    ['pending', times(at + 600_000)],
    ['overdue', times(at + 600_001)],
    // A house that publishes nothing at all does not get more time.
    ['overdue', times(at - 1, at + 600_001)],
    ['overdue', times(undefined, at + 600_001)],
    ['pending', times(at - 1, at + 600_000)],
    ['future', times(at - 120_001)],
    ['checking', undefined],
  ] as const)('"%s", the house being at %o', (judgement, house) => {
    expect(judgePending(live(unanchored), house)).toBe(judgement)
  })

  it.each([
    // The receipt is from before the house went on: it must be asked for again, not doubted.
    ['pending', -1, times(at + 600_001)],
    ['pending', -3_600_000, times(at + 3_600_000)],
    ['overdue', -1, times(at + 600_002)],
    // Nor does a receipt from later make the house's clock older.
    ['pending', 3_600_000, times(at + 600_000)],
    ['overdue', 3_600_000, times(at + 600_001)],
  ] as const)('"%s" where the house made it %d ms after it told the time, %o', (judgement, afterMs, house) => {
    expect(judgePending(live(unanchored, afterMs), house)).toBe(judgement)
  })

  it('also where it is the row that accepted it', () => {
    const accepted = { row: { ...won.journal.row, at: at - 600_001 }, anchor: anchorPending } as const
    expect(judgePending(live({ ...anchored, accepted }), times(at))).toBe('overdue')
    expect(isUnanchored({ ...anchored, accepted })).toBe(true)
  })
})

describe('one that could not be compared', () => {
  it('is not proven all the same where it is overdue, or of a time to come', () => {
    expect(judgeWaiting('unpublished', live(unanchored), times(at + 600_001))).toBe('overdue')
    expect(judgeWaiting('unpublished', brought(unanchored), times(at + 600_001))).toBe('overdue')
    expect(judgeWaiting('unpublished', live(unanchored), times(at - 120_001))).toBe('future')
  })

  it('is otherwise said to be so', () => {
    expect(judgeWaiting('unpublished', live(unanchored), times(at + 600_000))).toBe('unpublished')
    expect(judgeWaiting('unpublished', live(unanchored), undefined)).toBe('unpublished')
    expect(judgeWaiting('unpublished', live(anchored), times(at + 1e9))).toBe('unpublished')
    expect(judgeWaiting('unpublished', brought(unanchored), times(at))).toBe('unpublished')
  })

  it('and what neither waits nor lacks a comparison stays as it is', () => {
    for (const judged of ['holds', 'fails', 'otherHouse', 'checking', 'unknown'] as const)
      expect(judgeWaiting(judged, live(unanchored), times(at + 600_001))).toBe(judged)
    expect(judgeWaiting('pending', live(unanchored), times(at))).toBe('pending')
  })
})

it('of which the tape alone is awaited is under its checkpoint', () => {
  expect(isUnanchored(anchored)).toBe(false)
  expect(judgePending(live(anchored), times(at + 1e9))).toBe('pending')
  expect(judgePending(live(anchored, 0, 600_001), times(at + 1e9))).toBe('pending')
  expect(judgePending(brought(anchored), times(at + 1e9))).toBe('unanchored')
})
