import { openStream, type Stream } from '@touchstone/client/stream'
import type { CandleItem, UserEvent } from '@touchstone/wire/stream'
import { create } from 'zustand'
import { signedOut } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { createTickStore } from './ticks.ts'

/** What the one WebSocket knows. Once it is opened it is stale until it has spoken; `hasSpoken` since the page is there. */
export const useConnection = create<{ connected: boolean; stale: boolean; hasSpoken: boolean }>(() => ({
  connected: false,
  stale: false,
  hasSpoken: false,
}))

export const ticks = createTickStore()

const candleListeners = new Set<(candles: readonly CandleItem[]) => void>()
const eventListeners = new Set<(events: readonly UserEvent[]) => void>()
const lossListeners = new Set<() => void>()

let stream: Stream | undefined

/** Opens the one WebSocket of the app, when something first wants it. */
export function liveStream(): Stream {
  if (stream !== undefined) return stream
  stream = openStream({
    origin: globalThis.location.origin,
    token: () => useSession.getState().token,
    onTicks: (fresh) => {
      ticks.take(fresh)
    },
    onCandles: (candles) => {
      for (const hear of candleListeners) hear(candles)
    },
    onEvents: (events) => {
      for (const hear of eventListeners) hear(events)
    },
    // What happened between the first reading and this was not told.
    onSignedIn: () => {
      for (const hear of lossListeners) hear()
    },
    onLost: () => {
      for (const hear of lossListeners) hear()
    },
    onState: (state) => {
      useConnection.setState(state.stale ? state : { ...state, hasSpoken: true })
    },
    onSignedOut: signedOut,
  })
  useConnection.setState(stream.state())
  return stream
}

/** Candles of a topic such as `candles:BTC/USDT:1m`. Returns what ends it. */
export function listenToCandles(topic: string, hear: (candles: readonly CandleItem[]) => void): () => void {
  candleListeners.add(hear)
  const unsubscribe = liveStream().subscribe([topic])
  return () => {
    candleListeners.delete(hear)
    unsubscribe()
  }
}

/** The user's own events. Returns what ends it. */
export function listenToEvents(hear: (events: readonly UserEvent[]) => void): () => void {
  eventListeners.add(hear)
  return () => {
    eventListeners.delete(hear)
  }
}

/** Events were missed: what they would have told is to be read anew. */
export function listenToLoss(hear: () => void): () => void {
  lossListeners.add(hear)
  return () => {
    lossListeners.delete(hear)
  }
}
