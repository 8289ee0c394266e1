import { anchorPending, type Receipt, rowsOf } from '@touchstone/domain/receipts/receipt'
import type { Judgement } from './judgement.ts'

/** A checkpoint comes each minute: one that is this much younger should contain the record. Our choice. */
const overdueMs = 600_000
/** A record may be younger than what is known of the house by this much. Our choice. */
const aheadMs = 120_000

/**
 * When the house made its newest checkpoint, undefined where that is unknown, and what its clock said: epoch ms. `toldAtMs`:
 * when it said so, by the clock of this device.
 */
export type HouseTimes = { newestAt: number | undefined; houseAt: number; toldAtMs: number }

/**
 * `madeAtMs`: when the house made it for who asked, by the clock of this device; undefined for one that was brought.
 * `waitedMs`: for how long the house has answered with it.
 */
export type Awaiting = { receipt: Receipt; madeAtMs: number | undefined; waitedMs: number }

/** Whether a row of it is under no checkpoint yet: prices are covered by the rows. */
export const isUnanchored = (receipt: Receipt): boolean => pendingRows(receipt).length > 0

const pendingRows = (receipt: Receipt) =>
  rowsOf(receipt).flatMap(({ row, anchor }) => (anchor === anchorPending ? [row] : []))

/**
 * The judgement on a receipt that holds as far as it goes. `overdue`: by its time a checkpoint should contain it, and none
 * does; `future`: its time is still to come. A checkpoint that the house keeps back counts against a live one too, but only
 * up to the moment in which the house made it: what it says later may be newer than a receipt that the device still shows. A
 * house that stops its clock gains nothing: a record that it answers with for so long is overdue by the device's.
 * One that was brought may have been saved before its checkpoint: nobody makes it again, so it is `unanchored` and does not
 * wait.
 */
export function judgePending({ receipt, madeAtMs, waitedMs }: Awaiting, times: HouseTimes | undefined): Judgement {
  if (times === undefined) return 'checking'
  const { newestAt, houseAt, toldAtMs } = times
  const latest = Math.max(newestAt ?? 0, houseAt)
  const isLive = madeAtMs !== undefined
  const due = isLive ? Math.min(latest, houseAt + madeAtMs - toldAtMs) : newestAt
  const rows = pendingRows(receipt)
  if (rows.length > 0 && waitedMs > overdueMs) return 'overdue'
  if (due !== undefined && rows.some(({ at }) => at + overdueMs < due)) return 'overdue'
  if (newestAt !== undefined && rows.some(({ at }) => at > latest + aheadMs)) return 'future'
  return isLive ? 'pending' : 'unanchored'
}

/**
 * The judgement on a receipt that holds as far as it goes, or could not be compared: that the house keeps it out of every
 * checkpoint weighs more than that one of its prices could not be fetched.
 */
export function judgeWaiting(judged: Judgement, awaiting: Awaiting, times: HouseTimes | undefined): Judgement {
  if (judged !== 'pending' && judged !== 'unpublished') return judged
  const waiting = judgePending(awaiting, times)
  return judged === 'pending' || waiting === 'overdue' || waiting === 'future' ? waiting : judged
}
