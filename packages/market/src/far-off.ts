import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { absolute, ONE, type Price, type Rate } from '@touchstone/domain/money/decimal'

/** So many further frames in a row must agree with a far-off one before such a price is believed. */
const confirmationsNeeded = 2

/** A far-off mark, how many later frames in a row have agreed with it, and the source time of the last of them. */
export type Suspect = { mark: Price; confirmations: number; sourceAt: number }

/** Whether a frame lies further than the rate from the last taped mark. Beside an empty tape nothing is far off. */
export const isFarOff = (frame: FeedTick, tapedMark: Price | undefined, farOffRate: Rate): boolean =>
  tapedMark !== undefined && !agree(markOf(frame), tapedMark, farOffRate)

/** Whether a far-off frame is the last of those that it takes to believe the suspect before it. */
export const isProven = (frame: FeedTick, suspect: Suspect | undefined, farOffRate: Rate): boolean =>
  suspect !== undefined && suspect.confirmations + 1 >= confirmationsNeeded && confirms(frame, suspect, farOffRate)

/** The suspect after one more far-off frame: confirmed once more, or another one when the frames disagree. */
export function suspectWith(frame: FeedTick, suspect: Suspect | undefined, farOffRate: Rate): Suspect {
  const { sourceAt } = frame
  if (suspect === undefined || !agree(markOf(frame), suspect.mark, farOffRate)) {
    return { mark: markOf(frame), confirmations: 0, sourceAt }
  }
  if (!confirms(frame, suspect, farOffRate)) return suspect
  return { mark: suspect.mark, confirmations: suspect.confirmations + 1, sourceAt }
}

/** A frame must be later to confirm: the same wrong frame sent three times proves nothing. */
const confirms = (frame: FeedTick, suspect: Suspect, farOffRate: Rate): boolean =>
  frame.sourceAt > suspect.sourceAt && agree(markOf(frame), suspect.mark, farOffRate)

/** Whether a mark is at most the rate away from another. */
const agree = (mark: Price, other: Price, farOffRate: Rate): boolean =>
  absolute(mark - other) * ONE <= other * farOffRate
