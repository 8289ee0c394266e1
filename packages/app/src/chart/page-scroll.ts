import { type Finger, movedBy, dispatchTouch } from './synthetic-touch.ts'

/** A finger that has moved so far has a direction; the chart itself decides at five. */
const decidedAt = 5

type DecidedFinger = Finger & { decided: 'page' | 'chart' | undefined }

/**
 * Lets a finger that moves up or down over the chart scroll the page, as over anything else; the chart takes all touches
 * for itself. What moves sideways, two fingers, and whatever `isOurs` claims stay with the chart. Returns what ends it.
 */
export function letPageScroll(root: HTMLElement, isOurs: (event: TouchEvent) => boolean): () => void {
  let finger: DecidedFinger | undefined
  root.style.touchAction = 'pan-y'
  root.style.overscrollBehaviorY = 'auto'

  function start(event: TouchEvent): void {
    const touch = event.changedTouches[0]
    if (event.touches.length !== 1 || touch === undefined) {
      if (finger?.decided === undefined) finger = undefined
      return
    }
    finger = { id: touch.identifier, x: touch.clientX, y: touch.clientY, decided: undefined }
  }

  function move(event: TouchEvent): void {
    if (finger === undefined) return
    finger.decided ??= decide(finger, event)
    if (finger.decided !== 'chart') event.stopPropagation()
  }

  function decide({ id, x, y }: Finger, event: TouchEvent): DecidedFinger['decided'] {
    if (event.touches.length !== 1 || isOurs(event)) return 'chart'
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === id)
    if (touch === undefined) return undefined
    const [across, along] = [Math.abs(touch.clientX - x), Math.abs(touch.clientY - y)]
    if (across + along < decidedAt) return undefined
    return along > across ? 'page' : 'chart'
  }

  /** The chart has seen the touch begin: send it a move, so that it is no tap, and an end. */
  function end(event: TouchEvent): void {
    const ended = finger
    finger = undefined
    if (ended?.decided !== 'page') return
    event.stopPropagation()
    const moved = { ...ended, y: ended.y + movedBy }
    dispatchTouch(root, 'touchmove', moved)
    dispatchTouch(root, 'touchend', moved)
  }

  const listeners = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', end],
  ] as const
  const place = root.parentElement ?? root
  for (const [type, handle] of listeners) place.addEventListener(type, handle, { capture: true, passive: true })
  return () => {
    root.style.touchAction = 'none'
    root.style.overscrollBehaviorY = 'none'
    for (const [type, handle] of listeners) place.removeEventListener(type, handle, { capture: true })
  }
}
