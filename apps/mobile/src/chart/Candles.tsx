import { useTranslation } from 'react-i18next'
import { useChartLabel } from '@touchstone/app/chart/use-chart-label'
import type { ShownChart } from '@touchstone/app/chart/use-chart'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { CandlesSkeleton } from './ChartSkeleton.tsx'

/** The picture itself; buttons over it are siblings. */
export function Candles({ shown, listed }: { shown: ShownChart; listed: ListedSymbol }) {
  const { t } = useTranslation()
  const { element, feed, retry } = shown
  useChartLabel(element, listed)
  return (
    <>
      <div ref={element} role="img" data-testid="chart" data-state={feed.state} className="absolute inset-0 isolate" />
      {feed.state === 'loading' && (
        // Its own ground: the axis of a chart without candles says nothing true.
        <div className="absolute inset-0 bg-(--chart-ground,var(--bg))">
          <CandlesSkeleton className="absolute inset-x-4 inset-y-6" />
        </div>
      )}
      {feed.state === 'empty' && (
        <div className="absolute inset-0 grid place-items-center bg-(--chart-ground,var(--bg))">
          <Empty title={t('chart.noCandles')} />
        </div>
      )}
      {feed.state === 'failed' && (
        <div className="absolute inset-0 z-10 grid place-items-center bg-(--chart-ground,var(--bg))">
          <Failure error={feed.error} onRetry={retry} />
        </div>
      )}
    </>
  )
}
