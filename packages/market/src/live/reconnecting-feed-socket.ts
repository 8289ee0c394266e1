import { WebSocket } from 'ws'
import { backoffDelay } from './backoff.ts'
import type { FeedLimits, FeedLog } from './feed.ts'

export type ReconnectingSocketOptions = {
  url: string
  /** Frames to send after each connect. */
  greeting: readonly string[]
  /** Parses a frame; returns whether it held a price. It gets undefined for a frame that is not readable text. */
  onFrame: (text: string | undefined) => boolean
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

  function connect(): void {
    connection = openSocket(options, {
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
      clearTimeout(retry)
      connection.end()
      await connection.ended
    },
  }
}

const closedByExchange = 'closed by the exchange'

type Connection = { ended: Promise<void>; end: () => void }

type SocketEvents = { onPrices: () => void; onEnd: (reason: string) => void }

/** One connection, from opening to its single end. */
function openSocket(options: ReconnectingSocketOptions, { onPrices, onEnd }: SocketEvents): Connection {
  const { url, greeting, onFrame, onLife, onConnected, limits } = options
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
  const pings = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.ping()
  }, limits.silentAfterMs / 3)
  const alive = (): void => {
    silence.refresh()
    if (!ending) onLife()
  }
  socket.on('open', () => {
    for (const text of greeting) socket.send(text)
    onConnected(true)
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    alive()
    if (ending || !onFrame(isBinary ? undefined : data.toString('utf8'))) return
    quiet.refresh()
    onPrices()
  })
  socket.on('ping', alive)
  socket.on('pong', alive)
  socket.on('error', (error) => {
    // A frame that is too large or breaks the protocol. The library would wait for a close frame.
    if ('code' in error && String(error.code).startsWith('WS_ERR_') && !ending) onFrame(undefined)
    if (reason === closedByExchange) reason = error.message
    socket.terminate()
  })
  socket.on('close', (code) => {
    clearTimeout(silence)
    clearTimeout(quiet)
    clearInterval(pings)
    if (!ending) onConnected(false)
    onEnd(`${reason} (${code})`)
    ended.resolve()
  })
  return {
    ended: ended.promise,
    end(): void {
      ending = true
      socket.terminate()
    },
  }
}
