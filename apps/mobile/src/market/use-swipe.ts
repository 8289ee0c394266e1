import { type TouchEvent, useRef } from 'react'

/** So far a finger goes, and more across than along, for a swipe. Our choice. */
const swipeAt = 56

type Handlers = Record<'onTouchStart' | 'onTouchEnd', (event: TouchEvent) => void>

/** Hears of one finger that swipes over a list: 1 to the next, to the left, and -1 to the one before. */
export function useSwipe(onSwipe: (by: 1 | -1) => void): Handlers {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }) {
      const touch = touches[0]
      from.current = touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }) {
      const [start, touch] = [from.current, changedTouches[0]]
      from.current = undefined
      if (start === undefined || touch === undefined) return
      const [left, along] = [start.x - touch.clientX, Math.abs(start.y - touch.clientY)]
      if (Math.abs(left) >= swipeAt && Math.abs(left) > 2 * along) onSwipe(left > 0 ? 1 : -1)
    },
  }
}
