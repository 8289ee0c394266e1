import type { UserEvent } from '@touchstone/wire/stream'

type Listener = (events: readonly UserEvent[]) => void
const listeners = new Set<Listener>()

/** For `vi.mock` of `stream.ts`: whom `sendEvents` reaches. */
export function listenToEvents(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Delivers a user's own events as the stream does. */
export function sendEvents(...events: readonly UserEvent[]): void {
  for (const listener of listeners) listener(events)
}
