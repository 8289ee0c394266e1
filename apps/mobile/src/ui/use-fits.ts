import { useLayoutEffect, useState } from 'react'

/**
 * Whether keys that stay have their room: measured with them there, before anybody sees it. Where the page is then longer than
 * the window (large letters, a notice), they would lie below its footer; so they go, until the window changes.
 */
export function useFits(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false)
  const isMeasured = isWanted && !isOver
  useLayoutEffect(() => {
    if (!isMeasured) return undefined
    const measure = (): void => {
      if (document.documentElement.scrollHeight > globalThis.innerHeight + 1) setOver(true)
    }
    measure()
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [isMeasured])
  useLayoutEffect(() => {
    const again = (): void => setOver(false)
    globalThis.addEventListener('resize', again)
    return () => globalThis.removeEventListener('resize', again)
  }, [])
  return isMeasured
}
