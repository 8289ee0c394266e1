/**
 * What pings tell about a connection. The exchange answers them in their place among its frames: whatever arrives before
 * the answer was sent before the exchange saw the ping.
 */
export type SocketPings = {
  ping: () => void
  /** Takes the exchange's answer. */
  pong: (payload: string) => void
  /** Sends a ping; until its answer arrives, frames may be of long ago. */
  flush: () => void
  isFlushing: () => boolean
  /**
   * How late a frame that arrives now may be: the age of the oldest ping without an answer, or how long the last answer
   * took. 0 until the exchange has answered for the first time: not every one may.
   */
  lagMs: () => number
}

/** `send` sends a ping with this payload. */
export function createSocketPings(send: (payload: string) => void): SocketPings {
  let sent = 0
  let sentAt = new Map<number, number>()
  let tookMs: number | undefined
  let flushedBy: number | undefined

  function ping(): void {
    sent += 1
    sentAt.set(sent, performance.now())
    send(String(sent))
  }

  return {
    ping,
    pong(payload) {
      const number = Number(payload)
      const at = sentAt.get(number)
      if (at === undefined) return
      tookMs = performance.now() - at
      sentAt = new Map([...sentAt].filter(([each]) => each > number))
      if (flushedBy !== undefined && number >= flushedBy) flushedBy = undefined
    },
    flush() {
      ping()
      flushedBy = sent
    },
    isFlushing: () => flushedBy !== undefined,
    lagMs() {
      if (tookMs === undefined) return 0
      const oldest = sentAt.values().next().value ?? Infinity
      return Math.max(tookMs, performance.now() - oldest)
    },
  }
}
