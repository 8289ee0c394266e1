import { WebSocket } from 'ws'
import { backoffDelay } from './backoff.ts'
import type { FeedLimits, FeedLog } from './feed.ts'
import { watchPauses } from './pause-watch.ts'
import { createSocketPings } from './socket-pings.ts'

export type ReconnectingSocketOptions = {
  url: string
  /** Frames to send after each connect. */
  greeting: readonly string[]
  /**
   * Parses a frame; returns whether it held a price. It gets undefined for a frame that is not readable text, and how late
   * the pings say that a frame may be.
   */
  onFrame: (text: string | undefined, pingLagMs: number) => boolean
  /** A frame came that may have waited in buffers while this process stood still: nobody reads it. */
  onDropped: () => void
  onPause: () => void
  /** Any sign of life: a frame, a ping, a pong. */
  onLife: () => void
  onConnected: (connected: boolean) => void
  limits: FeedLimits
  chance: () => number
  log: FeedLog
}

/**
 * Keeps a WebSocket connected: reconnects whenever it closes, is silent or brings no prices, with growing delays
 * until prices arrive again. Nothing that the other side does makes it throw. Stops with `close`; no callback runs
 * after that.
 */
export function openReconnectingFeedSocket(options: ReconnectingSocketOptions): { close: () => Promise<void> } {
  const { limits, chance, log, url } = options
  let failures = 0
  let closed = false
  let retry: NodeJS.Timeout | undefined
  let connection: Connection
  const pauses = watchPauses(limits.pauseMs, (ms) => {
    options.onPause()
    log('stood still, so what waited meanwhile is dropped', { url, ms: Math.round(ms) })
    connection.flush()
  })

  function connect(): void {
    connection = openSocket(options, {
      onArrival: pauses.look,
      onPrices: () => (failures = 0),
      onEnd(reason) {
        if (closed) return
        const waitMs = backoffDelay(failures, limits, chance())
        failures += 1
        log('connection to the exchange lost, reconnecting', { url, reason, waitMs: Math.round(waitMs) })
        retry = setTimeout(connect, waitMs)
      },
    })
  }
  connect()
  return {
    async close() {
      closed = true
      pauses.stop()
      clearTimeout(retry)
      connection.end()
      await connection.ended
    },
  }
}

const closedByExchange = 'closed by the exchange'

type Connection = { ended: Promise<void>; end: () => void; flush: () => void }

type SocketEvents = { onArrival: () => void; onPrices: () => void; onEnd: (reason: string) => void }

/** One connection, from opening to its single end. */
function openSocket(options: ReconnectingSocketOptions, { onArrival, onPrices, onEnd }: SocketEvents): Connection {
  const { url, greeting, onFrame, onDropped, onLife, onConnected, limits } = options
  let reason = closedByExchange
  let ending = false
  const socket = new WebSocket(url, {
    handshakeTimeout: limits.silentAfterMs,
    maxPayload: limits.frameBytesMax,
    // Frames are small; without compression nothing can inflate to a thousand times its size.
    perMessageDeflate: false,
  })
  const ended = Promise.withResolvers<void>()
  const stop = (why: string): void => {
    reason = why
    socket.terminate()
  }
  const silence = setTimeout(() => stop('no sign of life'), limits.silentAfterMs)
  const quiet = setTimeout(() => stop('no prices'), limits.quietAfterMs)
  const pings = createSocketPings((payload) => {
    if (socket.readyState === WebSocket.OPEN) socket.ping(payload)
  })
  const pinging = setInterval(pings.ping, Math.min(limits.pingEveryMs, limits.silentAfterMs / 3))
  let unflushed: NodeJS.Timeout | undefined
  const alive = (): void => {
    silence.refresh()
    if (!ending) onLife()
  }
  socket.on('open', () => {
    for (const text of greeting) socket.send(text)
    onConnected(true)
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    onArrival()
    alive()
    if (ending) return
    if (pings.isFlushing()) {
      onDropped()
      return
    }
    if (!onFrame(isBinary ? undefined : data.toString('utf8'), pings.lagMs())) return
    quiet.refresh()
    onPrices()
  })
  socket.on('ping', alive)
  socket.on('pong', (payload: Buffer) => {
    pings.pong(payload.toString('utf8'))
    if (!pings.isFlushing()) clearTimeout(unflushed)
    alive()
  })
  socket.on('error', (error) => {
    // A frame that is too large or breaks the protocol. The library would wait for a close frame.
    if ('code' in error && String(error.code).startsWith('WS_ERR_') && !ending) onFrame(undefined, 0)
    if (reason === closedByExchange) reason = error.message
    socket.terminate()
  })
  socket.on('close', (code) => {
    clearTimeout(silence)
    clearTimeout(quiet)
    clearInterval(pinging)
    clearTimeout(unflushed)
    if (!ending) onConnected(false)
    onEnd(`${reason} (${code})`)
    ended.resolve()
  })
  return {
    ended: ended.promise,
    flush(): void {
      // A connection that is not open yet has nothing that waits.
      if (socket.readyState !== WebSocket.OPEN) return
      pings.flush()
      clearTimeout(unflushed)
      unflushed = setTimeout(() => stop('no answer to a ping'), limits.flushMs)
    },
    end(): void {
      ending = true
      socket.terminate()
    },
  }
}
