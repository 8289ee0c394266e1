/** Since the start, but for `sockets`, which are open now. */
export type StreamCounts = {
  sockets: number
  frames: number
  bytes: number
  /** Turns in which a slow reader got nothing, because what it was sent before had not left. */
  skipped: number
  /** A user's own events, once for each of their sockets. */
  events: number
  /** Frames that notified a socket that events of its user were lost. */
  lost: number
  /** Sockets that were closed because they no longer answered. */
  dead: number
  /** Frames of clients that were malformed or too many. */
  refused: number
}

export const noCounts = (): StreamCounts => ({
  sockets: 0,
  frames: 0,
  bytes: 0,
  skipped: 0,
  events: 0,
  lost: 0,
  dead: 0,
  refused: 0,
})
