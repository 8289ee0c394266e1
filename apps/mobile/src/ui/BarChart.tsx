import { clsx } from 'clsx'
import { useState } from 'react'
import { barGeometry } from '@touchstone/app/plot/chart-geometry'
import { NoData } from './NoData.tsx'
import { Readout, Scrub } from './Scrub.tsx'

type Tone = 'up' | 'down' | 'flat' | 'accent'
type Bar = { label: string; value: number; tone?: Tone | undefined }

type BarChartProps = {
  /** Without a tone, a bar above zero is up and one below it down. */
  bars: readonly Bar[]
  label: string
  format?: ((value: number) => string) | undefined
  className?: string | undefined
}

const fills: Record<Tone, string> = { up: 'fill-up', down: 'fill-down', flat: 'fill-fg-3', accent: 'fill-accent' }
/** More bars than this have no room for their values: those are read out one at a time. */
const valuesMax = 8
/** What a label of the narrowest chart takes: its characters and the gap to the next, of all that there is room for. */
const roomForLabels = 46
const labelGap = 1.5
const plain = (value: number): string => String(value).replace('-', '−')

/** Values side by side around zero. */
export function BarChart({ bars, label, format = plain, className }: BarChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  if (bars.length === 0) return <NoData className={className ?? 'h-40'} />

  const withValues = bars.length <= valuesMax
  const shape = barGeometry(
    bars.map((bar) => bar.value),
    withValues ? 14 : 4,
  )
  const xs = shape.bars.map((bar) => bar.middle)
  const index = chosen !== null && chosen < bars.length ? chosen : null
  const read = bars[index ?? bars.length - 1]
  const words = (bar: Bar | undefined): string => (bar === undefined ? '' : `${bar.label} ${format(bar.value)}`)
  return (
    <div className={clsx('flex flex-col', className ?? 'h-40')}>
      {!withValues && (
        <div className="relative h-5 flex-none">
          {index !== null && (
            <Readout x={xs[index] ?? 0} className="num text-xs text-fg-3">
              {read?.label}{' '}
              <span className="font-semibold text-fg">{read === undefined ? '' : format(read.value)}</span>
            </Readout>
          )}
        </div>
      )}
      <div className="relative min-h-0 flex-1">
        <svg role="img" aria-label={`${label}: ${bars.map(words).join(', ')}`} className="absolute inset-0 size-full">
          {bars.map((bar, at) => (
            <BarShape
              key={`${at} ${bar.label}`}
              bar={bar}
              place={shape.bars[at]}
              text={withValues ? format(bar.value) : ''}
              dimmed={index !== null && index !== at}
            />
          ))}
          <line x1="0" x2="100%" y1={`${shape.zero}%`} y2={`${shape.zero}%`} stroke="var(--border)" />
        </svg>
        <Scrub label={label} xs={xs} index={index} valueText={words(read)} onIndex={setChosen} />
      </div>
      <Labels labels={bars.map((bar) => bar.label)} />
    </div>
  )
}

type Place = ReturnType<typeof barGeometry>['bars'][number]

function BarShape(props: { bar: Bar; place: Place | undefined; text: string; dimmed: boolean }) {
  const { bar, place, text } = props
  if (place === undefined) return undefined
  const tone = bar.tone ?? (bar.value < 0 ? 'down' : 'up')
  const below = bar.value < 0
  return (
    <g className={clsx('transition-opacity duration-150', props.dimmed && 'opacity-40')}>
      <rect
        x={`${place.x}%`}
        y={`${place.y}%`}
        width={`${place.width}%`}
        height={`${place.height}%`}
        className={clsx('[rx:0.1875rem]', fills[tone])}
      />
      {text !== '' && (
        <text
          x={`${place.middle}%`}
          y={`${below ? place.y + place.height : place.y}%`}
          dy={below ? '1.2em' : '-0.45em'}
          textAnchor="middle"
          className="num fill-fg-2 text-2xs"
        >
          {text}
        </text>
      )}
    </g>
  )
}

/** As many labels as there is room for, evenly: none that would pass the end, where each begins at its bar. */
function Labels({ labels }: { labels: readonly string[] }) {
  const longest = Math.max(...labels.map((label) => label.length))
  const every = Math.ceil((labels.length * (longest + labelGap)) / roomForLabels)
  return (
    <div aria-hidden="true" className="num mt-1 flex flex-none text-2xs text-fg-3">
      {labels.map((label, index) => (
        <span key={`${index} ${label}`} className="min-w-0 flex-1 overflow-visible text-center whitespace-nowrap">
          {index % every === 0 && index + every <= labels.length && label}
        </span>
      ))}
    </div>
  )
}
