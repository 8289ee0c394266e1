/** How far a finger moves, in pixels, before it swipes. Our choice. */
const swipeAt = 36

/** Calls `onSwipe` when one finger swipes up (1) or down (-1) over the panes of indicators. Returns what ends it. */
export function listenToPaneSwipes(
  root: HTMLElement,
  panesTop: () => number,
  onSwipe: (by: 1 | -1) => void,
): () => void {
  let from: { x: number; y: number } | undefined

  function start({ touches, changedTouches }: TouchEvent): void {
    const touch = changedTouches[0]
    const isOne = touches.length === 1 && touch !== undefined
    const isIn = isOne && touch.clientY - root.getBoundingClientRect().top > panesTop()
    from = isIn ? { x: touch.clientX, y: touch.clientY } : undefined
  }

  function end({ changedTouches }: TouchEvent): void {
    const touch = changedTouches[0]
    if (from === undefined || touch === undefined) return
    const [across, up] = [Math.abs(touch.clientX - from.x), from.y - touch.clientY]
    from = undefined
    if (Math.abs(up) >= swipeAt && Math.abs(up) > 2 * across) onSwipe(up > 0 ? 1 : -1)
  }

  root.addEventListener('touchstart', start, { capture: true, passive: true })
  root.addEventListener('touchend', end, { capture: true, passive: true })
  return () => {
    root.removeEventListener('touchstart', start, { capture: true })
    root.removeEventListener('touchend', end, { capture: true })
  }
}
