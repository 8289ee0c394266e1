type At = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Whether a finger is still over an element: a touch goes on to report to where it came down, and never leaves it. */
export const isOver = (element: Element, { clientX, clientY }: At): boolean =>
  element.contains(document.elementFromPoint(clientX, clientY))
