import { useEffect, useMemo } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { chartLine } from '@touchstone/app/chart/line-tokens'
import { linesOf, weightOf } from '@touchstone/app/chart/price-lines'
import type { ShownChart } from '@touchstone/app/chart/use-chart'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { LabelRows } from './LabelRows.tsx'
import { movedLineId, PositionLabel, PositionStopSheet } from './PositionLabel.tsx'
import { usePositionStops } from './use-position-stops.ts'

type PositionLinesProps = {
  shown: ShownChart
  listed: ListedSymbol
  book: Book
  isTurned: boolean
  /** Of the legends over the candles, in pixels. */
  legend: { width: number; height: number }
}

/** The person's open positions of the symbol as lines: entry, liquidation, and the two stops, which can be dragged. */
export function PositionLines({ shown, listed, book, isTurned, legend }: PositionLinesProps) {
  const open = usePositionStops(book, listed.symbol)
  const { positions, stops } = open
  const lines = useMemo(() => linesOf(positions, stops.draft), [positions, stops.draft])
  const { chart } = shown
  useEffect(() => chart?.setLines(lines.map(chartLine)), [chart, lines])
  const movedId = movedLineId(stops.draft)
  return (
    <>
      <LabelRows
        shown={shown}
        lines={lines.map((line) => ({ ...line, weight: line.id === movedId ? 10 : weightOf(line) }))}
        tick={listed.priceTick}
        legend={legend}
        label={(line, at) => <PositionLabel {...{ ...at, open, line, shown, listed, isTurned, canAdd: true }} />}
      />
      <PositionStopSheet open={open} priceTick={listed.priceTick} />
    </>
  )
}
