import { type RefObject, useEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

export const noSize: Size = { width: 0, height: 0 }

/** The size of an element in pixels as it changes; nought until it is there. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(noSize)
  useEffect(() => {
    const watched = element.current
    if (watched === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => setSize({ width: watched.offsetWidth, height: watched.offsetHeight }))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
