import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { larger, type Price, smaller } from '@touchstone/domain/money/decimal'

/**
 * Thins the frames that wait for the tape, in the order of source time, so that the tape keeps their extremes. The
 * latest frame stays, and so do the highest and the lowest if they lie outside the range from the tape's last mark to
 * the latest. At most three remain. The volume of a dropped frame is added to the next kept one. A frame is dropped
 * only in favour of a kept one that is as extreme, so the caller must not drop frames from the result.
 */
export function thinFrames(frames: readonly FeedTick[], tapedMark: Price | undefined): FeedTick[] {
  const kept = turningPoints(frames, tapedMark)
  const thinned: FeedTick[] = []
  let volume = 0n
  for (const frame of frames) {
    volume += frame.volume
    if (!kept.has(frame)) continue
    thinned.push({ ...frame, volume })
    volume = 0n
  }
  return thinned
}

function turningPoints(frames: readonly FeedTick[], tapedMark: Price | undefined): Set<FeedTick> {
  const latest = frames.at(-1)
  if (latest === undefined) return new Set()
  const latestMark = markOf(latest)
  const fromMark = tapedMark ?? latestMark
  let [high, highest] = [larger(fromMark, latestMark), latest]
  let [low, lowest] = [smaller(fromMark, latestMark), latest]
  for (const frame of frames) {
    const mark = markOf(frame)
    if (mark > high) [high, highest] = [mark, frame]
    if (mark < low) [low, lowest] = [mark, frame]
  }
  return new Set([highest, lowest, latest])
}
