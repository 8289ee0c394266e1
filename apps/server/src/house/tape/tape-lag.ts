import type { Tape } from './tape.ts'

const sampleEveryMs = 100

export type TapeLag = {
  /** How long the oldest row that is not committed yet has waited, to a tenth of a second. */
  lagMs: () => number
  stop: () => void
}

/** Follows how far the tape's commits are behind its feed. */
export function createTapeLag(counts: Tape['counts']): TapeLag {
  /** When this many rows had been queued; samples of committed rows are dropped. */
  let samples: { atMs: number; queued: number }[] = []

  function sample(): void {
    const { queued, committed } = counts()
    samples = samples.filter((each) => each.queued > committed)
    if (queued > (samples.at(-1)?.queued ?? committed)) samples.push({ atMs: performance.now(), queued })
  }

  const timer = setInterval(sample, sampleEveryMs)
  timer.unref()
  return {
    lagMs() {
      sample()
      return Math.round(performance.now() - (samples[0]?.atMs ?? performance.now()))
    },
    stop() {
      clearInterval(timer)
    },
  }
}
