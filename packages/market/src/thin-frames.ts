import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { larger, type Price, smaller } from '@touchstone/domain/money/decimal'

/**
 * Thins frames that wait for the tape, in the order of source time, so that the tape keeps their extremes: the latest
 * stays, and so do the highest and the lowest where they lie outside what the tape runs through anyway, from its last
 * mark to the latest. Three at most are left. The volume of a frame that goes is added to the next that stays.
 * A frame goes only for one that is as extreme and stays itself, so nothing may be taken out of the answer again.
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
