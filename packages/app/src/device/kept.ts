import { useSyncExternalStore } from 'react'
import { storedText, storeText } from './storage.ts'

/** A stored text that notifies its subscribers of changes, in other tabs too. */
export type Kept = {
  get: () => string | undefined
  set: (text: string | undefined) => void
  subscribe: (react: () => void) => () => void
}

export function keep(key: string): Kept {
  let text = storedText(key)
  const reactions = new Set<() => void>()
  const notify = (): void => {
    for (const react of reactions) react()
  }
  globalThis.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    text = storedText(key)
    notify()
  })
  return {
    get: () => text,
    set(next) {
      text = next
      storeText(key, next)
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

export const useKept = (kept: Kept): string | undefined => useSyncExternalStore(kept.subscribe, kept.get)
