import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Says when the first finger comes down on what gets the handler, and when the last of those fingers is gone. */
export function useFingersOn(onHold: (isHeld: boolean) => void): (event: PointerEvent) => void {
  const fingers = useRef(new Set<number>())
  const lift = useEffectEvent(({ pointerId }: globalThis.PointerEvent): void => {
    if (fingers.current.delete(pointerId) && fingers.current.size === 0) onHold(false)
  })
  // What a finger has pressed may be gone by the time it lifts: the window hears of it all the same.
  useEffect(() => {
    const heard = (event: globalThis.PointerEvent): void => lift(event)
    globalThis.addEventListener('pointerup', heard)
    globalThis.addEventListener('pointercancel', heard)
    return () => {
      globalThis.removeEventListener('pointerup', heard)
      globalThis.removeEventListener('pointercancel', heard)
    }
  }, [])
  return ({ pointerId }) => {
    fingers.current.add(pointerId)
    if (fingers.current.size === 1) onHold(true)
  }
}
