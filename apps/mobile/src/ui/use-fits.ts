import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether keys that stay have their room: measured with them there, before anybody sees it. Where the screen around
 * `part` is then longer than the window (large letters, a notice), they would lie below its footer; so they go, until the window changes.
 */
export function useFits(isWanted: boolean, part: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  const isMeasured = isWanted && !isOver
  useLayoutEffect(() => {
    if (!isMeasured) return undefined
    const measure = (): void => {
      // Of this screen alone: one that is being left may still be there, and longer.
      const height = part.current?.closest('main')?.parentElement?.offsetHeight ?? 0
      if (height > globalThis.innerHeight + 1) setOver(true)
    }
    measure()
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [isMeasured, part])
  useLayoutEffect(() => {
    const again = (): void => setOver(false)
    globalThis.addEventListener('resize', again)
    return () => globalThis.removeEventListener('resize', again)
  }, [])
  return isMeasured
}
