import type { SliderRootChangeEventDetails, SliderRootCommitEventDetails } from '@base-ui/react/slider'
import { type PointerEvent, useRef } from 'react'

/** A finger has said whether it moves the slider or the page once it is this far. */
const decidedPx = 8

/** A finger on the track: what it wants is not known yet, it moves the slider, or it left the slider alone. */
type Gesture = { x: number; y: number; from: number; wish: 'unknown' | 'slider' | 'none'; tapped?: number }

type SliderTouch = {
  value: number
  onChange: (value: number) => void
  onCommit: ((value: number) => void) | undefined
}

/**
 * A finger that scrolls the page over a slider does not change its value: it changes with a move to the side, or when the finger
 * is lifted where it was put. Where the browser takes the finger away, the value is that from before. A mouse sets it at once.
 */
export function useSliderTouch({ value, onChange, onCommit }: SliderTouch) {
  const touch = useRef<Gesture>(undefined)
  const isOfFinger = (reason: string): boolean => reason === 'track-press' || reason === 'drag'
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const now = touch.current
    if (now?.wish !== 'unknown') return
    const [aside, along] = [Math.abs(clientX - now.x), Math.abs(clientY - now.y)]
    if (Math.max(aside, along) >= decidedPx) now.wish = aside > along ? 'slider' : 'none'
  }
  const lift = (): void => {
    const now = touch.current
    if (now?.wish !== 'unknown') return
    now.wish = 'none'
    if (now.tapped === undefined || now.tapped === now.from) return
    onChange(now.tapped)
    onCommit?.(now.tapped)
  }
  const lose = (): void => {
    const now = touch.current
    if (now === undefined) return
    if (now.wish === 'slider' && value !== now.from) onChange(now.from)
    now.wish = 'none'
  }
  return {
    /** Of the root: what Base UI reads from the finger. */
    change: (next: number, details: SliderRootChangeEventDetails): void => {
      const now = touch.current
      if (now === undefined || now.wish === 'slider' || !isOfFinger(details.reason)) return onChange(next)
      if (details.reason === 'track-press') now.tapped = next
      details.cancel()
    },
    commit: (next: number, { reason }: SliderRootCommitEventDetails): void => {
      if (touch.current === undefined || touch.current.wish === 'slider' || !isOfFinger(reason)) onCommit?.(next)
    },
    /** Of the control; before Base UI hears of it. */
    control: {
      onPointerDownCapture: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
        touch.current = pointerType === 'touch' ? { x, y, from: value, wish: 'unknown' } : undefined
      },
      onPointerMoveCapture: move,
      onPointerUpCapture: lift,
      onPointerCancelCapture: lose,
      onTouchCancelCapture: lose,
    },
  }
}
