import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { useChartSettings } from '@touchstone/app/chart/chart-settings'
import { shortIntervals } from '@touchstone/app/chart/ticket-chart'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { CandlesSkeleton } from './ChartSkeleton.tsx'
import { IntervalBar } from './IntervalBar.tsx'
import { SidewaysChart } from './SidewaysChart.tsx'
import type { TicketCandlesProps } from './TicketCandles.tsx'
import { usePositionStops } from './use-position-stops.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

export type TicketChartProps = Omit<TicketCandlesProps, 'listed' | 'open'> & {
  book: Book
  /** Undefined until the markets are known: its room is kept. */
  listed: ListedSymbol | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const TicketCandles = lazyPart(async () => (await import('./TicketCandles.tsx')).TicketCandles)

/** A small chart above an order form: the order's lines move with what is typed, and some of them with a finger. */
export function TicketChart({ isOpen, onOpen, listed, ...shown }: TicketChartProps) {
  const { t } = useTranslation()
  if (!isOpen)
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => onOpen(true)}
        className="flex min-h-11 w-full items-center justify-center gap-1 rounded-md text-xs font-semibold text-fg-3 active:bg-surface-2"
      >
        {t('chart.showChart')}
        <ChevronDown aria-hidden className="size-4" />
      </button>
    )
  return (
    <section aria-label={t('chart.title')} className="flex flex-col">
      <div className="flex h-10 items-center">
        <ShortIntervals />
        <button
          type="button"
          aria-expanded
          aria-label={t('chart.hideChart')}
          onClick={() => onOpen(false)}
          className="relative grid h-10 w-11 shrink-0 place-items-center rounded-md text-fg-3 after:absolute after:inset-x-0 after:-inset-y-0.5 active:bg-surface-2"
        >
          <ChevronUp aria-hidden className="size-4" />
        </button>
      </div>
      <div className="relative h-45">
        <Suspense fallback={<CandlesSkeleton className="h-full" />}>
          {listed === undefined ? (
            <CandlesSkeleton className="h-full" />
          ) : (
            <HeldCandles key={listed.symbol} listed={listed} {...shown} />
          )}
        </Suspense>
        {listed !== undefined && <SidewaysChart listed={listed} book={shown.book} />}
      </div>
    </section>
  )
}

function HeldCandles({ book, ...shown }: Omit<TicketCandlesProps, 'open'> & { book: Book }) {
  return <TicketCandles {...shown} open={usePositionStops(book, shown.listed.symbol)} />
}

/** No tick of a price is its business. */
const ShortIntervals = memo(function ShortIntervals() {
  const chosen = useChartSettings(({ interval }) => interval)
  return <IntervalBar offered={shortIntervals(chosen)} className="flex-1" />
})
