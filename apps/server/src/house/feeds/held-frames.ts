import type { FeedTick } from '@touchstone/domain/market/tick'

/** Holds frames of a live feed that arrive too early, in their order. */
export type HeldFrames = {
  take: (frames: readonly FeedTick[]) => void
  /** Forwards the waiting frames, and from now on every frame at once. */
  release: () => void
}

export function holdFrames(goOn: (frames: readonly FeedTick[]) => void): HeldFrames {
  let waiting: FeedTick[] | undefined = []
  return {
    take(frames) {
      if (waiting === undefined) goOn(frames)
      else waiting.push(...frames)
    },
    release() {
      const early = waiting ?? []
      waiting = undefined
      goOn(early)
    },
  }
}
