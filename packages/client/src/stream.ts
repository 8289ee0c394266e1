import type { CandleItem, ServerFrame, TickItem, UserEvent } from '@touchstone/wire/stream'
import { streamPath } from '@touchstone/wire/stream-topics'
import { openReconnectingSocket, type SocketState } from './reconnecting-socket.ts'
import { createSocketSession } from './socket-session.ts'
import { createFrameReader } from './frame-reader.ts'
import { createTopics } from './topics.ts'

export type StreamState = SocketState

export type StreamOptions = {
  /** For example `http://127.0.0.1:8080`; empty for the page's own origin. */
  origin: string
  token?: () => string | undefined
  onTicks?: (ticks: readonly TickItem[]) => void
  onCandles?: (candles: readonly CandleItem[]) => void
  /** Events of the user of the present token. */
  onEvents?: (events: readonly UserEvent[]) => void
  onState?: (state: StreamState) => void
  /** Events of the user arrive from now on. Read over HTTP what happened before. */
  onSignedIn?: () => void
  /**
   * Events of the user may have been missed: read over HTTP what they would have said. Also called after every
   * sign-in but the first.
   */
  onLost?: () => void
  /** The server knows no session, or no longer knows one, for the present token. */
  onSignedOut?: () => void
  /** Milliseconds without a frame after which everything shown is stale. Our choice: 5,000. */
  staleAfterMs?: number
  /** Milliseconds before the first attempt to reconnect; the delay doubles up to forty times that. Our choice: 250. */
  reconnectAfterMs?: number
}

export type Stream = {
  /** Returns how to unsubscribe. Several callers may subscribe to a topic; it is dropped with the last of them. */
  subscribe: (topics: readonly string[]) => () => void
  /** Call it after the token has changed or been removed. */
  signIn: () => void
  state: () => StreamState
  close: () => void
}

/** A WebSocket that reconnects: it subscribes again, signs in again, and reports when its data is stale. */
export function openStream(options: StreamOptions): Stream {
  const { staleAfterMs = 5_000, reconnectAfterMs = 250 } = options
  const origin = options.origin === '' ? location.origin : options.origin.replace(/\/$/, '')
  const socket = openReconnectingSocket({
    url: `${origin.replace(/^http/, 'ws')}${streamPath}`,
    staleAfterMs,
    reconnectAfterMs,
    ping: JSON.stringify({ op: 'ping' }),
    onState: (state) => options.onState?.(state),
  })
  const send = (frame: object): boolean => socket.send(JSON.stringify(frame))
  const topics = createTopics(send)
  const session = createSocketSession({
    token: () => options.token?.(),
    send,
    renew: () => {
      socket.renew()
    },
    onSignedOut: () => options.onSignedOut?.(),
  })
  let wasSignedIn = false
  let restarting: ReturnType<typeof setTimeout> | undefined

  /** Repeats all requests to the server. */
  function restart(): void {
    clearTimeout(restarting)
    restarting = undefined
    topics.forget()
    session.forget()
    topics.sync()
    session.signIn()
  }

  function take(frame: ServerFrame): void {
    switch (frame.op) {
      case 'update':
        if (frame.ticks !== undefined) options.onTicks?.(frame.ticks)
        if (frame.candles !== undefined) options.onCandles?.(frame.candles)
        if (frame.events !== undefined && session.isPresent()) options.onEvents?.(frame.events)
        break
      case 'subscribed':
        topics.confirm(frame.topics)
        break
      case 'signed_in':
        session.signedIn()
        options.onSignedIn?.()
        if (wasSignedIn) options.onLost?.()
        wasSignedIn = true
        break
      case 'signed_out':
        session.signedOut()
        break
      case 'lost':
        options.onLost?.()
        break
      case 'error':
        refuse(frame.result)
        break
      case 'pong':
    }
  }

  function refuse({ key, details }: { key: string; details: Readonly<Record<string, unknown>> }): void {
    if (key === 'symbol_unknown') topics.exclude(String(details['symbol']))
    else if (key === 'session_required' || key === 'malformed') session.refused()
    // Too many frames, or a server in trouble, which does not say what it failed to do: start over.
    else restarting ??= setTimeout(restart, 1_000 * Number(details['seconds'] ?? 1))
  }

  const read = createFrameReader(take, () => {
    socket.renew()
  })
  socket.open({ onOpen: restart, onMessage: read })

  return {
    subscribe: topics.subscribe,
    signIn: session.signIn,
    state: socket.state,
    close() {
      clearTimeout(restarting)
      socket.close()
    },
  }
}
