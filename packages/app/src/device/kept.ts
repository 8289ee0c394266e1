import { useSyncExternalStore } from 'react'
import { storedText, storeText } from './storage.ts'

/** A stored text that notifies its subscribers of changes, in other tabs too. */
export type Kept = {
  get: () => string | undefined
  /** As storage has it at this moment: what another tab has changed may not have been told yet. */
  read: () => string | undefined
  set: (text: string | undefined) => void
  subscribe: (react: () => void) => () => void
}

export function keep(key: string): Kept {
  let text = storedText(key)
  let isStored = true
  const reactions = new Set<() => void>()
  const notify = (): void => {
    for (const react of reactions) react()
  }
  const read = (): string | undefined => {
    const before = text
    if (isStored) text = storedText(key)
    if (text !== before) notify()
    return text
  }
  globalThis.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read()
  })
  // A page that the browser has put by is told of nothing.
  globalThis.addEventListener('pageshow', read)
  return {
    get: () => text,
    read,
    set(next) {
      text = next
      isStored = storeText(key, next)
      notify()
    },
    subscribe(react) {
      reactions.add(react)
      return () => {
        reactions.delete(react)
      }
    },
  }
}

export const useKept = (kept: Kept): string | undefined => useSyncExternalStore(kept.subscribe, kept.get, kept.get)
