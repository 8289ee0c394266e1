import { useSyncExternalStore } from 'react'

const changes = ['online', 'offline'] as const

function listen(changed: () => void): () => void {
  for (const change of changes) addEventListener(change, changed)
  return () => {
    for (const change of changes) removeEventListener(change, changed)
  }
}

/**
 * Whether the browser itself knows that it is offline: nothing that is sent now arrives. Prices that have stopped coming are
 * another matter (`useSilence`): a network may block the live stream alone, and what closes must stay possible there.
 */
export const useOffline = (): boolean => useSyncExternalStore(listen, () => !navigator.onLine)
