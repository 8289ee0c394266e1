import { anchorPending, failed, passed, type ReceiptCheck } from '@touchstone/domain/receipts/receipt'
import { describe, expect, it } from 'vitest'
import { judge, type Judgement } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import type { ResultsCheck } from '@touchstone/signatures/results-check'
import { checkLines, type Comparison, type SealGrounds, sealSteps } from './seal-steps.ts'

const told: ResultsCheck = { is: 'told', told: [] }
const differs: ResultsCheck = { is: 'differs', sentence: 'it is another one', results: [] }
const grounds = (given: Partial<Omit<SealGrounds, 'comparisons'>>, ...compared: Comparison['is'][]): SealGrounds => ({
  askedFault: undefined,
  checks: [passed('formula', '')],
  own: 'unknown',
  results: { is: 'none' },
  ...given,
  comparisons: compared.map((is, id) => ({ id, is })),
})
const pending = { checks: [passed('row_anchor', anchorPending)] }
const broken = { checks: [passed('row_hash', ''), failed('formula', '')] }

describe('the judgement', () => {
  it.each<[Judgement, SealGrounds, Judgement?]>([
    ['checking', grounds({ checks: undefined }, 'different')],
    ['checking', grounds({ checks: undefined, own: 'different' })],
    ['holds', grounds({}, 'same')],
    ['holds', grounds({})],
    ['holds', grounds({ own: 'same', results: { is: 'checked', results: [] } }, 'same')],
    ['holds', grounds({ results: told }, 'same')],
    ['checking', grounds({}, 'same', 'waiting')],
    ['checking', grounds({ results: undefined }, 'same')],
    ['unpublished', grounds({}, 'same', 'unknown')],
    ['pending', grounds(pending, 'same')],
    // A checkpoint that could not be fetched is not hidden by one that is awaited.
    ['unpublished', grounds(pending, 'same', 'unknown')],
    ['fails', grounds(broken, 'waiting')],
    ['fails', grounds(broken, 'different')],
    ['fails', grounds({}, 'rewritten')],
    ['fails', grounds({ own: 'different' }, 'same')],
    ['fails', grounds({ own: 'broken', results: undefined })],
    ['fails', grounds({ results: differs }, 'same')],
    ['fails', grounds({ askedFault: 'it is another record' }, 'same')],
    ['fails', grounds({ askedFault: 'it is another record', ...pending })],
    ['fails', grounds({ ...pending, results: differs })],
    ['fails', grounds({ results: differs }, 'different')],
    // Whose own checkpoint is another one: of a live receipt that is the fault of the house.
    ['fails', grounds({}, 'different'), 'otherHouse'],
    ['fails', grounds({}, 'different', 'different'), 'otherHouse'],
    ['fails', grounds({}, 'different', 'unknown'), 'otherHouse'],
    // One checkpoint of this house and one that is not are no whole of another house.
    ['fails', grounds({}, 'different', 'same')],
    ['fails', grounds({}, 'same', 'different')],
    ['fails', grounds(pending, 'different'), 'otherHouse'],
  ])('is "%s" of %j', (live, given, brought = live) => {
    expect(judge(given, { unknownKind: undefined, isLive: true })).toBe(live)
    expect(judge(given, { unknownKind: undefined, isLive: false })).toBe(brought)
  })

  it('of a kind that this version does not know says so, unless something is false', () => {
    const byKind = { unknownKind: 'saved', isLive: false }
    expect(judge(grounds({}, 'same'), byKind)).toBe('unknown')
    expect(judge(grounds(pending, 'waiting'), byKind)).toBe('unknown')
    expect(judge(grounds({}, 'different'), byKind)).toBe('fails')
  })
})

it('fails wherever a line is red, and nowhere else; holds where each line has passed, and nowhere else', () => {
  const checks: ReceiptCheck[][] = [
    [passed('formula', '')],
    [failed('formula', '')],
    [passed('row_hash', ''), passed('row_anchor', anchorPending)],
    [failed('row_anchor', anchorPending)],
  ]
  const results = [undefined, { is: 'none' }, told, differs, { is: 'checked', results: [] }] as const
  const compared = ['same', 'different', 'rewritten', 'waiting', 'unknown'] as const
  for (const each of checks)
    for (const own of ['same', 'different', 'broken', 'unknown'] as const satisfies OwnRow['is'][])
      for (const result of results)
        for (const one of compared)
          for (const other of compared)
            for (const isLive of [true, false]) {
              const given = grounds({ checks: each, own, results: result }, one, other)
              const judgement = judge(given, { unknownKind: undefined, isLive })
              const steps = sealSteps(checkLines(given))
              expect(judgement === 'fails' || judgement === 'otherHouse').toBe(
                steps.some(({ state }) => state === 'failed'),
              )
              expect(judgement === 'holds').toBe(steps.every(({ state }) => state === 'passed'))
            }
})

it('shows all lines of one name as one step, by the worst of them', () => {
  const checks = [passed('row_hash', ''), passed('row_anchor', anchorPending), failed('row_hash', '')]
  expect(sealSteps(checkLines(grounds({ checks }, 'same', 'unknown')))).toEqual([
    { name: 'row_hash', state: 'failed' },
    { name: 'row_anchor', state: 'pending' },
    { name: 'published', state: 'uncompared' },
  ])
})

it('a check that failed is red, though what it waits for is still to come', () => {
  const [line] = checkLines(grounds({ checks: [failed('row_anchor', anchorPending)] }))
  expect(line).toEqual({ name: 'row_anchor', state: 'failed', found: undefined })
})

it('one that is not known yet is worse than one that could not be known: nobody has looked', () => {
  for (const compared of [
    ['waiting', 'unknown'],
    ['unknown', 'waiting'],
  ] as const)
    expect(sealSteps(checkLines(grounds({}, ...compared))).at(-1)).toEqual({ name: 'published', state: 'waiting' })
})

it('what comes with the next checkpoint has its place before', () => {
  expect(sealSteps(checkLines(grounds(pending))).at(-1)).toEqual({ name: 'published', state: 'pending' })
  expect(checkLines(grounds({ checks: undefined }, 'different'))).toEqual([])
})

it('that it is the record that was asked for has a line only where it is not', () => {
  expect(checkLines(grounds({}, 'same')).map(({ name }) => name)).not.toContain('asked')
  expect(checkLines(grounds({ askedFault: 'it is another record' }, 'same'))[0]).toEqual({
    name: 'asked',
    state: 'failed',
    found: { detail: 'it is another record' },
  })
})
