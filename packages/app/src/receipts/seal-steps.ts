import { isPending, type ReceiptCheck, type ReceiptCheckName } from '@touchstone/domain/receipts/receipt'
import type { Comparison } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import type { ResultsCheck } from './results-check.ts'

/** `pending`: it passed as far as it goes, and awaits the next checkpoint. `waiting`: nobody knows yet. */
export type StepState = 'passed' | 'failed' | 'pending' | 'waiting'
/** All checks of one name are one step. */
export type SealStep = { name: ReceiptCheckName | 'published' | 'results'; state: StepState }

export type SealFindings = {
  /** Undefined until they were made. */
  checks: readonly ReceiptCheck[] | undefined
  comparisons: readonly Comparison[]
  results: ResultsCheck | undefined
  own: OwnRow['is']
}

/** What a seal stands on, in the order in which it was looked at. */
export function sealSteps({ checks, comparisons, results, own }: SealFindings): SealStep[] {
  if (checks === undefined) return []
  const steps = new Map<SealStep['name'], StepState>()
  const add = (name: SealStep['name'], state: StepState): void => {
    steps.set(name, worse(steps.get(name), state))
  }
  for (const check of checks) add(check.name, check.ok ? (isPending(check) ? 'pending' : 'passed') : 'failed')
  if (own === 'different' || own === 'broken') add('own_book', 'failed')
  if (results === undefined) add('results', 'waiting')
  else if ('results' in results) add('results', results.is === 'checked' ? 'passed' : 'failed')
  // What comes with the next checkpoint has its place before.
  if (comparisons.length === 0 && checks.some(isPending)) add('published', 'pending')
  for (const { is } of comparisons) add('published', comparedStates[is])
  return [...steps].map(([name, state]) => ({ name, state }))
}

const comparedStates = {
  same: 'passed',
  different: 'failed',
  waiting: 'waiting',
  unknown: 'pending',
} as const satisfies Record<Comparison['is'], StepState>

const ranks = { passed: 0, pending: 1, waiting: 2, failed: 3 } as const satisfies Record<StepState, number>
const worse = (one: StepState | undefined, other: StepState): StepState =>
  one !== undefined && ranks[one] > ranks[other] ? one : other
