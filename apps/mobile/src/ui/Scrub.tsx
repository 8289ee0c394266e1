import { clsx } from 'clsx'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'
import { nearestIndex } from '@touchstone/app/plot/chart-geometry'

type ScrubProps = {
  label: string
  /** Where the points are, in percent of the width, ascending. */
  xs: readonly number[]
  index: number | null
  /** What is read out for the point in hand. */
  valueText: string
  onIndex: (index: number | null) => void
}

/** The layer over a chart that a finger, a mouse or the arrow keys move along its points. */
export function Scrub({ label, xs, index, valueText, onIndex }: ScrubProps) {
  const last = xs.length - 1
  const go = (next: number): void => {
    if (next !== index) haptic(5)
    onIndex(next)
  }
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) go(nearestIndex(xs, ((event.clientX - box.left) / box.width) * 100))
  }
  const press = (event: KeyboardEvent): void => {
    const next = keyTarget(event.key, index ?? last, last)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const leave = (): void => onIndex(null)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={valueText}
      className="absolute inset-0 cursor-crosshair touch-pan-y select-none"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerUp={(event) => event.pointerType !== 'mouse' && leave()}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onKeyDown={press}
      onBlur={leave}
    />
  )
}

function keyTarget(key: string, index: number, last: number): number | undefined {
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(last, target))
}

/** How far from an edge, in percent of the width, a read-out begins to give way to it. */
const edge = 20

/** Text in the middle over `x` percent of the width; at the edges it gives way, so that it stays inside. */
export function Readout({ x, children, className }: { x: number; children: ReactNode; className?: string }) {
  const fromEdge = Math.min(x, 100 - x, edge)
  const shift = (fromEdge / edge) * 50
  return (
    <div
      aria-hidden="true"
      className={clsx('pointer-events-none absolute w-max', className)}
      style={{ left: `${x}%`, transform: `translateX(-${x <= 50 ? shift : 100 - shift}%)` }}
    >
      {children}
    </div>
  )
}
