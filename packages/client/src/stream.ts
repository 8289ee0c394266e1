import {
  type CandleItem,
  type ServerFrame,
  serverFrame,
  streamPath,
  type TickItem,
  type UserEvent,
} from '@touchstone/wire/stream'
import * as z from 'zod/mini'

export type StreamState = {
  connected: boolean
  /** What is shown may be old: nothing has come for a while, or the device has slept. */
  stale: boolean
}

export type StreamOptions = {
  /** Such as `http://127.0.0.1:8080`. */
  origin: string
  token?: () => string | undefined
  onTicks?: (ticks: readonly TickItem[]) => void
  onCandles?: (candles: readonly CandleItem[]) => void
  onEvents?: (events: readonly UserEvent[]) => void
  onState?: (state: StreamState) => void
  /** Events of the user may have been missed: what they told is to be read over HTTP. */
  onLost?: () => void
  /** The session has ended. */
  onSignedOut?: () => void
  /** Milliseconds without a frame after which everything shown is stale. Our choice: 5,000. */
  staleAfterMs?: number
  /** Milliseconds before the first try to connect anew; it doubles up to forty times that. Our choice: 250. */
  reconnectAfterMs?: number
}

export type Stream = {
  /** Returns what ends it. A topic may be subscribed to by many; it is dropped with the last. */
  subscribe: (topics: readonly string[]) => () => void
  /** After the token has changed. */
  signIn: () => void
  state: () => StreamState
  close: () => void
}

/** A WebSocket that comes back: it subscribes anew, signs in anew, and says when what it told is stale. */
export function openStream(options: StreamOptions): Stream {
  const { staleAfterMs = 5_000, reconnectAfterMs = 250 } = options
  const url = `${options.origin.replace(/^http/, 'ws')}${streamPath}`
  const counts = new Map<string, number>()
  let socket: WebSocket | undefined
  let state: StreamState = { connected: false, stale: true }
  let heardAt = Date.now()
  let tries = 0
  let wasSignedIn = false
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function setState(next: StreamState): void {
    if (next.connected === state.connected && next.stale === state.stale) return
    state = next
    options.onState?.(state)
  }

  const send = (frame: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function signIn(): void {
    const token = options.token?.()
    if (token !== undefined) send({ op: 'sign_in', token })
  }

  function connect(): void {
    reconnecting = undefined
    const opened = new WebSocket(url)
    socket = opened
    heardAt = Date.now()
    opened.addEventListener('open', () => {
      tries = 0
      if (counts.size > 0) send({ op: 'subscribe', topics: [...counts.keys()] })
      signIn()
      setState({ ...state, connected: true })
    })
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) take(data)
    })
    opened.addEventListener('close', () => {
      if (socket === opened) lose()
    })
    // A `close` follows; without a listener some platforms throw.
    opened.addEventListener('error', () => undefined)
  }

  function lose(): void {
    socket = undefined
    setState({ connected: false, stale: true })
    if (closed) return
    // Some randomness, or every client comes back in the same moment.
    const waitMs = Math.min(reconnectAfterMs * 2 ** tries, reconnectAfterMs * 40) * (0.5 + Math.random())
    tries += 1
    reconnecting = setTimeout(connect, waitMs)
  }

  function take(data: unknown): void {
    heardAt = Date.now()
    const frame = frameOf(data)
    if (frame === undefined) return
    setState({ connected: true, stale: false })
    if (frame.op === 'update') {
      if (frame.ticks !== undefined) options.onTicks?.(frame.ticks)
      if (frame.candles !== undefined) options.onCandles?.(frame.candles)
      if (frame.events !== undefined) options.onEvents?.(frame.events)
    } else if (frame.op === 'signed_in') {
      if (wasSignedIn) options.onLost?.()
      wasSignedIn = true
    } else if (frame.op === 'lost') options.onLost?.()
    else if (frame.op === 'signed_out') {
      wasSignedIn = false
      options.onSignedOut?.()
    }
  }

  /** A timer that fires late says that the device has slept, and then the socket may be dead without knowing. */
  function watch(): void {
    const silentMs = Date.now() - heardAt
    if (silentMs > staleAfterMs) {
      setState({ ...state, stale: true })
      if (silentMs > 2 * staleAfterMs && socket?.readyState === WebSocket.OPEN) {
        const dead = socket
        lose()
        dead.close()
      }
    }
    if (silentMs > staleAfterMs / 3) send({ op: 'ping' })
  }

  const watching = setInterval(watch, staleAfterMs / 5)
  connect()

  return {
    subscribe(topics) {
      const fresh = topics.filter((topic) => !counts.has(topic))
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
      if (fresh.length > 0) send({ op: 'subscribe', topics: fresh })
      let ended = false
      return () => {
        if (ended) return
        ended = true
        const gone = topics.filter((topic) => drop(counts, topic))
        if (gone.length > 0) send({ op: 'unsubscribe', topics: gone })
      }
    },
    signIn,
    state: () => state,
    close() {
      closed = true
      clearInterval(watching)
      clearTimeout(reconnecting)
      socket?.close()
    },
  }
}

/** Whether it was the last. */
function drop(counts: Map<string, number>, topic: string): boolean {
  const count = counts.get(topic) ?? 0
  if (count > 1) counts.set(topic, count - 1)
  else counts.delete(topic)
  return count === 1
}

/** Undefined for what this client does not know: a newer server may say more. */
function frameOf(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return z.safeParse(serverFrame, JSON.parse(data)).data
  } catch {
    return undefined
  }
}
