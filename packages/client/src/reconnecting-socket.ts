import { onWakeUp } from './wake-ups.ts'

export type SocketState = {
  connected: boolean
  /** What the screen shows may be old: nothing has arrived for a while, or the device has slept. */
  stale: boolean
}

export type ReconnectingSocketOptions = {
  url: string
  /** Milliseconds without a frame after which everything is stale. After twice that we reconnect. */
  staleAfterMs: number
  /** Milliseconds before the first attempt to reconnect; the delay doubles up to forty times that. */
  reconnectAfterMs: number
  /** Sent when nothing has arrived for a while; the server must respond. */
  ping: string
  onState: (state: SocketState) => void
}

/** The handlers of a connection. */
export type SocketUse = { onOpen: () => void; onMessage: (data: unknown) => void }

export type ReconnectingSocket = {
  /** Opens the first connection. */
  open: (use: SocketUse) => void
  /** Returns whether the text was sent. Nothing is queued for a later connection. */
  send: (text: string) => boolean
  state: () => SocketState
  /** Closes the connection and opens another at once. */
  renew: () => void
  close: () => void
}

/** A WebSocket that reconnects and detects silence. */
export function openReconnectingSocket(options: ReconnectingSocketOptions): ReconnectingSocket {
  const { url, staleAfterMs, reconnectAfterMs, ping } = options
  let socket: WebSocket | undefined
  let use: SocketUse | undefined
  let state: SocketState = { connected: false, stale: true }
  let lastFrameAt = Date.now()
  /** How long it may be silent now before it is stale. */
  let silenceMsMax = staleAfterMs
  let tries = 0
  let isClosed = false
  let reconnecting: ReturnType<typeof setTimeout> | undefined

  function setState(next: SocketState): void {
    if (next.connected === state.connected && next.stale === state.stale) return
    state = next
    options.onState(state)
  }

  function send(text: string): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(text)
    return true
  }

  function noteFrame(): void {
    lastFrameAt = Date.now()
    silenceMsMax = staleAfterMs
  }

  function connect(): void {
    clearTimeout(reconnecting)
    if (isClosed) return
    const opened = new WebSocket(url)
    socket = opened
    noteFrame()
    opened.addEventListener('open', () => {
      if (socket !== opened) return
      setState({ connected: true, stale: true })
      use?.onOpen()
    })
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return
      noteFrame()
      // Not on open: a server that accepts no more sockets closes them right after that.
      tries = 0
      setState({ connected: true, stale: false })
      use?.onMessage(data)
    })
    opened.addEventListener('close', () => {
      if (socket === opened) reconnect()
    })
    // A `close` follows; without a listener some platforms throw.
    opened.addEventListener('error', () => undefined)
  }

  function disconnect(): void {
    const left = socket
    socket = undefined
    left?.close()
    setState({ connected: false, stale: true })
  }

  function reconnect(): void {
    disconnect()
    // Some randomness, or all clients would return at the same moment.
    const waitMs = Math.min(reconnectAfterMs * 2 ** tries, reconnectAfterMs * 40) * (0.5 + Math.random())
    tries += 1
    reconnecting = setTimeout(connect, waitMs)
  }

  function renew(): void {
    tries = 0
    disconnect()
    connect()
  }

  /** Goes by the clock rather than by counting: after a sleep the timer fires late, and the silence was long. */
  function watch(): void {
    // The clock may have been set back.
    lastFrameAt = Math.min(lastFrameAt, Date.now())
    const silentMs = Date.now() - lastFrameAt
    if (socket === undefined) return
    if (silentMs > 2 * silenceMsMax) reconnect()
    else if (silentMs > silenceMsMax) setState({ ...state, stale: true })
    if (silentMs > silenceMsMax / 3) send(ping)
  }

  /**
   * The connection may be dead without a `close`: the server must respond to a ping within a quarter of the usual
   * time.
   */
  function checkAlive(): void {
    if (socket === undefined || Date.now() - lastFrameAt > 2 * staleAfterMs) renew()
    else {
      noteFrame()
      silenceMsMax = staleAfterMs / 4
      send(ping)
    }
  }

  const watching = setInterval(watch, staleAfterMs / 5)
  const endWakeUps = onWakeUp(checkAlive)

  return {
    open(given) {
      use = given
      connect()
    },
    send,
    state: () => state,
    renew,
    close() {
      isClosed = true
      clearInterval(watching)
      endWakeUps()
      clearTimeout(reconnecting)
      disconnect()
    },
  }
}
