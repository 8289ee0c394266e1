import type { UserEvent } from '@touchstone/wire/stream'

let listener: (events: readonly UserEvent[]) => void = () => undefined

/** For `vi.mock` of `stream.ts`: one listener, whom `sendEvents` reaches. */
export function listenToEvents(given: typeof listener): () => void {
  listener = given
  return () => undefined
}

/** Delivers a user's own events as the stream does. */
export const sendEvents = (...events: readonly UserEvent[]): void => listener(events)
