import { useEffect, useMemo, useState } from 'react'
import { useChartSettings } from '@touchstone/app/chart/chart-settings'
import { chartLine } from '@touchstone/app/chart/line-tokens'
import { isStop, type LineKind, type StopKind } from '@touchstone/app/chart/price-lines'
import { type TicketDraft, type TicketLabels, ticketLines } from '@touchstone/app/chart/ticket-lines'
import { useChart } from '@touchstone/app/chart/use-chart'
import { useMarketState } from '@touchstone/app/market/market-state'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { Candles } from './Candles.tsx'
import { LabelRows } from './LabelRows.tsx'
import { movedLineId, PositionLabel, PositionStopSheet } from './PositionLabel.tsx'
import { TicketLabel } from './TicketLabel.tsx'
import type { PositionStops } from './use-position-stops.ts'
import { noSize } from './use-size.ts'

export type TicketCandlesProps = {
  draft: TicketDraft
  /** Nothing of the order is typed: what is on the chart is about what is open. */
  isEmpty?: boolean
  labels?: TicketLabels
  /** Why lines of the order cannot be where they are. */
  faults?: TicketLabels
  onMove: (kind: LineKind, price: string) => void
  /** Takes a stop off the order. */
  onRemove?: (kind: StopKind) => void
  /** Of what is laid over the candles at the top left, in pixels. */
  legend?: { width: number; height: number }
  listed: ListedSymbol
  /** What is shown too. */
  open?: PositionStops
}

const removalOf = (kind: LineKind, remove: TicketCandlesProps['onRemove']): (() => void) | undefined =>
  remove !== undefined && isStop(kind) ? () => remove(kind) : undefined

const none: readonly Position[] = []

/** The candles of the small chart, with the lines of the order and of what is open already. */
export function TicketCandles({
  listed,
  open,
  draft,
  isEmpty = false,
  labels = {},
  faults = {},
  legend = noSize,
  onMove,
  onRemove,
}: TicketCandlesProps) {
  const { symbol, priceTick } = listed
  const shown = useChart()
  const { chart } = shown
  const { interval, type } = useChartSettings()
  const isLive = useMarketState(symbol).kind === 'open'
  const [active, setActive] = useState<string>()
  const positions = open?.positions ?? none
  const moved = open?.stops.draft
  const lines = useMemo(() => ticketLines(draft, positions, moved), [draft, positions, moved])
  useEffect(() => chart?.setLines(lines.map(chartLine)), [chart, lines])
  useEffect(() => chart?.setLook({ type, isLive, hasCountdown: false }), [chart, type, isLive])
  useEffect(() => chart?.show({ symbol, interval, priceTick }), [chart, symbol, interval, priceTick])
  const movedId = movedLineId(moved) ?? active
  return (
    <>
      <Candles shown={shown} listed={listed} />
      <LabelRows
        shown={shown}
        lines={lines.map((line) => ({ ...line, weight: line.id === movedId ? 10 : line.weight }))}
        tick={priceTick}
        legend={legend}
        label={(line, at) =>
          line.isHeld && open !== undefined ? (
            <PositionLabel
              {...{ ...at, open, line, shown, listed, isTurned: false, canAdd: isEmpty, isFaint: !isEmpty }}
            />
          ) : (
            <TicketLabel
              {...at}
              chart={chart}
              line={line}
              tick={priceTick}
              text={labels[line.kind]}
              isActive={line.id === active}
              onActive={(isActive) => setActive((now) => (isActive ? line.id : now === line.id ? undefined : now))}
              fault={faults[line.kind]}
              onMove={(price) => onMove(line.kind, price)}
              onRemove={removalOf(line.kind, onRemove)}
            />
          )
        }
      />
      {open !== undefined && <PositionStopSheet open={open} priceTick={priceTick} />}
    </>
  )
}
