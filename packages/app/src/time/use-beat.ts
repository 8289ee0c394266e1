import { useEffect, useReducer } from 'react'

/** Renders anew every so often while the page is seen: for what is worked out now and then, not with every tick. */
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
