import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was focused when the sheet below all others opened, and everything around it, from the inside out. */
let belowAll: readonly Element[] = []

const around = (element: Element | null): Element[] =>
  element === null ? [] : [element, ...around(element.parentElement)]

/**
 * Where the focus goes when a sheet has closed: to what opened it and, where that is gone by then, to what stands in its place,
 * which is the nearest thing around it that is left.
 */
export function useFocusAfter(isOpen: boolean, popup: RefObject<HTMLElement | null>): () => HTMLElement | boolean {
  const opener = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    if (!isOpen) return
    const { activeElement } = document
    // One that another sheet opened goes back to below both.
    if (activeElement?.closest('[role="dialog"], [role="alertdialog"]') == null) belowAll = around(activeElement)
    opener.current = [...around(activeElement), ...belowAll]
  }, [isOpen])
  return () => {
    const { activeElement, body } = document
    // Somebody has gone on elsewhere.
    if (activeElement !== body && popup.current?.contains(activeElement) !== true) return false
    const [own] = opener.current
    if (own?.isConnected === true && own !== body) return true
    const place = opener.current.find(
      (each): each is HTMLElement => each instanceof HTMLElement && each.isConnected && holdsFocusable(each),
    )
    return place ?? true
  }
}

const holdsFocusable = (element: HTMLElement): boolean =>
  element !== document.body &&
  element !== document.documentElement &&
  element.closest('[role="dialog"], [role="alertdialog"]') === null &&
  element.querySelector('button:not(:disabled), a[href], input:not(:disabled)') !== null
