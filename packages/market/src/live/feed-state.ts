import type { FeedLog, FeedState } from './feed.ts'

/** The counters of a feed. */
export type FeedRecord = {
  state: () => FeedState
  life: (at: number) => void
  ticks: (at: number) => void
  lag: (ms: number) => void
  outOfOrder: () => void
  pause: () => void
  dropped: () => void
  connected: (connected: boolean) => void
  /** Logs the first unreadable frames and then ever fewer, so that a flood of garbage does not flood the log. */
  garbage: (what: string) => void
}

export function createFeedRecord(onState: (state: FeedState) => void, log: FeedLog): FeedRecord {
  const state: FeedState = {
    connected: false,
    lastFrameAt: undefined,
    lastTickAt: undefined,
    reconnects: 0,
    garbage: 0,
    outOfOrder: 0,
    lagMs: undefined,
    pauses: 0,
    dropped: 0,
  }
  let lost = false
  return {
    state: () => ({ ...state }),
    life: (at) => (state.lastFrameAt = at),
    ticks: (at) => (state.lastTickAt = at),
    lag: (ms) => (state.lagMs = ms),
    outOfOrder: () => (state.outOfOrder += 1),
    pause: () => (state.pauses += 1),
    dropped: () => (state.dropped += 1),
    connected(connected) {
      if (state.connected === connected) return
      state.connected = connected
      // A new connection brings nothing of before: how late the old one was says nothing about it.
      state.lagMs = undefined
      if (connected && lost) state.reconnects += 1
      lost ||= !connected
      onState({ ...state })
    },
    garbage(what) {
      state.garbage += 1
      const isPowerOfTwo = (state.garbage & (state.garbage - 1)) === 0
      if (isPowerOfTwo) log('unreadable frame', { frame: what.slice(0, 200), count: state.garbage })
    },
  }
}
