import type { FeedTick } from '@touchstone/domain/market/tick'

/** Buffers frames of a live feed that arrive too early, in their order. */
export type BufferedFrames = {
  take: (frames: readonly FeedTick[]) => void
  /** Forwards the waiting frames, and from now on every frame at once. */
  release: () => void
}

export function bufferFrames(goOn: (frames: readonly FeedTick[]) => void): BufferedFrames {
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
