import { openStream, type Stream } from '@touchstone/client/stream'
import type { CandleItem, UserEvent } from '@touchstone/wire/stream'
import { create } from 'zustand'
import { signedOut } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { createTickStore } from './ticks.ts'
import { heldWhileMoving } from './while-moving.ts'

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
    onTicks: heldWhileMoving((fresh) => {
      ticks.take(fresh)
    }),
    onCandles: heldWhileMoving((candles) => {
      for (const listener of candleListeners) listener(candles)
    }),
    onEvents: (events) => {
      for (const listener of eventListeners) listener(events)
    },
    // Events between the first read and this subscription were missed.
    onSignedIn: () => {
      for (const listener of lossListeners) listener()
    },
    onLost: () => {
      for (const listener of lossListeners) listener()
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
export function listenToCandles(topic: string, listener: (candles: readonly CandleItem[]) => void): () => void {
  candleListeners.add(listener)
  const unsubscribe = liveStream().subscribe([topic])
  return () => {
    candleListeners.delete(listener)
    unsubscribe()
  }
}

/** The user's own events. Returns what ends it. */
export function listenToEvents(listener: (events: readonly UserEvent[]) => void): () => void {
  eventListeners.add(listener)
  return () => {
    eventListeners.delete(listener)
  }
}

/** Events were missed: listeners refetch their data. */
export function listenToLoss(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => {
    lossListeners.delete(listener)
  }
}
