import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { Book } from '@touchstone/app/books/book'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { useChartSettings } from '@touchstone/app/chart/chart-settings'
import { DrawingBar } from './DrawingBar.tsx'
import { DrawingRail } from './DrawingRail.tsx'
import { FullHeader } from './FullHeader.tsx'
import { useMarketState } from '@touchstone/app/market/market-state'
import { NewestButton } from './NewestButton.tsx'
import { paneCount } from '@touchstone/app/chart/indicators'
import { IntervalBar } from './IntervalBar.tsx'
import { Candles } from './Candles.tsx'
import { CandleLegend, IndicatorLegends } from './ChartLegend.tsx'
import { PositionLines } from './PositionLines.tsx'
import { ToolRow } from './ToolRow.tsx'
import { useHeight } from './use-height.ts'
import type { FullScreen } from './use-full-screen.ts'
import { type ShownChart, useChart } from '@touchstone/app/chart/use-chart'
import './full-screen.css'

type ChartPanelProps = { listed: ListedSymbol; book: Book; fullScreen: FullScreen }

/** Candles with all that belongs to them, on the page or over the whole screen. */
export function ChartPanel({ listed, book, fullScreen }: ChartPanelProps) {
  const { place, mode } = fullScreen
  const shown = useChart()
  useShown(shown, listed, place)
  const isFull = place !== 'page'
  const isWide = isFull && mode === 'landscape'
  const [legend, legendHeight] = useHeight()
  const panes = useChartSettings(({ indicators }) => paneCount(indicators))
  return (
    <section aria-label={listed.symbol} className={clsx('flex flex-col bg-bg', frames[place])}>
      {isFull && <FullHeader listed={listed} chart={shown.chart} fullScreen={fullScreen} isWide={isWide} />}
      {!isWide && <IntervalBar className="shrink-0 px-3" />}
      <div className="flex min-h-0 flex-1">
        {isWide && <DrawingRail shown={shown} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <CandleLegend frames={shown.frames} tick={listed.priceTick} />
          <div className={clsx('relative', isFull ? 'min-h-0 flex-1' : heights[Math.min(panes, heights.length - 1)])}>
            <Candles shown={shown} listed={listed} />
            <IndicatorLegends frames={shown.frames} overCandlesRef={legend} />
            <PositionLines
              key={listed.symbol}
              shown={shown}
              listed={listed}
              book={book}
              isTurned={place === 'turned'}
              legend={legendHeight}
            />
            <NewestButton shown={shown} />
            <DrawingBar shown={shown} />
          </div>
        </div>
      </div>
      <ToolRow shown={shown} fullScreen={fullScreen} />
    </section>
  )
}

const frames = {
  page: '',
  full: 'fixed inset-0 z-30 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]',
  turned:
    'fixed top-0 left-[100dvw] z-30 h-[100dvw] w-[100dvh] origin-top-left rotate-90 pr-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-top)]',
} as const

/** By the number of panes below the candles: these keep their height. */
const heights = [
  'h-[max(18rem,calc(100dvh-27.5rem))]',
  'h-[max(19rem,calc(100dvh-27.5rem))]',
  'h-[max(22rem,calc(100dvh-24.5rem))]',
  'h-[max(26rem,calc(100dvh-20.5rem))]',
  'h-[max(30rem,calc(100dvh-16.5rem))]',
] as const

/** Keeps the chart in step with what is to be shown. */
function useShown({ chart }: ShownChart, { symbol, priceTick }: ListedSymbol, place: FullScreen['place']): void {
  const { interval, indicators, type, magnet } = useChartSettings()
  const isLive = useMarketState(symbol).kind === 'open'
  useEffect(() => chart?.setIndicators(indicators, priceTick), [chart, indicators, priceTick])
  useEffect(() => chart?.setLook({ type, isLive, hasCountdown: true }), [chart, type, isLive])
  useEffect(() => chart?.drawings.setMagnet(magnet), [chart, magnet])
  useEffect(() => chart?.setPlace(place), [chart, place])
  useEffect(() => chart?.show({ symbol, interval, priceTick }), [chart, symbol, interval, priceTick])
}
