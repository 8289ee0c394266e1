import { type KeyboardEvent, type PointerEvent, type TouchEvent, useRef } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'
import { movedByTicks, snapToTick } from '@touchstone/app/chart/price-grid'

type StopDrag = {
  /** The price at the handle. */
  price: string
  tick: string
  /** The height of the handle's line in its pane, and of the pane, in pixels. */
  y: number
  height: number
  /** The chart is turned by a quarter: up is to the right. */
  isTurned: boolean
  valueAt: (y: number) => number | undefined
  /** The price follows the finger or the keys. */
  onMove: (price: string) => void
  /** Let go, or pressed. */
  onAsk: (price: string) => void
  /** With the price that it was taken up at. */
  onCancel: (price: string) => void
}

type Handlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void
  onFocus: () => void
  onBlur: () => void
  onTouchEnd: (event: TouchEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}

/** So far a finger moves before it drags: less is a tap. */
const startsAt = 4
const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** `pointer`: the finger that it belongs to. */
type Grip = { pointer: number; from: number; y: number; isDragging: boolean; price: string }

/** What makes a button the handle of a line: dragged by a finger or moved by keys, a tick at a time, then confirmed. */
export function useStopDrag(drag: StopDrag): Handlers {
  const { price, tick, y, height, isTurned, valueAt, onMove, onAsk, onCancel } = drag
  const grip = useRef<Grip>(undefined)
  const hasDragged = useRef(false)
  const takenUpAt = useRef<string>(undefined)
  const along = (event: PointerEvent): number => (isTurned ? -event.clientX : event.clientY)

  const heldBy = ({ pointerId }: PointerEvent): Grip | undefined =>
    grip.current?.pointer === pointerId ? grip.current : undefined

  function goBack(): void {
    grip.current = undefined
    onCancel(takenUpAt.current ?? price)
  }

  return {
    onPointerDown(event) {
      // Another finger takes nothing over.
      if (event.button !== 0 || grip.current !== undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      hasDragged.current = false
      takenUpAt.current = price
      const at = { from: along(event), y: Math.max(0, Math.min(height, y)) }
      grip.current = { pointer: event.pointerId, ...at, isDragging: false, price }
    },
    onPointerMove(event) {
      const held = heldBy(event)
      if (held === undefined) return
      const by = along(event) - held.from
      if (Math.abs(by) > startsAt) held.isDragging = true
      if (!held.isDragging) return
      hasDragged.current = true
      const value = valueAt(Math.max(0, Math.min(height, held.y + by)))
      if (value === undefined) return
      const next = snapToTick(value, tick)
      if (next === held.price) return
      held.price = next
      onMove(next)
    },
    onPointerUp(event) {
      const held = heldBy(event)
      if (held === undefined) return
      grip.current = undefined
      if (!held.isDragging) return
      haptic()
      onAsk(held.price)
    },
    onPointerCancel(event) {
      if (heldBy(event) !== undefined) goBack()
    },
    onLostPointerCapture(event) {
      if (heldBy(event) !== undefined) goBack()
    },
    onFocus() {
      takenUpAt.current ??= price
    },
    onBlur() {
      takenUpAt.current = undefined
    },
    // To the browser a short drag is a tap too, and its click would meet the sheet that asks about the new price.
    onTouchEnd(event) {
      if (hasDragged.current && event.cancelable) event.preventDefault()
      hasDragged.current = false
    },
    onKeyDown(event) {
      const step = keySteps[event.key]
      if (event.key === 'Escape') goBack()
      if (step === undefined) return
      event.preventDefault()
      haptic(5)
      onMove(movedByTicks(price, tick, event.shiftKey ? step * 10 : step))
    },
    // A click without a drag: a tap, or Enter.
    onClick() {
      if (!hasDragged.current) onAsk(price)
      hasDragged.current = false
    },
  }
}
