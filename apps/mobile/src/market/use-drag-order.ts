import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'
import { type Drag, placeOf, within } from '@touchstone/app/market/list-order'

/** So near an edge of the window (as a share of its height) the page scrolls under a row, by so much of it a frame. */
const edge = 0.16
const scrollStep = 0.01

type Held = { from: number; pointerId: number; beginY: number; rowHeight: number; atY: number }

/** Drags rows of one height to other places of their list, by their handles. */
export function useDragOrder(count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef<Held>(undefined)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const rowsOf = ({ from, beginY, rowHeight, atY }: Held): number =>
    within((atY + scrollY - beginY) / rowHeight, from, count)

  function follow(): void {
    if (held.current === undefined) return
    const { from, atY } = held.current
    const share = atY / innerHeight
    if (share < edge) scrollBy(0, -scrollStep * innerHeight)
    if (share > 1 - edge) scrollBy(0, scrollStep * innerHeight)
    setDrag({ from, rows: rowsOf(held.current) })
    frame.current = requestAnimationFrame(follow)
  }

  function letGo(isMeant: boolean): void {
    const last = held.current
    held.current = undefined
    cancelAnimationFrame(frame.current)
    setDrag(undefined)
    if (last === undefined || !isMeant) return
    const to = placeOf({ from: last.from, rows: rowsOf(last) })
    if (to !== last.from) onMove(last.from, to)
  }

  const isHeld = ({ pointerId }: PointerEvent): boolean => held.current?.pointerId === pointerId
  const handleOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const row = event.currentTarget.closest('li')
      if (row === null || event.button !== 0 || held.current !== undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { pointerId, clientY } = event
      const rowHeight = row.getBoundingClientRect().height
      held.current = { from, pointerId, beginY: clientY + scrollY, rowHeight, atY: clientY }
      haptic()
      follow()
    },
    onPointerMove: (event: PointerEvent): void => {
      if (isHeld(event) && held.current !== undefined) held.current.atY = event.clientY
    },
    onPointerUp: (event: PointerEvent): void => {
      if (isHeld(event)) letGo(true)
    },
    onPointerCancel: (event: PointerEvent): void => {
      if (isHeld(event)) letGo(false)
    },
  })
  return { drag, handleOf }
}
