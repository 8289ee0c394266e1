import { useLayoutEffect } from 'react'

/** Screens that are shown at once while one leaves for the next. */
let shown = 0

/** The page is dark blue in both themes as long as this is shown: its sheets and toasts too, which stand beside the screen. */
export function useDeep(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    shown += 1
    page.classList.add('deep')
    return () => {
      shown -= 1
      if (shown === 0) page.classList.remove('deep')
    }
  }, [])
}
