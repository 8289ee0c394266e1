import { type PointerEvent, useEffect, useRef } from 'react'

/** Says when the first finger comes down on what gets the handler, and when the last of those fingers is gone. */
export function useFingersOn(onHold: (isHeld: boolean) => void): (event: PointerEvent) => void {
  const fingers = useRef(new Set<number>())
  const tell = useRef(onHold)
  useEffect(() => {
    tell.current = onHold
  })
  // What a finger has pressed may be gone by the time it lifts: the window hears of it all the same.
  useEffect(() => {
    const lift = ({ pointerId }: globalThis.PointerEvent): void => {
      if (fingers.current.delete(pointerId) && fingers.current.size === 0) tell.current(false)
    }
    globalThis.addEventListener('pointerup', lift)
    globalThis.addEventListener('pointercancel', lift)
    return () => {
      globalThis.removeEventListener('pointerup', lift)
      globalThis.removeEventListener('pointercancel', lift)
    }
  }, [])
  return ({ pointerId }) => {
    fingers.current.add(pointerId)
    if (fingers.current.size === 1) tell.current(true)
  }
}
