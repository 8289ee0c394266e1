/** A finger by the axes of the window. */
export type Finger = { id: number; x: number; y: number }

/** Dispatches a synthetic touch to the chart. It has only the properties that the chart reads. */
export function dispatchTouch(
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

const offChart: Finger = { id: -1, x: -1_000, y: -1_000 }

/**
 * The chart takes the second of two taps for half a double tap wherever it is, and loses it. While `isWanted` (something
 * is drawn point by point), a touch outside that moves makes it forget the tap before. Returns what ends it.
 */
export function countEveryTap(root: HTMLElement, isWanted: () => boolean): () => void {
  const place = root.parentElement ?? root
  function forget(event: TouchEvent): void {
    if (!isWanted() || event.touches.length !== 1) return
    dispatchTouch(root, 'touchstart', offChart)
    dispatchTouch(root, 'touchmove', { ...offChart, y: offChart.y + movedBy })
    dispatchTouch(root, 'touchend', offChart)
  }
  place.addEventListener('touchstart', forget, { capture: true, passive: true })
  return () => place.removeEventListener('touchstart', forget, { capture: true })
}
