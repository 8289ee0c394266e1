import { printDecimal } from '@touchstone/domain/money/decimal'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import { isPending, type ReceiptCheck, type ReceiptCheckName } from '@touchstone/domain/receipts/receipt'
import type { OwnRow } from './own-rows.ts'
import type { ResultsCheck } from '@touchstone/signatures/results-check'

/**
 * How a checkpoint of a receipt compares with the published one. `rewritten`: the house publishes another one than this
 * device has seen under its id; `unknown`: it was not fetched, as of a receipt that does not hold.
 */
export type Comparison = { id: number; is: 'same' | 'different' | 'rewritten' | 'waiting' | 'unknown' }

/**
 * `pending`: it passed as far as it goes, and awaits the next checkpoint. `uncompared`: what it is compared with could not be
 * fetched. `waiting`: nobody knows yet.
 */
export type StepState = 'passed' | 'failed' | 'pending' | 'uncompared' | 'waiting'
/** What was looked at, and what exactly was found: a checkpoint by its number, anything else in English. */
export type CheckLine = {
  name: ReceiptCheckName | 'asked' | 'published' | 'results'
  state: StepState
  found: { checkpoint: number } | { detail: string } | undefined
}
/** All lines of one name are one step. */
export type SealStep = Pick<CheckLine, 'name' | 'state'>

/** All that a seal stands on. */
export type SealGrounds = {
  /** How it is another record than the one that was asked for; undefined where it is that one, or none was named. */
  askedFault: string | undefined
  /** Undefined until they were made. */
  checks: readonly ReceiptCheck[] | undefined
  own: OwnRow['is']
  results: ResultsCheck | undefined
  comparisons: readonly Comparison[]
}

/** Everything that a seal stands on, in the order in which it was looked at. */
export const checkLines = (grounds: SealGrounds): CheckLine[] =>
  grounds.checks === undefined ? [] : Object.values(linesOf).flatMap((linesIn) => linesIn(grounds))

/** The steps in which a seal is made. */
export function sealSteps(lines: readonly CheckLine[]): SealStep[] {
  const steps = new Map<SealStep['name'], StepState>()
  for (const { name, state } of lines) steps.set(name, worse(steps.get(name), state))
  return [...steps].map(([name, state]) => ({ name, state }))
}

/** One for everything that a seal stands on: what has none here does not compile. */
const linesOf: { [Ground in keyof SealGrounds]: (grounds: SealGrounds) => readonly CheckLine[] } = {
  askedFault: ({ askedFault: detail }) =>
    detail === undefined ? [] : [{ name: 'asked', state: 'failed', found: { detail } }],
  checks: ({ checks = [] }) => checks.map(ofCheck),
  own: ({ own }) => {
    const detail = ownFaults[own]
    return detail === undefined ? [] : [{ name: 'own_book', state: 'failed', found: { detail } }]
  },
  results: ({ results }) => ofResults(results),
  comparisons: ({ checks = [], comparisons }) =>
    comparisons.length === 0 && checks.some(isPending)
      ? // What comes with the next checkpoint has its place before.
        [{ name: 'published', state: 'pending', found: undefined }]
      : comparisons.map(({ id, is }) => ({
          name: 'published',
          state: comparedStates[is],
          found: { checkpoint: id },
        })),
}

const ofCheck = (check: ReceiptCheck): CheckLine =>
  isPending(check)
    ? { name: check.name, state: check.ok ? 'pending' : 'failed', found: undefined }
    : { name: check.name, state: check.ok ? 'passed' : 'failed', found: { detail: check.detail } }

const ownFaults = {
  same: undefined,
  unknown: undefined,
  different: 'this device has decided another record at its place',
  broken: 'this device has found its book false here',
} as const satisfies Record<OwnRow['is'], string | undefined>

function ofResults(results: ResultsCheck | undefined): CheckLine[] {
  if (results === undefined) return [{ name: 'results', state: 'waiting', found: undefined }]
  switch (results.is) {
    case 'checked':
      return [{ name: 'results', state: 'passed', found: { detail: madeOf(results.results) } }]
    case 'differs':
      return [{ name: 'results', state: 'failed', found: { detail: results.sentence } }]
    // Nothing was closed, or nothing but the server says it: there is nothing that was looked at.
    case 'none':
    case 'told':
      return []
  }
}

const madeOf = (results: readonly PartResult[]): string =>
  results
    .map(({ positionId, sequence, net }) => `${positionId} to record ${sequence}: ${printDecimal(net)} USDT`)
    .join(', ')

const comparedStates = {
  same: 'passed',
  different: 'failed',
  rewritten: 'failed',
  waiting: 'waiting',
  unknown: 'uncompared',
} as const satisfies Record<Comparison['is'], StepState>

const ranks = { passed: 0, pending: 1, uncompared: 2, waiting: 3, failed: 4 } as const satisfies Record<
  StepState,
  number
>
const worse = (one: StepState | undefined, other: StepState): StepState =>
  one !== undefined && ranks[one] > ranks[other] ? one : other
