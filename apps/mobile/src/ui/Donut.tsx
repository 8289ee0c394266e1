import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** `colour` is a CSS colour: one of `chartColours`. */
export type Slice = { label: string; value: number; colour: string; /** The share as it is shown. */ text: string }

type DonutProps = {
  slices: readonly Slice[]
  label: string
  /** Shown in the middle. */
  children?: ReactNode
  className?: string | undefined
}

const thickness = 11
const radius = 50 - thickness / 2
const around = 2 * Math.PI * radius
const gap = 1.6

/** Shares of a whole. A `Legend` beside it names them. */
export function Donut({ slices, label, children, className }: DonutProps) {
  const arcs = arcsOf(slices)
  const words = arcs.map((arc) => `${arc.label} ${arc.text}`).join(', ')
  return (
    <div className={clsx('relative aspect-square', className ?? 'w-40')}>
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={words === '' ? label : `${label}: ${words}`}
        className="size-full"
      >
        <g fill="none" strokeWidth={thickness} transform="rotate(-90 50 50)">
          {arcs.length === 0 && <circle cx={50} cy={50} r={radius} stroke="var(--surface-2)" />}
          {arcs.map((arc) => (
            <circle
              key={arc.label}
              cx={50}
              cy={50}
              r={radius}
              stroke={arc.colour}
              strokeDasharray={`${arc.length} ${around}`}
              strokeDashoffset={-arc.from}
            />
          ))}
        </g>
      </svg>
      {children !== undefined && (
        <div className="absolute inset-[14%] grid place-content-center justify-items-center text-center">
          {children}
        </div>
      )}
    </div>
  )
}

type Arc = Slice & { share: number; from: number; length: number }

function arcsOf(slices: readonly Slice[]): Arc[] {
  const shown = slices.filter((slice) => slice.value > 0)
  const whole = shown.reduce((sum, slice) => sum + slice.value, 0)
  const between = shown.length > 1 ? gap : 0
  let from = 0
  return shown.map((slice) => {
    const share = slice.value / whole
    const arc = { ...slice, share, from: from + between / 2, length: Math.max(share * around - between, 0.5) }
    from += share * around
    return arc
  })
}
