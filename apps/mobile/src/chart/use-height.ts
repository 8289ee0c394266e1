import { type RefObject, useEffect, useRef, useState } from 'react'

/** The height of an element in pixels as it changes; nought until it is there. */
export function useHeight(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (watched === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => setHeight(watched.offsetHeight))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, height]
}
