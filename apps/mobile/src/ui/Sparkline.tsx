import { clsx } from 'clsx'
import { memo, useId } from 'react'
import { linePath, spread } from '@touchstone/app/plot/chart-geometry'

type SparklineProps = {
  /** Decimal strings, oldest first. */
  points: readonly string[]
  tone?: 'up' | 'down' | 'flat' | undefined
  className?: string | undefined
}

const tones = { up: 'text-up', down: 'text-down', flat: 'text-fg-3' }

/** The shape of a day beside a price; says nothing that the change does not say, so it is silent for screen readers. */
export const Sparkline = memo(function Sparkline({ points, tone = 'flat', className }: SparklineProps) {
  const place = clsx('h-6 w-16 overflow-visible', tones[tone], className)
  const line = sparkPath(points)
  const gradient = useId()
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={place} aria-hidden="true" fill="none">
      {line !== '' && (
        <>
          <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity={0.2} />
            <stop offset="1" stopColor="currentColor" stopOpacity={0} />
          </linearGradient>
          {tone !== 'flat' && <path d={`${line}V100H0Z`} fill={`url(#${gradient})`} />}
          <path
            d={line}
            stroke="currentColor"
            className="[stroke-width:0.09375rem]"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
})

function sparkPath(points: readonly string[]): string {
  if (points.length === 0) return ''
  const { ys } = spread(points.map(Number), 6)
  return linePath(
    ys.map((_, index) => (index / Math.max(1, ys.length - 1)) * 100),
    ys,
  )
}
