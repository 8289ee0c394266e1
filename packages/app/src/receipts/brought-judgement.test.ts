import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { expect, it } from 'vitest'
import { judgeBrought } from './brought-judgement.ts'

const won = exampleReceipts()['won']
if (won === undefined) throw new Error('the example receipt is missing')
const at = Date.UTC(2026, 10, 18)
const row = { ...won.journal.row, at }
const unanchored: Receipt = { ...won, journal: { row, anchor: anchorPending } }

it.each([
  ['unanchored', at + 600_000],
  ['overdue', at + 600_001],
  // Later than anything that is published.
  ['unanchored', at - 1],
  ['unanchored', undefined],
] as const)(
  'a receipt that is brought without an anchor never waits for one: %s, the newest %o',
  (judgement, newest) => {
    expect(judgeBrought('pending', unanchored, newest)).toBe(judgement)
  },
)

it('of which a price alone is under no checkpoint, the house has published the record', () => {
  expect(judgeBrought('pending', { ...won, journal: { ...won.journal, row } }, at + 1e9)).toBe('unanchored')
})

it.each(['checking', 'holds', 'unpublished', 'unknown', 'fails'] as const)('stays "%s" otherwise', (judgement) => {
  expect(judgeBrought(judgement, unanchored, at + 1e9)).toBe(judgement)
})
