import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ChartFrame } from '@touchstone/app/chart/chart-frame'
import { layoutLines, type LineLayout } from '@touchstone/app/chart/line-layout'
import type { LineKind } from '@touchstone/app/chart/price-lines'
import { priceText } from '@touchstone/app/format/number-text'
import type { ShownChart } from '@touchstone/app/chart/use-chart'
import { useWholeFrame } from '@touchstone/app/chart/use-frame'
import { Leader } from './Leader.tsx'
import { PriceTag, reachOf } from './PriceTag.tsx'
import { useFingersOn } from './use-fingers-on.ts'

/** Where a label is: on its line, or with others at the edge that is nearest to a line out of sight. */
export type LabelPlace = 'line' | 'above' | 'below'

export type LabelledLine = { id: string; kind: LineKind; price: string; weight: number }

type LabelRowsProps<Line extends LabelledLine> = {
  shown: Pick<ShownChart, 'frames' | 'chart'>
  lines: readonly Line[]
  tick: string
  /** Of the legends at the top left of the pane, in pixels. */
  legend: { width: number; height: number }
  /** `y`: of the line, in pixels from the top of the pane; `height`: of the pane. */
  label: (line: Line, at: { place: LabelPlace; y: number; height: number }) => ReactNode
}

/** In units: the height of a label, its most width, the air to the next, and the width of one at an edge with its air. */
const [labelUnits, widthUnits, airUnits, chipUnits] = [22, 210, 3, 58]

/**
 * The labels of lines at the right edge, each with its price on the axis, and the newest price: from top to bottom by their
 * prices; none covers another or a legend.
 */
export function LabelRows<Line extends LabelledLine>({ shown, lines, tick, legend, label }: LabelRowsProps<Line>) {
  const frame = useWholeFrame(shown.frames)
  // No price moves a label away from under a finger: the tap would meet what comes in its place.
  const hold = useFingersOn((isHeld) => shown.chart?.holdScale(isHeld))
  const { lineYs, pane, unit } = frame
  const drawn = lines.filter(({ id }) => lineYs[id] !== undefined)
  const layout = layoutIn(frame, drawn, legend)
  // Before the first candle nothing is in its place yet.
  if (frame.bar === undefined) return null
  return (
    <div
      onPointerDown={hold}
      className="pointer-events-none absolute top-0 left-0 isolate"
      style={{ width: pane.width, height: pane.height }}
    >
      {drawn.map((line) => {
        const y = lineYs[line.id] ?? 0
        const place: LabelPlace = y < 0 ? 'above' : y > pane.height ? 'below' : 'line'
        const row = place === 'line' ? undefined : layout[place]
        const index = row?.ids.indexOf(line.id) ?? 0
        const at = place === 'line' ? layout.ys[line.id] : row?.y
        if (at === undefined || index < 0) return null
        return (
          <div
            key={line.id}
            data-line={line.kind}
            data-place={place}
            // No transform, which would keep a leader from going behind other labels.
            className="absolute flex h-0 items-center justify-end"
            style={{
              top: at,
              right: index * chipUnits * unit,
              // Alone at its edge a label is as wide as its word.
              ...(row === undefined || row.ids.length + row.more === 1
                ? { maxWidth: Math.min(pane.width, widthUnits * unit) }
                : { width: (chipUnits - airUnits) * unit }),
            }}
          >
            {place === 'line' && <Leader by={y - at} tone={tones[line.kind]} />}
            {label(line, { place, y, height: pane.height })}
            {place === 'line' && <Tag kind={line.kind} text={priceText(line.price, tick)} width={frame.axis} />}
          </div>
        )
      })}
      <NewestPrice frame={frame} at={layout.newestY} tick={tick} />
      <More layout={layout} unit={unit} />
    </div>
  )
}

function layoutIn(
  { lineYs, pane, priceTag, unit }: ChartFrame,
  drawn: readonly LabelledLine[],
  legend: { width: number; height: number },
): LineLayout {
  return layoutLines(
    drawn.map(({ id, price, weight }) => ({ id, value: Number(price), weight, y: lineYs[id] ?? 0 })),
    {
      ...pane,
      legend,
      price: priceTag && {
        value: Number(priceTag.price),
        y: priceTag.y,
        ...reachOf(priceTag, pane.height, unit),
      },
      label: labelUnits * unit,
      labelWidth: widthUnits * unit,
      air: airUnits * unit,
      chip: chipUnits * unit,
    },
  )
}

/** The price of a line on the axis. */
function Tag({ kind, text, width }: { kind: LineKind; text: string; width: number }) {
  return (
    <span
      aria-hidden
      data-tag=""
      className={clsx(
        // As the axis measures its own numbers: with digits as wide as the widest one, a price is clipped.
        'proportional-nums absolute left-full grid h-4 place-items-center overflow-hidden rounded-[3px] text-[0.625rem] whitespace-nowrap text-bg',
        plates[kind],
      )}
      style={{ width }}
    >
      {text}
    </span>
  )
}

function NewestPrice({ frame, at, tick }: { frame: ChartFrame; at: number | undefined; tick: string }) {
  const { priceTag, pane, axis, unit } = frame
  if (priceTag === undefined || at === undefined) return null
  const { above, below } = reachOf(priceTag, pane.height, unit)
  return (
    <div className="absolute left-full h-0" style={{ top: at, width: axis }}>
      <Leader by={priceTag.y - at} tone="text-fg-3" />
      <div className="absolute inset-x-0" style={{ top: -above, height: above + below }}>
        <PriceTag tag={priceTag} tick={tick} isLow={above > below} />
      </div>
    </div>
  )
}

/** How many labels at an edge found no room. */
function More({ layout, unit }: { layout: LineLayout; unit: number }) {
  return (['above', 'below'] as const).map((place) => {
    const row = layout[place]
    if (row === undefined || row.more === 0) return null
    return (
      <span
        key={place}
        className="num absolute top-0 right-0 flex h-0 items-center"
        style={{ transform: `translate(${-row.ids.length * chipUnits * unit}px, ${row.y}px)` }}
      >
        <span className="flex h-5.5 items-center rounded-full bg-surface-2 px-2 text-2xs font-semibold text-fg-2">
          +{row.more} {place === 'above' ? '↑' : '↓'}
        </span>
      </span>
    )
  })
}

const plates: Record<LineKind, string> = {
  alert: 'bg-accent',
  entry: 'bg-fg-2',
  liquidation: 'bg-warn',
  takeProfit: 'bg-up',
  stopLoss: 'bg-down',
}
const tones: Record<LineKind, string> = {
  alert: 'text-accent',
  entry: 'text-fg-2',
  liquidation: 'text-warn',
  takeProfit: 'text-up',
  stopLoss: 'text-down',
}
