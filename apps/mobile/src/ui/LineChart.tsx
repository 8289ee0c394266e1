import { clsx } from 'clsx'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printTime } from '@touchstone/app/time/times'
import { type ChartPoint, lineGeometry, type LineGeometry } from '@touchstone/app/plot/chart-geometry'
import { NoData } from './NoData.tsx'
import { Readout, Scrub } from './Scrub.tsx'

type LineChartProps<Point extends ChartPoint> = {
  /** Oldest first; `at` in epoch milliseconds. */
  points: readonly Point[]
  label: string
  format: (value: number) => string
  formatAt?: ((at: number) => string) | undefined
  tone?: 'accent' | 'up' | 'down' | 'flat' | undefined
  /** A dashed line at the first value. */
  baseline?: boolean | undefined
  /** A line that moved by less than this part of its first value does not fill the height: it would look like a fall or a rise. */
  leastMove?: number | undefined
  /** For a number elsewhere on the screen that follows the finger. */
  onScrub?: ((point: Point | null) => void) | undefined
  /** The line alone: its figures are read elsewhere on the screen. */
  bare?: boolean | undefined
  className?: string | undefined
}

const tones = { accent: 'text-accent', up: 'text-up', down: 'text-down', flat: 'text-fg-3' }
const dayText = (at: number): string => printTime(at, 'YYYY-MM-DD')

/** A value over time, read out where a finger, a mouse or the arrow keys point. */
export function LineChart<Point extends ChartPoint>(props: LineChartProps<Point>) {
  const { points, label, format, formatAt = dayText, tone = 'accent', leastMove = 0, onScrub, bare = false } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const shape = useMemo(() => {
    const [first] = points
    return first && lineGeometry(points, undefined, Math.abs(first.value) * leastMove)
  }, [points, leastMove])
  const index = chosen !== null && chosen < points.length ? chosen : null
  const point = index === null ? undefined : points[index]
  const read = point ?? points.at(-1)
  if (shape === undefined || read === undefined) return <NoData className={props.className ?? 'h-48'} />

  const choose = (next: number | null): void => {
    setChosen(next)
    if (next !== index) onScrub?.(next === null ? null : (points[next] ?? null))
  }
  const line = (
    <div className={clsx('relative min-h-0 flex-1', tones[tone])}>
      <Curve shape={shape} index={index} label={label} baseline={props.baseline === true} />
      <Scrub
        label={label}
        xs={shape.xs}
        index={index}
        valueText={`${format(read.value)}, ${formatAt(read.at)}`}
        onIndex={choose}
      />
    </div>
  )
  const place = clsx('flex flex-col', props.className ?? 'h-48')
  if (bare) return <div className={place}>{line}</div>
  return (
    <div className={place}>
      <div className="relative h-10 flex-none">
        {point === undefined ? (
          <Range low={format(shape.low)} high={format(shape.high)} />
        ) : (
          <Readout x={shape.xs[index ?? 0] ?? 0} className="text-center">
            <div className="num text-sm font-semibold">{format(point.value)}</div>
            <div className="text-2xs text-fg-3">{formatAt(point.at)}</div>
          </Readout>
        )}
      </div>
      {line}
      <div className="mt-1 flex flex-none justify-between text-2xs text-fg-3">
        <span>{formatAt(points[0]?.at ?? read.at)}</span>
        {points.length > 1 && <span>{formatAt(points.at(-1)?.at ?? read.at)}</span>}
      </div>
    </div>
  )
}

function Range({ low, high }: { low: string; high: string }) {
  const { t } = useTranslation()
  return (
    <div className="num flex gap-4 text-2xs text-fg-3">
      <span>
        {t('words.high')} <span className="text-fg-2">{high}</span>
      </span>
      <span>
        {t('words.low')} <span className="text-fg-2">{low}</span>
      </span>
    </div>
  )
}

function Curve(props: { shape: LineGeometry; index: number | null; label: string; baseline: boolean }) {
  const { shape, index } = props
  const gradient = useId()
  const at = index ?? shape.xs.length - 1
  const x = `${shape.xs[at] ?? 100}%`
  const y = `${shape.ys[at] ?? 50}%`
  const level = `${shape.ys[0] ?? 50}%`
  return (
    <svg role="img" aria-label={props.label} className="absolute inset-0 size-full overflow-visible" fill="none">
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity={0.22} />
          <stop offset="1" stopColor="currentColor" stopOpacity={0} />
        </linearGradient>
      </defs>
      {props.baseline && (
        <line x1="0" x2="100%" y1={level} y2={level} stroke="var(--border-strong)" strokeDasharray="2 4" />
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <path d={shape.area} fill={`url(#${gradient})`} />
        <path
          d={shape.line}
          stroke="currentColor"
          className="[stroke-width:0.125rem]"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {index === null ? (
        <circle cx={x} cy={y} fill="currentColor" className="[r:0.1875rem]" />
      ) : (
        <>
          <line x1={x} x2={x} y1="0" y2="100%" stroke="var(--border-strong)" strokeDasharray="3 3" />
          <circle cx={x} cy={y} fill="currentColor" stroke="var(--surface)" strokeWidth={2} className="[r:0.3125rem]" />
        </>
      )}
    </svg>
  )
}
