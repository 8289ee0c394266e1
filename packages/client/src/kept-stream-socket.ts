import { onWakeUp } from './wake-ups.ts'

export type SocketState = {
  connected: boolean
  /** What is shown may be old: nothing has come for a while, or the device has slept. */
  stale: boolean
}

export type KeptSocketOptions = {
  url: string
  /** Milliseconds without a frame after which everything is stale; after twice that the connection is given up. */
  staleAfterMs: number
  /** Milliseconds before the first try to connect anew; it doubles up to forty times that. */
  reconnectAfterMs: number
  /** Sent where nothing has come for a while; it is to be answered. */
  ping: string
  onState: (state: SocketState) => void
}

/** What is done with a connection: each that opens, and what comes over it. */
export type SocketUse = { onOpen: () => void; onMessage: (data: unknown) => void }

export type KeptSocket = {
  /** Makes the first connection. */
  open: (use: SocketUse) => void
  /** Whether it went out: nothing waits for a connection. */
  send: (text: string) => boolean
  state: () => SocketState
  /** Ends the connection and makes another at once. */
  renew: () => void
  close: () => void
}

/** A WebSocket that comes back, and knows when it has been silent. */
export function keepStreamSocket(options: KeptSocketOptions): KeptSocket {
  const { url, staleAfterMs, reconnectAfterMs, ping } = options
  let socket: WebSocket | undefined
  let use: SocketUse | undefined
  let state: SocketState = { connected: false, stale: true }
  let heardAt = Date.now()
  /** How long it may be silent now before it is stale. */
  let patienceMs = staleAfterMs
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

  function hear(): void {
    heardAt = Date.now()
    patienceMs = staleAfterMs
  }

  function connect(): void {
    clearTimeout(reconnecting)
    if (isClosed) return
    const opened = new WebSocket(url)
    socket = opened
    hear()
    opened.addEventListener('open', () => {
      if (socket !== opened) return
      setState({ connected: true, stale: true })
      use?.onOpen()
    })
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return
      hear()
      // Not when it opens: a server that takes nobody in closes then.
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

  function leave(): void {
    const left = socket
    socket = undefined
    left?.close()
    setState({ connected: false, stale: true })
  }

  function reconnect(): void {
    leave()
    // Some randomness, or every client comes back in the same moment.
    const waitMs = Math.min(reconnectAfterMs * 2 ** tries, reconnectAfterMs * 40) * (0.5 + Math.random())
    tries += 1
    reconnecting = setTimeout(connect, waitMs)
  }

  function renew(): void {
    tries = 0
    leave()
    connect()
  }

  /** By the clock and not by counting: after a sleep the timer fires late, and the silence was long. */
  function watch(): void {
    // The clock may have been set back.
    heardAt = Math.min(heardAt, Date.now())
    const silentMs = Date.now() - heardAt
    if (socket === undefined) return
    if (silentMs > 2 * patienceMs) reconnect()
    else if (silentMs > patienceMs) setState({ ...state, stale: true })
    if (silentMs > patienceMs / 3) send(ping)
  }

  /** The connection may be dead without knowing: it is to answer at once, and has a quarter of its usual time. */
  function doubt(): void {
    if (socket === undefined || Date.now() - heardAt > 2 * staleAfterMs) renew()
    else {
      hear()
      patienceMs = staleAfterMs / 4
      send(ping)
    }
  }

  const watching = setInterval(watch, staleAfterMs / 5)
  const endWakeUps = onWakeUp(doubt)

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
      leave()
    },
  }
}
