import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import type { Price } from '@touchstone/domain/money/decimal'
import { thinFrames } from './thin-frames.ts'

/**
 * Admitted frames that wait for a slot of the tape. The tape holds one tick a moment, but one order can trade at many
 * prices in one moment: the latest frame may still be replaced by another of its moment, so nothing is thinned out in
 * its favour. The settled frames are those of earlier moments, thinned, in the order of source time.
 */
export type WaitingFrames = { settled: readonly FeedTick[]; latest: FeedTick | undefined }

export const nothingWaits: WaitingFrames = { settled: [], latest: undefined }

/**
 * Adds a frame, which must not be older than the latest. Of several frames of one moment the last counts, with the
 * volume of all.
 */
export function withFrame(waiting: WaitingFrames, frame: FeedTick, tapedMark: Price | undefined): WaitingFrames {
  const { settled, latest } = waiting
  if (latest === undefined) return { settled, latest: frame }
  if (latest.sourceAt === frame.sourceAt) {
    return { settled, latest: { ...frame, volume: latest.volume + frame.volume } }
  }
  return { settled: thinFrames([...settled, latest], tapedMark), latest: frame }
}

/**
 * Takes the next frame for the tape: the settled extremes one by one, then the latest, preceded by the last settled
 * frame only if the price turned there.
 */
export function takeFrame(
  { settled, latest }: WaitingFrames,
  tapedMark: Price | undefined,
): { tick: FeedTick | undefined; rest: WaitingFrames } {
  if (latest === undefined) return { tick: undefined, rest: nothingWaits }
  const [first, ...others] = settled
  // A turning point relative to the old end of the tape may lie within the range from the new one.
  if (first !== undefined && others.length > 0) {
    return { tick: first, rest: { settled: thinFrames(others, markOf(first)), latest } }
  }
  const [tick] = thinFrames([...settled, latest], tapedMark)
  return { tick, rest: tick?.sourceAt === latest.sourceAt ? nothingWaits : { settled: [], latest } }
}

/** The frames after a moment, and how many others were dropped. */
export function framesAfter(waiting: WaitingFrames, at: number): { waiting: WaitingFrames; dropped: number } {
  const all = waiting.latest === undefined ? [] : [...waiting.settled, waiting.latest]
  const left = all.filter((frame) => frame.sourceAt > at)
  return { waiting: { settled: left.slice(0, -1), latest: left.at(-1) }, dropped: all.length - left.length }
}
