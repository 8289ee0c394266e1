import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { FrameStore } from '@touchstone/app/chart/chart-frame'
import { layoutLines } from '@touchstone/app/chart/line-layout'
import type { LineKind } from '@touchstone/app/chart/price-lines'
import { priceText } from '@touchstone/app/format/number-text'
import { useFrame } from './ChartLegend.tsx'

/** Where a label is: on its line, or with others at the edge that is nearest to a line out of sight. */
export type LabelPlace = 'line' | 'above' | 'below'

export type LabelledLine = { id: string; kind: LineKind; price: string; weight: number }

type LabelRowsProps<Line extends LabelledLine> = {
  frames: FrameStore
  lines: readonly Line[]
  tick: string
  /** The height of the legends at the top of the pane, in pixels. */
  legend: number
  /** `y`: of the line, in pixels from the top of the pane; `height`: of the pane. */
  label: (line: Line, at: { place: LabelPlace; y: number; height: number }) => ReactNode
}

/** In units. The width of a chip is that of the label at an edge with the air beside it. */
const [labelUnits, airUnits, chipUnits] = [22, 3, 58]

/** The labels of lines at the right edge, each with its price on the axis; none covers another, a legend or the price. */
export function LabelRows<Line extends LabelledLine>({ frames, lines, tick, legend, label }: LabelRowsProps<Line>) {
  const { lineYs, pane, axis, priceTag, unit, bar } = useFrame(frames)
  const drawn = lines.filter(({ id }) => lineYs[id] !== undefined)
  const { ys, above, below } = layoutLines(
    drawn.map(({ id, weight }) => ({ id, weight, y: lineYs[id] ?? 0 })),
    {
      ...pane,
      legend,
      price: priceTag,
      label: labelUnits * unit,
      air: airUnits * unit,
      chip: chipUnits * unit,
    },
  )
  // Before the first candle nothing is in its place yet.
  if (bar === undefined) return null
  const edges = { above, below }
  return (
    <div className="pointer-events-none absolute top-0 left-0" style={{ width: pane.width, height: pane.height }}>
      {drawn.map((line) => {
        const y = lineYs[line.id] ?? 0
        const place: LabelPlace = y < 0 ? 'above' : y > pane.height ? 'below' : 'line'
        const row = place === 'line' ? undefined : edges[place]
        const index = row?.ids.indexOf(line.id) ?? 0
        const at = place === 'line' ? ys[line.id] : row?.y
        if (at === undefined || index < 0) return null
        return (
          <div
            key={line.id}
            data-line={line.kind}
            data-place={place}
            className="absolute top-0 right-0 flex h-0 items-center justify-end"
            style={{
              transform: `translate(${-index * chipUnits * unit}px, ${at}px)`,
              ...(place === 'line' ? { maxWidth: pane.width } : { width: (chipUnits - airUnits) * unit }),
            }}
          >
            {label(line, { place, y, height: pane.height })}
            {place === 'line' && (
              <span
                aria-hidden
                data-tag=""
                className={clsx(
                  'num absolute left-full grid h-4 place-items-center overflow-hidden rounded-[3px] text-[10px] whitespace-nowrap text-bg',
                  plates[line.kind],
                )}
                style={{ width: axis }}
              >
                {priceText(line.price, tick)}
              </span>
            )}
          </div>
        )
      })}
      {(['above', 'below'] as const).map((place) => {
        const row = edges[place]
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
      })}
    </div>
  )
}

const plates: Record<LineKind, string> = {
  entry: 'bg-fg-2',
  liquidation: 'bg-warn',
  takeProfit: 'bg-up',
  stopLoss: 'bg-down',
}
