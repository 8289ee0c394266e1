import type { FeedTick } from '@touchstone/domain/market/tick'

/** Buffers frames of a live feed that arrive too early, in their order. */
export type BufferedFrames = {
  take: (frames: readonly FeedTick[]) => void
  /** Forwards the waiting frames, and from now on every frame at once. */
  release: (goOn: (frames: readonly FeedTick[]) => void) => void
}

export function bufferFrames(): BufferedFrames {
  const waiting: FeedTick[] = []
  let forward = (frames: readonly FeedTick[]): void => void waiting.push(...frames)
  return {
    take: (frames) => {
      forward(frames)
    },
    release(goOn) {
      forward = goOn
      goOn(waiting.splice(0))
    },
  }
}
