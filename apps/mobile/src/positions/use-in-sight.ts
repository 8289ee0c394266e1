import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in sight below the bars at the top of its page. `part`: of the window, from its top. `unknown`:
 * until that has been observed.
 */
export function useInSight(
  element: RefObject<HTMLElement | null>,
  { part = 1, unknown = true }: { part?: number; unknown?: boolean } = {},
): boolean {
  const [isInSight, setIsInSight] = useState(unknown)
  useEffect(() => {
    const watched = element.current
    if (watched === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setIsInSight(last.isIntersecting)
      },
      { rootMargin: `-${barsOver(watched)}px 0px -${Math.round((1 - part) * 100)}%` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, part])
  return isInSight
}

/** How much of the window the bars of the page cover: its header, and the bar of the demo. */
function barsOver(watched: HTMLElement): number {
  const page = watched.closest('main')?.parentElement
  const bars = [...(page?.querySelectorAll(':scope > header, :scope > main > [data-demo-bar]') ?? [])]
  return Math.round(bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0))
}
