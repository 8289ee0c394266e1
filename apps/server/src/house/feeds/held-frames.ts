import type { FeedTick } from '@touchstone/domain/market/tick'

/** Frames of a live feed that came too early wait, in their order. */
export type HeldFrames = {
  take: (frames: readonly FeedTick[]) => void
  /** Whatever waits goes on, and from now on everything at once. */
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
