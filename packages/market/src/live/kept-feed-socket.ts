import { WebSocket } from 'ws'
import { backoffDelay } from './backoff.ts'
import type { FeedLimits, FeedLog } from './feed.ts'

export type KeptSocketOptions = {
  url: string
  /** Sent whenever the connection has been made. */
  greeting: readonly string[]
  /** Reads a frame; whether there was a price in it. Undefined stands for what is no readable text. */
  onFrame: (text: string | undefined) => boolean
  /** Any sign of life: a frame, a ping, a pong. */
  onLife: () => void
  onConnected: (connected: boolean) => void
  limits: FeedLimits
  chance: () => number
  log: FeedLog
}

/**
 * Keeps a WebSocket connection: made anew whenever it ends, is silent, or brings no prices, with growing pauses until
 * prices come again. Nothing that the other side does throws. Ends with `close`, after which nothing is told.
 */
export function keepFeedSocket(options: KeptSocketOptions): { close: () => Promise<void> } {
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
        log('the connection to the exchange ended', { url, reason, waitMs: Math.round(waitMs) })
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

/** One connection from its making to its end, which comes to each. */
function openSocket(options: KeptSocketOptions, { onPrices, onEnd }: SocketEvents): Connection {
  const { url, greeting, onFrame, onLife, onConnected, limits } = options
  let reason = closedByExchange
  let ending = false
  const socket = new WebSocket(url, {
    handshakeTimeout: limits.silentAfterMs,
    maxPayload: limits.frameBytesMax,
    // Frames are small, and what unpacks to a thousand times its size is kept out.
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
    // A frame that is too large or breaks the protocol. The library would wait for a goodbye.
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
