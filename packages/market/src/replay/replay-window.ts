import type { RecordedSeries } from './recording.ts'

const weekMs = 604_800_000

/** The recorded stretch that the replay loops: whole weeks, so that days and hours keep their place. */
export type ReplayWindow = { from: number; to: number }

/**
 * The weeks covered by all series, from the first moment at which each has a bar.
 * @throws RangeError when they have less than a week in common.
 */
export function windowOf(series: readonly RecordedSeries[]): ReplayWindow {
  const longestMs = Math.max(...series.map((each) => each.lengthMs))
  const begins = Math.max(...series.map((each) => each.bars[0]?.openAt ?? Infinity))
  const ends = Math.min(...series.map((each) => (each.bars.at(-1)?.openAt ?? 0) + each.lengthMs))
  const from = Math.ceil(begins / longestMs) * longestMs
  const weeks = Math.floor((ends - from) / weekMs)
  if (!(weeks >= 1)) {
    const files = series.map((each) => each.file).join(', ')
    throw new RangeError(`a replay needs a week covered by all its files; these share none: ${files}`)
  }
  return { from, to: from + weeks * weekMs }
}

/** A moment of the replay: its lap, and when the same moment was recorded. */
export type Position = { lap: number; recordedAt: number }

/** Laps count from the one whose first week contains `shiftedTo`, which is 0; earlier laps are negative. */
export type Laps = {
  positionAt: (at: number) => Position
  /** The first moment of a lap, where the recording starts over. */
  seamBefore: (lap: number) => number
}

export function lapsOf({ from, to }: ReplayWindow, shiftedTo: number): Laps {
  const length = to - from
  const origin = from + Math.floor((shiftedTo - from) / weekMs) * weekMs
  return {
    positionAt(at) {
      const lap = Math.floor((at - origin) / length)
      return { lap, recordedAt: from + (at - origin) - lap * length }
    },
    seamBefore: (lap) => origin + lap * length,
  }
}
