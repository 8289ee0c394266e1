import { useEffect, useReducer } from 'react'

/** Renders again at an interval while the page is visible: for values that need not follow every tick. */
export function useBeat(everyMs: number): void {
  const [, beat] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const beating = setInterval(() => {
      if (document.visibilityState === 'visible') beat()
    }, everyMs)
    return () => {
      clearInterval(beating)
    }
  }, [everyMs])
}
