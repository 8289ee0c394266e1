import { useMemo } from 'react'
import { askedFault, type RecordName } from './asked-fault.ts'
import { type Beside, checkpointsOf, judge, type Judgement, withBeside } from './judgement.ts'
import { ownRowOf } from './own-rows.ts'
import { useOwnRows } from './own-rows.queries.ts'
import { isUnanchored, judgeWaiting } from './pending-judgement.ts'
import { type Fetched, useChecked, useComparisons, useHouseTimes } from './receipts.queries.ts'
import { useResultsCheck } from './results-check.queries.ts'
import { checkLines, type SealGrounds, type SealStep, sealSteps } from './seal-steps.ts'
import { useLookAhead } from './use-look-ahead.ts'

type Judged = Pick<Fetched, 'receipt' | 'text' | 'rowHash' | 'told' | 'before' | 'madeAtMs' | 'waitedMs'>

/**
 * All that this device finds out about a receipt, and its judgement. `isOwn`: it is of a book of whoever uses the device, so
 * that the device's own records count too; of a stranger's the device has none. `beside`: of the figures that are shown with
 * it. `asked`: the record that the house was asked for, where it was named.
 */
export function useJudged(
  { receipt, text, rowHash, told, before: came, madeAtMs, waitedMs }: Judged,
  isOwn = true,
  { beside = 'covered', asked }: { beside?: Beside; asked?: RecordName | undefined } = {},
) {
  const isLive = madeAtMs !== undefined
  const known = useOwnRows({ receipt, rowHash }, isOwn)
  // Whatever this browser keeps or not, the receipt is checked.
  const checked = useChecked({ record: rowHash, text }, known.isError || !isOwn ? null : known.data)
  const checkpoints = useMemo(() => checkpointsOf(receipt), [receipt])
  const checks = checked.data?.verdict.checks
  const { comparisons, retry } = useComparisons(
    checkpoints,
    checked.isPlaceholderData ? undefined : checks?.every(({ ok }) => ok),
  )
  const own = ownRowOf(receipt, isOwn ? (known.data ?? undefined) : undefined)
  const ownIs = isOwn && known.isPending ? undefined : own.is
  const isLooking = useLookAhead(isOwn ? ownIs : undefined)
  const made = useResultsCheck(rowHash, receipt.journal.row, { told, came }, ownIs)
  const results = withBeside(made.data, beside)
  const grounds: SealGrounds = {
    askedFault: asked && askedFault(asked, receipt),
    checks,
    comparisons,
    results,
    own: own.is,
  }
  const judged = judge(grounds, { unknownKind: checked.data?.verdict.unknownKind, isLive })
  const times = useHouseTimes(judged === 'pending' || isUnanchored(receipt), isLive)
  const judgement: Judgement = judgeWaiting(judged, { receipt, madeAtMs, waitedMs }, times)
  const lines = checkLines(grounds)
  const steps: readonly SealStep[] = sealSteps(lines)
  return {
    checked,
    /** One of the checks could not be run; `retry` runs it again. */
    hasNotRun: checked.error !== null || made.error !== null,
    checks,
    checkpoints,
    comparisons,
    own,
    results,
    /** What this device has of the earlier records may soon be more: then there are other checks, and another verdict. */
    isDeciding: isOwn && (isLooking || [known, checked, made].some((each) => each.isPending || each.isPlaceholderData)),
    judgement,
    lines,
    steps,
    nextSeconds: times?.nextSeconds,
    /** What does not hold is of the house's own making, and not only of whoever brought it. */
    isHousesFault: isLive || comparisons.some(({ is }) => is === 'rewritten'),
    retry: (): void => {
      if (made.error !== null) void made.refetch()
      if (checked.error !== null) void checked.refetch()
      else if (made.error === null) retry()
    },
  }
}

export type ReceiptFindings = ReturnType<typeof useJudged>
