import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { listenToCandles, useConnection } from '../live/stream.ts'
import { api } from '../api/api.ts'
import { haptic } from '../feedback/haptic.ts'
import type { FeedState } from './candle-feed.ts'
import type { DrawingState } from './chart-drawings.ts'
import { createFrameStore, type FrameStore } from './chart-frame.ts'
import type { ChartPorts, OpenedChart } from './open-chart.ts'

export type Feed = { state: FeedState; error: unknown }

export type ShownChart = {
  element: RefObject<HTMLDivElement | null>
  /** Undefined until its code is there. */
  chart: OpenedChart | undefined
  frames: FrameStore
  feed: Feed
  drawings: DrawingState
  /** Which of the panes that take turns are shown: counted through, also below nought. */
  page: number
  turnPage: (by: 1 | -1) => void
  retry: () => void
}

const noDrawings: DrawingState = { drawings: [], selected: undefined, drawing: undefined }

/** A chart in the element that gets the ref; its code is loaded when it is first wanted. */
export function useChart(): ShownChart {
  const element = useRef<HTMLDivElement>(null)
  const [frames] = useState(createFrameStore)
  const [chart, setChart] = useState<OpenedChart>()
  const [feed, setFeed] = useState<Feed>({ state: 'loading', error: undefined })
  const [drawings, setDrawings] = useState(noDrawings)
  const [tries, setTries] = useState(0)
  const [page, setPage] = useState(0)
  const turnPage = useCallback((by: 1 | -1) => {
    haptic()
    setPage((now) => now + by)
  }, [])

  useEffect(() => {
    let opened: OpenedChart | undefined
    let isOver = false
    const isWanted = (): boolean => !isOver
    const ports: ChartPorts = {
      ask: api.candles,
      listen: ({ symbol, interval }, listener) => listenToCandles(`candles:${symbol}:${interval}`, listener),
      soon: (run) => queueMicrotask(run),
      onState: (state, error) => setFeed({ state, error }),
      frames,
      onDrawings: setDrawings,
      onCrosshairMove: () => haptic(5),
      onPaneSwipe: turnPage,
    }
    const open = async (): Promise<void> => {
      const { openChart } = await import('./open-chart.ts')
      if (!isWanted() || element.current === null) return
      opened = openChart(element.current, ports)
      // The content is set in a separate task: a touch may come in between.
      await new Promise((resolve) => setTimeout(resolve))
      if (isWanted()) setChart(opened)
    }
    open().catch((error: unknown) => setFeed({ state: 'failed', error }))
    return () => {
      isOver = true
      opened?.close()
      setChart(undefined)
    }
  }, [frames, tries, turnPage])

  useCatchUp(chart)
  useRestyle(chart)
  const retry = (): void => {
    if (chart === undefined) setTries((count) => count + 1)
    else chart.reload()
  }
  return { element, chart, frames, feed, drawings, page, turnPage, retry }
}

/** Reads the missed candles when the connection is back after a silence. */
function useCatchUp(chart: OpenedChart | undefined): void {
  const isStale = useConnection(({ stale }) => stale)
  useEffect(() => {
    if (!isStale) chart?.catchUp()
  }, [chart, isStale])
}

/** The canvas knows neither tokens nor rem: restyle it when theme, direction colours or sizes change. */
function useRestyle(chart: OpenedChart | undefined): void {
  useEffect(() => {
    if (chart === undefined) return undefined
    const restyle = (): void => chart.restyle()
    const page = new MutationObserver(restyle)
    page.observe(document.documentElement, { attributeFilter: ['class', 'data-dir', 'style'] })
    globalThis.addEventListener('resize', restyle)
    void document.fonts.ready.then(restyle)
    return () => {
      page.disconnect()
      globalThis.removeEventListener('resize', restyle)
    }
  }, [chart])
}
