import { useEffect, useMemo } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useOpenPositions, type Position } from '@touchstone/app/positions/positions.queries'
import { type ListedSymbol, useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { priceText } from '@touchstone/app/format/number-text'
import type { ChartLine } from '@touchstone/app/chart/chart-painter'
import { useHeld } from '@touchstone/app/chart/chart.queries'
import { useFrame } from './ChartLegend.tsx'
import { LineLabel } from './LineLabel.tsx'
import { isStop, type LineKind, linesOf, type PriceLine } from '@touchstone/app/chart/price-lines'
import { spreadLabels } from '@touchstone/app/chart/spread-labels'
import { StopHandle } from './StopHandle.tsx'
import { StopSheet } from './StopSheet.tsx'
import { useStops } from '@touchstone/app/chart/use-stops'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

type PositionLinesProps = { shown: ShownChart; listed: ListedSymbol; book: Book; isTurned: boolean }

const looks: Record<LineKind, Pick<ChartLine, 'token' | 'isDashed'>> = {
  entry: { token: 'accent', isDashed: false },
  liquidation: { token: 'warn', isDashed: true },
  takeProfit: { token: 'up', isDashed: true },
  stopLoss: { token: 'down', isDashed: true },
}

const none: readonly Position[] = []

/** The person's open positions of the symbol as lines: entry, liquidation, and the two stops, which can be dragged. */
export function PositionLines({ shown, listed, book, isTurned }: PositionLinesProps) {
  const { symbol, priceTick } = listed
  const positions = useOpenPositions(book, symbol).data ?? none
  const details = useSymbolDetails(symbol).data
  const held = useHeld(book, symbol, positions.length === 0 ? undefined : details?.settingsVersion)
  const stops = useStops(book, symbol)
  const lines = useMemo(() => linesOf(positions, stops.draft), [positions, stops.draft])
  const { chart } = shown
  useEffect(() => chart?.setLines(lines.map((line) => chartLine(line, priceTick))), [chart, lines, priceTick])

  const asked = stops.draft && positions.find(({ id }) => id === stops.draft?.positionId)
  return (
    <>
      <Labels {...{ shown, lines, positions, held, stops, listed, isTurned }} />
      {asked !== undefined && stops.draft !== undefined && details !== undefined && (
        <StopSheet
          position={asked}
          held={held.get(asked.id)}
          draft={stops.draft}
          stops={stops}
          priceTick={priceTick}
          takerRate={details.takerRate}
        />
      )}
    </>
  )
}

const chartLine = ({ id, kind, price }: PriceLine, tick: string): ChartLine => ({
  id,
  value: Number(price),
  text: priceText(price, tick),
  hasPlate: true,
  ...looks[kind],
})

type LabelsProps = Pick<PositionLinesProps, 'shown' | 'listed' | 'isTurned'> & {
  lines: readonly PriceLine[]
  positions: readonly Position[]
  held: ReturnType<typeof useHeld>
  stops: ReturnType<typeof useStops>
}

/** In units: the height of a label with the air around it. */
const labelUnits = 24

/** A label on each line; the label of a line out of sight is at the edge nearest to it. */
function Labels({ shown, lines, positions, held, stops, listed, isTurned }: LabelsProps) {
  const { lineYs, pane, unit } = useFrame(shown.frames)
  const placed = lines.filter(({ id }) => lineYs[id] !== undefined)
  const gap = labelUnits * unit
  const bounds = { gap, top: gap / 2, bottom: pane.height - gap / 2 }
  const ys = placed.map(({ id }) => lineYs[id] ?? 0)
  const spread = spreadLabels(ys, bounds)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0" style={{ height: pane.height }}>
      {placed.map((line, index) => {
        const position = positions.find(({ id }) => id === line.positionId)
        const y = ys[index] ?? 0
        if (position === undefined) return null
        return (
          <div
            key={line.id}
            className="absolute left-1 flex h-0 items-center gap-1"
            style={{ top: spread[index] }}
            data-line={line.kind}
          >
            {isStop(line.kind) ? (
              <StopHandle
                {...{ shown, position, stops, isTurned, y }}
                held={held.get(position.id)}
                kind={line.kind}
                price={line.price}
                tick={listed.priceTick}
                height={pane.height}
              />
            ) : (
              <LineLabel
                {...{ shown, line, position, stops, isTurned, y }}
                held={held.get(position.id)}
                listed={listed}
                height={pane.height}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
