import { useSyncExternalStore } from 'react'

/** Tall enough for the whole form with its keys. The layout grows with the width, so it is the proportion that counts. */
const tall = '(max-aspect-ratio: 375/690)'

/** Whether the window is tall enough for keys that stay, rather than such as come and go over the page. */
export const useTall = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = globalThis.matchMedia(tall)
      query.addEventListener('change', changed)
      return () => {
        query.removeEventListener('change', changed)
      }
    },
    () => globalThis.matchMedia(tall).matches,
  )
