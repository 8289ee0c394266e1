import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, isPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { describe, expect, it } from 'vitest'
import { checkpointsOf, nextCheckpointIn } from './judgement.ts'
import type { KnownRows } from '../proof/known-rows.ts'
import { ownRowOf, sequencesIn } from './own-rows.ts'
import { runCheck } from './run-check.ts'

const receipt = exampleReceipts()['won']
if (receipt === undefined) throw new Error('the example is missing')

it('compares the row of a receipt with the one that was decided again', () => {
  const { row } = receipt.journal
  const known = (rows: KnownRows['rows']): KnownRows => ({ bookId: row.bookId, through: 9, rows })
  expect(ownRowOf(receipt, undefined)).toEqual({ is: 'unknown', through: 0 })
  expect(ownRowOf(receipt, known([]))).toEqual({ is: 'unknown', through: 9 })
  expect(ownRowOf(receipt, known([[row.sequence, { hash: row.hash }]]))).toEqual({ is: 'same', through: 9 })
  expect(ownRowOf(receipt, known([[row.sequence, { hash: 'f' }]])).is).toBe('different')
  expect(ownRowOf(receipt, known([[row.sequence, { difference: 'it differs' }]])).is).toBe('broken')
  expect(sequencesIn(receipt)).toEqual([row.sequence, row.sequence - 1])
})

it('names each checkpoint once', () => {
  expect(checkpointsOf(receipt).map(({ id }) => id)).toEqual([1])
  const { journal } = receipt
  const unanchored: Receipt = { ...receipt, journal: { ...journal, anchor: anchorPending }, accepted: null, ticks: [] }
  expect(checkpointsOf({ ...unanchored, armed: null })).toEqual([])
  expect(checkpointsOf({ ...unanchored, armed: journal }).map(({ id }) => id)).toEqual([1])
})

it('knows which checks wait for a checkpoint', () => {
  const { journal } = receipt
  const waiting = checkReceipt({ ...receipt, journal: { ...journal, anchor: anchorPending } })
  expect(waiting).toMatchObject({ ok: true, pending: true })
  expect(waiting.checks.filter(isPending).map(({ name }) => name)).toEqual([
    'row_anchor',
    'time',
    'order',
    'published_settings',
  ])
})

it.each([
  [[{ at: 120_000 }, { at: 60_000 }], 130_000, 50],
  [[{ at: 120_000 }, { at: 60_000 }], 200_000, 0],
  [[{ at: 120_000 }], 130_000, undefined],
  [[], 0, undefined],
])('the next checkpoint after %o is due in %s s', (made, now, seconds) => {
  expect(nextCheckpointIn(made, now)).toBe(seconds)
})

describe('the check', () => {
  it('runs where there is no worker too', async () => {
    const checked = await runCheck({ text: receiptText(receipt) })
    expect(checked.verdict).toEqual(checkReceipt(receipt))
    expect(checked.verdict.ok).toBe(true)
  })

  it('does not hold for what is no receipt', async () => {
    expect((await runCheck({ text: '{' })).verdict).toMatchObject({ ok: false, pending: false })
  })
})
