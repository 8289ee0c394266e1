import type { CandleItem, ServerFrame, TickItem, UserEvent } from '@touchstone/wire/stream'
import { streamPath } from '@touchstone/wire/stream-topics'
import { keepStreamSocket, type SocketState } from './kept-stream-socket.ts'
import { createMember } from './member.ts'
import { readInOrder } from './read-in-order.ts'
import { createTopics } from './topics.ts'

export type StreamState = SocketState

export type StreamOptions = {
  /** Such as `http://127.0.0.1:8080`; empty for the page's own. */
  origin: string
  token?: () => string | undefined
  onTicks?: (ticks: readonly TickItem[]) => void
  onCandles?: (candles: readonly CandleItem[]) => void
  /** Of the user of the present token. */
  onEvents?: (events: readonly UserEvent[]) => void
  onState?: (state: StreamState) => void
  /** Events of the user come from now on: what was before is to be read over HTTP. */
  onSignedIn?: () => void
  /** Events of the user may have been missed: what they told is to be read over HTTP. After every sign-in but the first too. */
  onLost?: () => void
  /** The server knows no session of the present token (any more). */
  onSignedOut?: () => void
  /** Milliseconds without a frame after which everything shown is stale. Our choice: 5,000. */
  staleAfterMs?: number
  /** Milliseconds before the first try to connect anew; it doubles up to forty times that. Our choice: 250. */
  reconnectAfterMs?: number
}

export type Stream = {
  /** Returns what ends it. A topic may be subscribed to by many; it is dropped with the last. */
  subscribe: (topics: readonly string[]) => () => void
  /** After the token has changed, or gone. */
  signIn: () => void
  state: () => StreamState
  close: () => void
}

/** A WebSocket that comes back: it subscribes anew, signs in anew, and says when what it told is stale. */
export function openStream(options: StreamOptions): Stream {
  const { staleAfterMs = 5_000, reconnectAfterMs = 250 } = options
  const origin = options.origin === '' ? location.origin : options.origin.replace(/\/$/, '')
  const socket = keepStreamSocket({
    url: `${origin.replace(/^http/, 'ws')}${streamPath}`,
    staleAfterMs,
    reconnectAfterMs,
    ping: JSON.stringify({ op: 'ping' }),
    onState: (state) => options.onState?.(state),
  })
  const send = (frame: object): boolean => socket.send(JSON.stringify(frame))
  const topics = createTopics(send)
  const member = createMember({
    token: () => options.token?.(),
    send,
    renew: () => {
      socket.renew()
    },
    onSignedOut: () => options.onSignedOut?.(),
  })
  let wasSignedIn = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  /** Whatever the server has been asked is asked anew. */
  function begin(): void {
    clearTimeout(waiting)
    waiting = undefined
    topics.forget()
    member.forget()
    topics.tell()
    member.signIn()
  }

  function take(frame: ServerFrame): void {
    switch (frame.op) {
      case 'update':
        if (frame.ticks !== undefined) options.onTicks?.(frame.ticks)
        if (frame.candles !== undefined) options.onCandles?.(frame.candles)
        if (frame.events !== undefined && member.isPresent()) options.onEvents?.(frame.events)
        break
      case 'subscribed':
        topics.told(frame.topics)
        break
      case 'signed_in':
        member.signedIn()
        options.onSignedIn?.()
        if (wasSignedIn) options.onLost?.()
        wasSignedIn = true
        break
      case 'signed_out':
        member.signedOut()
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
    if (key === 'symbol_unknown') topics.leaveOut(String(details['symbol']))
    else if (key === 'session_required' || key === 'malformed') member.refused()
    // Too many frames, or a server in trouble: it does not say what it could not do.
    else waiting ??= setTimeout(begin, 1_000 * Number(details['seconds'] ?? 1))
  }

  const read = readInOrder(take, () => {
    socket.renew()
  })
  socket.open({ onOpen: begin, onMessage: read })

  return {
    subscribe: topics.subscribe,
    signIn: member.signIn,
    state: socket.state,
    close() {
      clearTimeout(waiting)
      socket.close()
    },
  }
}
