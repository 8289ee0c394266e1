import { useEffect, useMemo } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useOpenPositions, type Position } from '@touchstone/app/positions/positions.queries'
import { type ListedSymbol, useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { useHeld } from '@touchstone/app/chart/chart.queries'
import { LabelRows } from './LabelRows.tsx'
import { LineLabel } from './LineLabel.tsx'
import { chartLine } from '@touchstone/app/chart/line-tokens'
import { isStop, lineId, linesOf, type PriceLine, weightOf } from '@touchstone/app/chart/price-lines'
import { StopHandle } from './StopHandle.tsx'
import { StopSheet } from './StopSheet.tsx'
import { useStops } from '@touchstone/app/chart/use-stops'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

type PositionLinesProps = {
  shown: ShownChart
  listed: ListedSymbol
  book: Book
  isTurned: boolean
  /** The height of the legends over the candles, in pixels. */
  legend: number
}

const none: readonly Position[] = []

/** The person's open positions of the symbol as lines: entry, liquidation, and the two stops, which can be dragged. */
export function PositionLines({ shown, listed, book, isTurned, legend }: PositionLinesProps) {
  const { symbol, priceTick } = listed
  const positions = useOpenPositions(book, symbol).data ?? none
  const details = useSymbolDetails(symbol).data
  const held = useHeld(book, symbol, positions.length === 0 ? undefined : details?.settingsVersion)
  const stops = useStops(book, symbol)
  const lines = useMemo(() => linesOf(positions, stops.draft), [positions, stops.draft])
  const { chart } = shown
  useEffect(() => chart?.setLines(lines.map(chartLine)), [chart, lines])

  const asked = stops.draft && positions.find(({ id }) => id === stops.draft?.positionId)
  return (
    <>
      <Labels {...{ shown, lines, positions, held, stops, listed, isTurned, legend }} />
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

type LabelsProps = Pick<PositionLinesProps, 'shown' | 'listed' | 'isTurned' | 'legend'> & {
  lines: readonly PriceLine[]
  positions: readonly Position[]
  held: ReturnType<typeof useHeld>
  stops: ReturnType<typeof useStops>
}

/** A label for each line; the one that is being moved stays whatever else there is no room for. */
function Labels({ shown, lines, positions, held, stops, listed, isTurned, legend }: LabelsProps) {
  const { draft } = stops
  const movedId = draft === undefined ? undefined : lineId(draft.positionId, draft.kind)
  return (
    <LabelRows
      frames={shown.frames}
      lines={lines.map((line) => ({ ...line, weight: line.id === movedId ? 10 : weightOf(line) }))}
      tick={listed.priceTick}
      legend={legend}
      label={(line, at) => {
        const position = positions.find(({ id }) => id === line.positionId)
        if (position === undefined) return null
        const own = { ...at, shown, position, stops, isTurned, listed, held: held.get(position.id) }
        return isStop(line.kind) ? (
          <StopHandle {...own} kind={line.kind} price={line.price} />
        ) : (
          <LineLabel {...own} line={line} />
        )
      }}
    />
  )
}
