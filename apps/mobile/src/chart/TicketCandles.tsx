import { useEffect, useMemo, useState } from 'react'
import { useChartSettings } from '@touchstone/app/chart/chart-settings'
import { chartLine } from '@touchstone/app/chart/line-tokens'
import { ticketLines } from '@touchstone/app/chart/ticket-lines'
import { useChart } from '@touchstone/app/chart/use-chart'
import { useMarketState } from '@touchstone/app/market/market-state'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { type Position, useOpenPositions } from '@touchstone/app/positions/positions.queries'
import { Candles } from './Candles.tsx'
import { LabelRows } from './LabelRows.tsx'
import type { TicketChartProps } from './TicketChart.tsx'
import { TicketLabel } from './TicketLabel.tsx'

type TicketCandlesProps = Pick<TicketChartProps, 'book' | 'draft' | 'labels' | 'onMove'> & { listed: ListedSymbol }

const none: readonly Position[] = []

/** The candles of the small chart, with the lines of the order and of what is open already. */
export function TicketCandles({ listed, book, draft, labels = {}, onMove }: TicketCandlesProps) {
  const { symbol, priceTick } = listed
  const shown = useChart()
  const { chart } = shown
  const { interval, type } = useChartSettings()
  const isLive = useMarketState(symbol).kind === 'open'
  const positions = useOpenPositions(book, symbol).data ?? none
  const [active, setActive] = useState<string>()
  const lines = useMemo(() => ticketLines(draft, positions), [draft, positions])
  useEffect(() => chart?.setLines(lines.map(chartLine)), [chart, lines])
  useEffect(() => chart?.setLook({ type, isLive, hasCountdown: false }), [chart, type, isLive])
  useEffect(() => chart?.show({ symbol, interval, priceTick }), [chart, symbol, interval, priceTick])
  return (
    <>
      <Candles shown={shown} listed={listed} />
      <LabelRows
        frames={shown.frames}
        lines={lines.map((line) => ({ ...line, weight: line.id === active ? 10 : line.weight }))}
        tick={priceTick}
        legend={0}
        label={(line, at) => (
          <TicketLabel
            {...at}
            chart={chart}
            line={line}
            tick={priceTick}
            text={line.isHeld ? undefined : labels[line.kind]}
            isActive={line.id === active}
            onActive={(isActive) => setActive((now) => (isActive ? line.id : now === line.id ? undefined : now))}
            onMove={(price) => onMove(line.kind, price)}
          />
        )}
      />
    </>
  )
}
