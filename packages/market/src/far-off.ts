import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { absolute, ONE, type Price, type Rate } from '@touchstone/domain/money/decimal'

/** A far-off price is accepted once this many further frames in a row agree with it. */
const confirmationsNeeded = 2

/** A far-off mark, how many later frames in a row agreed with it, and the source time of the last of them. */
export type Suspect = { mark: Price; confirmations: number; sourceAt: number }

/** Whether a frame differs from the last taped mark by more than the rate. With an empty tape no frame is far off. */
export const isFarOff = (frame: FeedTick, tapedMark: Price | undefined, farOffRate: Rate): boolean =>
  tapedMark !== undefined && !agree(markOf(frame), tapedMark, farOffRate)

/** Whether this far-off frame is the last one needed to confirm the suspect. */
export const isProven = (frame: FeedTick, suspect: Suspect | undefined, farOffRate: Rate): boolean =>
  suspect !== undefined && suspect.confirmations + 1 >= confirmationsNeeded && confirms(frame, suspect, farOffRate)

/** The suspect after one more far-off frame: confirmed once more, or replaced when the frames disagree. */
export function suspectWith(frame: FeedTick, suspect: Suspect | undefined, farOffRate: Rate): Suspect {
  const { sourceAt } = frame
  if (suspect === undefined || !agree(markOf(frame), suspect.mark, farOffRate)) {
    return { mark: markOf(frame), confirmations: 0, sourceAt }
  }
  if (!confirms(frame, suspect, farOffRate)) return suspect
  return { mark: suspect.mark, confirmations: suspect.confirmations + 1, sourceAt }
}

/** A confirming frame must be later: the same wrong frame sent three times proves nothing. */
const confirms = (frame: FeedTick, suspect: Suspect, farOffRate: Rate): boolean =>
  frame.sourceAt > suspect.sourceAt && agree(markOf(frame), suspect.mark, farOffRate)

/** Whether two marks differ by at most the rate. */
const agree = (mark: Price, other: Price, farOffRate: Rate): boolean =>
  absolute(mark - other) * ONE <= other * farOffRate
