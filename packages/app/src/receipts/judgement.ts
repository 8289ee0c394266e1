import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import { anchorPending, type Receipt, type ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import type { OwnRow } from './own-rows.ts'
import type { ResultsCheck } from './results-check.ts'

/** How a checkpoint of a receipt compares with the published one. `unknown`: that could not be fetched. */
export type Comparison = { id: number; is: 'same' | 'different' | 'waiting' | 'unknown' }

/**
 * The judgement on a receipt as a whole. `pending`: it holds as far as it goes; `unpublished`: it holds, but could not be
 * compared with the published checkpoint; `unknown`: this version of the app cannot check a receipt of its kind. For
 * `unanchored` and `overdue` see `judgeBrought`.
 */
export type Judgement =
  | 'checking'
  | 'holds'
  | 'pending'
  | 'unanchored'
  | 'overdue'
  | 'unpublished'
  | 'unknown'
  | 'fails'

/**
 * `own` is the row as this device has seen it: where it is another one, no proof of the house makes up for that. Nor is
 * there one for a result beside it that is not what the records make.
 */
export function judge(
  verdict: ReceiptVerdict | undefined,
  comparisons: readonly Comparison[],
  { own, results }: { own: OwnRow['is']; results: ResultsCheck['is'] | undefined },
): Judgement {
  if (verdict === undefined) return 'checking'
  if (own === 'different' || own === 'broken' || results === 'differs') return 'fails'
  if (comparisons.some((each) => each.is === 'different')) return 'fails'
  if (!verdict.ok) return verdict.unknownKind === undefined ? 'fails' : 'unknown'
  if (results === undefined || comparisons.some((each) => each.is === 'waiting')) return 'checking'
  if (verdict.pending) return 'pending'
  return comparisons.some((each) => each.is === 'unknown') ? 'unpublished' : 'holds'
}

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
