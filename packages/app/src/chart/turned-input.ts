/**
 * Where a point of the window lies on an element that is turned by a quarter to the right: its left edge is up, its top
 * edge is to the right.
 */
export const turnedPoint = (
  point: { clientX: number; clientY: number },
  bounds: Pick<DOMRect, 'right' | 'top'>,
): { x: number; y: number } => ({ x: point.clientY - bounds.top, y: bounds.right - point.clientX })

const touchTypes = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
const mouseTypes = ['mousedown', 'mousemove', 'mouseup'] as const

/**
 * The chart uses the window's axes. While it is turned, its input events are redispatched in the axes of the unturned chart.
 * Returns what ends it.
 */
export function turnInput(root: HTMLElement): () => void {
  const isFor = (event: Event): event is Event & { target: Node } =>
    event.isTrusted && event.target instanceof Node && root.contains(event.target)
  // By the true place on the screen; the chart then asks for one that begins at zero.
  const trueBounds = (): DOMRect => HTMLElement.prototype.getBoundingClientRect.call(root)
  root.getBoundingClientRect = () => new DOMRect(0, 0, root.offsetWidth, root.offsetHeight)

  function redispatch(event: Event, turnedEvent: Event): void {
    event.stopImmediatePropagation()
    if (!root.dispatchEvent(turnedEvent) && event.cancelable) event.preventDefault()
  }

  function touch(event: TouchEvent): void {
    if (!isFor(event)) return
    const bounds = trueBounds()
    const turned = (list: TouchList) => [...list].map((finger) => turnedTouch(finger, bounds))
    const turnedEvent = new Event(event.type, { bubbles: true, cancelable: event.cancelable })
    redispatch(
      event,
      Object.assign(turnedEvent, { touches: turned(event.touches), changedTouches: turned(event.changedTouches) }),
    )
  }

  let isPressed = false
  function mouse(event: MouseEvent): void {
    if (!event.isTrusted || !(isPressed || isFor(event))) return
    if (event.type !== 'mousemove') isPressed = event.type === 'mousedown'
    const { x, y } = turnedPoint(event, trueBounds())
    const { type, button, buttons } = event
    redispatch(
      event,
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button, buttons }),
    )
  }

  for (const type of touchTypes) globalThis.addEventListener(type, touch, { capture: true, passive: false })
  for (const type of mouseTypes) globalThis.addEventListener(type, mouse, { capture: true })
  return () => {
    Reflect.deleteProperty(root, 'getBoundingClientRect')
    for (const type of touchTypes) globalThis.removeEventListener(type, touch, { capture: true })
    for (const type of mouseTypes) globalThis.removeEventListener(type, mouse, { capture: true })
  }
}

function turnedTouch(finger: Touch, bounds: DOMRect) {
  const { x, y } = turnedPoint(finger, bounds)
  return { identifier: finger.identifier, clientX: x, clientY: y, pageX: x, pageY: y }
}
