import { Suspense } from 'react'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { CandlesSkeleton } from '../chart/ChartSkeleton.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

type AlertChartProps = {
  listed: ListedSymbol
  /** Where the line of the alert is; undefined where there is no price. */
  price: string | undefined
  onMove: (price: string) => void
}

const TicketCandles = lazyPart(async () => (await import('../chart/TicketCandles.tsx')).TicketCandles)

/** The market, with the alert as a line on it that can be dragged, stepped and moved by keys. */
export function AlertChart({ listed, price, onMove }: AlertChartProps) {
  return (
    <div className="relative -mx-2 h-45 [--chart-ground:var(--surface)]">
      <Suspense fallback={<CandlesSkeleton className="h-full" />}>
        <TicketCandles
          key={listed.symbol}
          listed={listed}
          draft={price === undefined ? { direction: 'long' } : { direction: 'long', alert: price }}
          onMove={(_kind, at) => onMove(at)}
        />
      </Suspense>
    </div>
  )
}
