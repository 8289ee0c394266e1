import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How far below the screen the end may be when the next page is asked for. Our choice. */
const near = '400px'

/** Calls `onNear` when the element that gets the ref comes near the visible part; only while `watching`. */
export function useNear(watching: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const cameNear = useEffectEvent(onNear)
  useEffect(() => {
    const element = end.current
    if (!watching || element === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) cameNear()
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [watching])
  return end
}
