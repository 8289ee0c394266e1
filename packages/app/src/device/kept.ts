import { useSyncExternalStore } from 'react'
import { storedText, storeText } from './storage.ts'

/** One text that outlives the page, and tells whoever shows it when it changes, in another tab too. */
export type Kept = {
  get: () => string | undefined
  set: (text: string | undefined) => void
  subscribe: (react: () => void) => () => void
}

export function keep(key: string): Kept {
  let text = storedText(key)
  const reactions = new Set<() => void>()
  const tell = (): void => {
    for (const react of reactions) react()
  }
  globalThis.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    text = storedText(key)
    tell()
  })
  return {
    get: () => text,
    set(next) {
      text = next
      storeText(key, next)
      tell()
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
