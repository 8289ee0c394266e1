import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import { anchorPending, type Receipt, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import type { ResultsCheck } from '@touchstone/signatures/results-check'
import { type CheckLine, checkLines, type SealGrounds, type StepState } from './seal-steps.ts'

/**
 * The judgement on a receipt as a whole. `pending`: it holds as far as it goes; `unpublished`: it holds, but could not be
 * compared with the published checkpoint; `otherHouse`: it holds in itself, but its checkpoint is not the one that this
 * house published; `unknown`: this version of the app cannot check a receipt of its kind. For `unanchored`, `overdue` and
 * `future` see `judgePending`.
 */
export type Judgement =
  | 'checking'
  | 'holds'
  | 'pending'
  | 'unanchored'
  | 'overdue'
  | 'future'
  | 'unpublished'
  | 'unknown'
  | 'otherHouse'
  | 'fails'

type JudgedBy = {
  unknownKind: ReceiptVerdict['unknownKind']
  /** The house itself answers with it: then a checkpoint that it did not publish is its own fault. */
  isLive: boolean
}

/** What the lines that a seal stands on come to: whatever is red there fails, and nothing else does. */
export function judge(grounds: SealGrounds, { unknownKind, isLive }: JudgedBy): Judgement {
  const lines = checkLines(grounds)
  const has = (state: StepState): boolean => lines.some((line) => line.state === state)
  if (lines.length === 0) return 'checking'
  if (has('failed')) return !isLive && isOfOtherHouse(grounds, lines, unknownKind) ? 'otherHouse' : 'fails'
  if (unknownKind !== undefined) return 'unknown'
  if (has('waiting')) return 'checking'
  if (has('uncompared')) return 'unpublished'
  return has('pending') ? 'pending' : 'holds'
}

const isOfOtherHouse = (
  { comparisons }: SealGrounds,
  lines: readonly CheckLine[],
  unknownKind: JudgedBy['unknownKind'],
): boolean =>
  unknownKind === undefined &&
  // What stands under a checkpoint of this house too is no other house's.
  !comparisons.some(({ is }) => is === 'rewritten' || is === 'same') &&
  lines.every(({ name, state }) => state !== 'failed' || name === 'published')

/** Whether the figures that a seal stands beside are those of its receipt. `awaited`: they are not there yet. */
export type Beside = 'covered' | 'awaited' | { sentence: string }

/** What is known of a record's results, where figures stand beside its seal: it is no seal for other ones. */
export function withBeside(results: ResultsCheck | undefined, beside: Beside): ResultsCheck | undefined {
  if (beside === 'covered' || results?.is === 'differs') return results
  if (beside === 'awaited') return undefined
  return { is: 'differs', sentence: beside.sentence, results: results?.is === 'checked' ? results.results : [] }
}

/** The checkpoints that a receipt leads to, each once; two that claim one id are two. */
export function checkpointsOf({ journal, accepted, armed, ticks }: Receipt): Checkpoint[] {
  const others = [accepted, armed].filter((row) => row !== null && row !== undefined)
  const anchors = [journal, ...others, ...ticks].map(({ anchor }) => anchor)
  const found = anchors.flatMap((anchor) => (anchor === anchorPending ? [] : [anchor.checkpoint]))
  return [...new Map(found.map((checkpoint) => [`${checkpoint.id} ${checkpoint.hash}`, checkpoint])).values()].sort(
    (a, b) => a.id - b.id,
  )
}

/** In how many seconds the next checkpoint is due, from when the last two were made; undefined where that is unknown. */
export function nextCheckpointIn(newestFirst: readonly { at: number }[], nowMs: number): number | undefined {
  const [last, before] = newestFirst
  if (last === undefined || before === undefined || last.at <= before.at) return undefined
  return Math.max(0, Math.ceil((2 * last.at - before.at - nowMs) / 1000))
}
