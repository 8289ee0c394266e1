/** A finger by the axes of the window. */
export type Finger = { id: number; x: number; y: number }

/** Tells the chart of a touch that nobody made. It reads no more of a touch than this. */
export function tellTouch(
  root: HTMLElement,
  type: 'touchstart' | 'touchmove' | 'touchend',
  { id, x, y }: Finger,
): void {
  const touch = {
    identifier: id,
    clientX: x,
    clientY: y,
    pageX: x + globalThis.scrollX,
    pageY: y + globalThis.scrollY,
  }
  root.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: [], changedTouches: [touch] }))
}

/** Beyond this many pixels a touch is no tap. */
export const movedBy = 10

const nobody: Finger = { id: -1, x: -1_000, y: -1_000 }

/**
 * The chart takes the second of two taps for half a double tap wherever it is, and loses it. While `isWanted` (something
 * is drawn point by point), a touch outside that moves makes it forget the tap before. Returns what ends it.
 */
export function countEveryTap(root: HTMLElement, isWanted: () => boolean): () => void {
  const place = root.parentElement ?? root
  function forget(event: TouchEvent): void {
    if (!isWanted() || event.touches.length !== 1) return
    tellTouch(root, 'touchstart', nobody)
    tellTouch(root, 'touchmove', { ...nobody, y: nobody.y + movedBy })
    tellTouch(root, 'touchend', nobody)
  }
  place.addEventListener('touchstart', forget, { capture: true, passive: true })
  return () => place.removeEventListener('touchstart', forget, { capture: true })
}
