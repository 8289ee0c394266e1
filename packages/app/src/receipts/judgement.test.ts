import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import {
  anchorPending,
  failed,
  isPending,
  passed,
  type Receipt,
  type ReceiptVerdict,
} from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { describe, expect, it } from 'vitest'
import { checkpointsOf, judge, nextCheckpointIn } from './judgement.ts'
import type { KnownRows } from '../proof/known-rows.ts'
import { ownRowOf, sequencesIn } from './own-rows.ts'
import type { ResultsCheck } from './results-check.ts'
import { runCheck } from './run-check.ts'
import { checkLines } from './seal-steps.ts'

const receipt = exampleReceipts()['won']
if (receipt === undefined) throw new Error('the example is missing')
const verdict = (ok: boolean, pending: boolean, unknownKind?: string): ReceiptVerdict => ({
  ok,
  pending,
  unproven: [],
  unknownKind,
  checks: [],
})

describe('the judgement', () => {
  it.each([
    ['checking', undefined, []],
    ['holds', verdict(true, false), ['same']],
    ['holds', verdict(true, false), []],
    ['checking', verdict(true, false), ['same', 'waiting']],
    ['unpublished', verdict(true, false), ['same', 'unknown']],
    ['pending', verdict(true, true), ['same', 'unknown']],
    ['fails', verdict(true, true), ['different']],
    ['fails', verdict(false, false), ['waiting']],
    ['unknown', verdict(false, false, 'saved'), ['same']],
    ['unknown', verdict(false, true, 'saved'), ['waiting']],
    ['fails', verdict(false, false, 'saved'), ['different']],
  ] as const)('is "%s"', (judgement, found, comparisons) => {
    expect(
      judge(
        found,
        comparisons.map((is, id) => ({ id, is })),
        { own: 'unknown', results: 'none' },
      ),
    ).toBe(judgement)
  })
})

it('fails where this device has seen another row, whatever the house proves', () => {
  const published = [{ id: 1, is: 'same' }] as const
  expect(judge(verdict(true, false), published, { own: 'different', results: 'none' })).toBe('fails')
  expect(judge(verdict(true, false), [], { own: 'broken', results: undefined })).toBe('fails')
  expect(judge(verdict(true, false), [], { own: 'same', results: 'checked' })).toBe('holds')
  expect(judge(undefined, [], { own: 'different', results: 'none' })).toBe('checking')
})

it('fails where a result is told that the records do not make, and waits until that is known', () => {
  expect(judge(verdict(true, false), [], { own: 'same', results: 'differs' })).toBe('fails')
  expect(judge(verdict(true, true), [], { own: 'unknown', results: 'differs' })).toBe('fails')
  expect(judge(verdict(true, false), [], { own: 'unknown', results: undefined })).toBe('checking')
  expect(judge(verdict(true, false), [], { own: 'unknown', results: 'told' })).toBe('holds')
})

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

it('fails wherever a line of its checks is red, and nowhere else', () => {
  const results = ['none', 'told', 'checked', 'differs', undefined] as const
  const compared = ['same', 'different', 'waiting', 'unknown'] as const
  for (const own of ['same', 'different', 'broken', 'unknown'] as const)
    for (const is of results)
      for (const comparison of compared)
        for (const ok of [true, false]) {
          const checks = [ok ? passed('formula', '') : failed('formula', '')]
          const comparisons = [{ id: 1, is: comparison }]
          const judgement = judge({ ...verdict(ok, false), checks }, comparisons, { own, results: is })
          const found = is && ({ is, results: [], told: [], sentence: '' } as ResultsCheck)
          const lines = checkLines({ checks, comparisons, own, results: found })
          expect(judgement === 'fails').toBe(lines.some(({ state }) => state === 'failed'))
        }
})
