import { type AxisTick, type Chart, dispose, type FormatDateParams, init, registerYAxis, utils } from 'klinecharts'
import { assert } from '@touchstone/domain/result'
import { currentTag } from '../texts/language.ts'
import { cutNumber } from '../format/cut-number.ts'
import { tickPlaces } from '../format/number-text.ts'
import { type Bar, cutBar } from './candle.ts'
import { type CandleFeed, createCandleFeed, type FeedPorts, type FeedSource } from './candle-feed.ts'
import { createDrawings, type ChartDrawings, type DrawingState } from './chart-drawings.ts'
import type { FrameStore } from './chart-frame.ts'
import { showHeikinAshi } from './chart-heikin-ashi.ts'
import { candlePane, fitPanes, showIndicators } from './chart-indicators.ts'
import { axisNumber, axisText } from './chart-number.ts'
import { createRange, setScale } from './chart-range.ts'
import { createPainter } from './chart-painter.ts'
import type { ChartLine } from './line-tokens.ts'
import { type CandleType, isLine } from './candle-types.ts'
import { chartStyles, lookOfPage } from './chart-styles.ts'
import { clearDrawnOverlays } from './clear-drawn.ts'
import type { Indicator } from './indicators.ts'
import { lengthMs, periodOf } from './intervals.ts'
import { letPageScroll } from './page-scroll.ts'
import { listenToPaneSwipes } from './pane-swipe.ts'
import { countEveryTap } from './synthetic-touch.ts'
import { turnInput } from './turned-input.ts'

export type Place = 'page' | 'full' | 'turned'

export type ChartPorts = Omit<FeedPorts, 'restart'> & {
  frames: FrameStore
  onDrawings: (state: DrawingState) => void
  /** The crosshair has moved to another candle. */
  onCrosshairMove: () => void
  /** Over the whole screen a finger has swiped over the panes of indicators. */
  onPaneSwipe: (by: 1 | -1) => void
}

export type ChartLook = {
  type: CandleType
  isLive: boolean
  /** By the newest price stands how long its candle still runs. */
  hasCountdown: boolean
}

export type OpenedChart = {
  show: (source: FeedSource & { priceTick: string }) => void
  reload: () => void
  /** After a silence of the connection. */
  catchUp: () => void
  setIndicators: (indicators: readonly Indicator[], priceTick: string) => void
  setLines: (lines: readonly ChartLine[]) => void
  /** While a finger is on a line, the scale stands still under it. */
  holdScale: (isHeld: boolean) => void
  setLook: (look: ChartLook) => void
  /** Colours, sizes and language of the page have changed. */
  restyle: () => void
  setPlace: (place: Place) => void
  drawings: ChartDrawings
  /** The price at a height of the pane with the candles, in pixels from its top; the chart uses floating point. */
  valueAt: (y: number) => number | undefined
  zoom: (factor: number) => void
  showNewest: () => void
  close: () => void
}

/** Our choice, in units: enough of a candle to see its wick, some room to the newest price. */
const barUnits = 7
const roomUnits = 28
/** For the labels of lines, which are at the right edge. */
const labelRoomUnits = 72

/** The chart in an element of the page, with all that it needs from it as ports. */
export function openChart(element: HTMLElement, ports: ChartPorts): OpenedChart {
  let source: (FeedSource & { priceTick: string }) | undefined
  let digit = 6
  let hasLines = false
  let linesText = '[]'
  let looks: ChartLook = { type: 'candle_solid', isLive: true, hasCountdown: true }

  const chart = initChart(element)
  const root = chart.getDom() ?? element
  // It is a picture with buttons beside it: nothing in it takes the focus.
  root.removeAttribute('tabindex')

  const feed = createCandleFeed({ ...ports, restart: () => chart.resetData() })
  const painter = createPainter(chart, {
    frames: ports.frames,
    onCrosshairMove: ports.onCrosshairMove,
    isLive: () => looks.isLive,
    // A price that does not move has no such moment.
    endsAtMs: (openAtMs) =>
      source === undefined || !looks.isLive || !looks.hasCountdown ? undefined : openAtMs + lengthMs(source.interval),
  })
  const drawings = createDrawings(chart, ports.onDrawings)
  const endCounting = countEveryTap(root, drawings.isDrawing)
  let endPlace = letPageScroll(root, isOurs)

  function isOurs(event: TouchEvent): boolean {
    return drawings.isBusy() || painter.hasCrosshair() || isOnEdge(chart, root, event)
  }

  function fillScreen(place: Place): () => void {
    const panesTop = (): number => chart.getSize(candlePane, 'root')?.height ?? Infinity
    const endSwipes = listenToPaneSwipes(root, panesTop, ports.onPaneSwipe)
    const endTurn = place === 'turned' ? turnInput(root) : undefined
    return () => {
      endSwipes()
      endTurn?.()
    }
  }

  function restyle(): void {
    const look = lookOfPage()
    digit = look.units(6)
    chart.setStyles(chartStyles(look, { ...looks, onCrosshair: painter.see }))
    painter.setLook(look)
  }

  const endClearing = clearDrawnOverlays(root)
  restyle()
  chart.overrideXAxis({
    createTicks: ({ defaultTicks, bounding }) => defaultTicks.filter(isWhole(bounding.width, digit)),
  })
  chart.setBarSpace(lookOfPage().units(barUnits))
  chart.setOffsetRightDistance(lookOfPage().units(roomUnits))
  chart.setDataLoader(loaderOf(feed, (bar) => cutBar(bar, tickPlaces(source?.priceTick ?? '1'))))

  return {
    show(next) {
      const was = source
      source = next
      feed.aim(next)
      // Either makes the chart ask for candles; the feed answers only what it is aimed at last.
      if (was?.symbol !== next.symbol || was.priceTick !== next.priceTick) {
        if (was?.symbol !== next.symbol) drawings.open(next.symbol)
        const { symbol: ticker, priceTick } = next
        chart.setSymbol({ ticker, pricePrecision: tickPlaces(priceTick), volumePrecision: 2 })
      }
      if (was?.interval !== next.interval) chart.setPeriod(periodOf(next.interval))
    },
    reload: () => chart.resetData(),
    catchUp: feed.catchUp,
    setIndicators(indicators, priceTick) {
      const { units } = lookOfPage()
      showIndicators(chart, indicators, { units, pricePlaces: tickPlaces(priceTick) })
      fitPanes(chart, element.clientHeight, units)
    },
    setLines(lines) {
      const text = JSON.stringify(lines)
      if (text === linesText) return
      linesText = text
      setScale(chart, { lines: lines.map(({ value }) => value) })
      painter.setLines(lines)
      if (hasLines === lines.length > 0) return
      hasLines = lines.length > 0
      // To whoever looks back in time it would be a jump.
      if (isAtNewest(chart)) chart.setOffsetRightDistance(lookOfPage().units(hasLines ? labelRoomUnits : roomUnits))
    },
    holdScale: (isHeld) => setScale(chart, { isHeld }),
    setLook(next) {
      looks = next
      setScale(chart, { isLine: isLine(next.type) })
      showHeikinAshi(chart, next.type === 'heikin_ashi')
      restyle()
    },
    restyle() {
      restyle()
      fitPanes(chart, element.clientHeight, lookOfPage().units)
    },
    setPlace(place) {
      endPlace()
      endPlace = place === 'page' ? letPageScroll(root, isOurs) : fillScreen(place)
      fitPanes(chart, element.clientHeight, lookOfPage().units)
    },
    drawings,
    valueAt(y) {
      const points = chart.convertFromPixel([{ x: 0, y }], { paneId: candlePane })
      return (Array.isArray(points) ? points[0] : points)?.value
    },
    zoom: (factor) => chart.zoomAtCoordinate(factor, undefined, 150),
    showNewest: () => chart.scrollToRealTime(200),
    close() {
      endCounting()
      endClearing()
      endPlace()
      feed.unfollow()
      dispose(element)
    },
  }
}

function initChart(element: HTMLElement): Chart {
  // In place of the library's own, which rounds what it prints.
  registerYAxis({ name: 'normal', displayValueToText: cutNumber, createRange })
  const chart = init(element, {
    locale: currentTag(),
    // Its keys listen on the whole page; the page has buttons for what they do.
    hotkey: { enabled: false },
    // What it prints last of every number: in place of its own commas.
    thousandsSeparator: { sign: ',', format: axisText },
    decimalFold: { threshold: 30 },
    formatter: { formatDate, formatBigNumber: axisNumber },
    layout: { barSpaceLimit: { min: 1.5, max: 60 } },
  })
  assert(chart !== null, 'the chart library returned no chart')
  return chart
}

const isAtNewest = (chart: Chart): boolean => chart.getVisibleRange().to >= chart.getDataList().length

/** A label that begins or ends outside is only half a label. `digit`: the width of one. */
const isWhole =
  (width: number, digit: number) =>
  ({ coord, text }: AxisTick): boolean =>
    coord > (text.length * digit) / 2 && coord < width - (text.length * digit) / 2

/** Beside an hour the year only takes room. */
const formatDate = ({ dateTimeFormat, timestamp, template }: FormatDateParams): string =>
  utils.formatDate(dateTimeFormat, timestamp, template.includes('HH') ? template.replace('YYYY-', '') : template)

function loaderOf(feed: CandleFeed, drawn: (bar: Bar) => Bar): Parameters<Chart['setDataLoader']>[0] {
  return {
    getBars: ({ type, timestamp, callback }) => {
      // `forward` is back in time.
      if (type === 'init' || type === 'forward')
        feed.load({
          kind: type === 'init' ? 'first' : 'older',
          oldestAtMs: type === 'init' ? null : timestamp,
          take: (bars, isMore) => callback(bars.map(drawn), { forward: isMore, backward: false }),
        })
      else callback([], false)
    },
    subscribeBar: ({ callback }) =>
      feed.follow((bar) => {
        callback(drawn(bar))
      }),
    unsubscribeBar: () => feed.unfollow(),
  }
}

/** How near to a border between panes a finger means the border, in pixels. */
const borderReach = 8

/** On the axis of prices, which is pulled up and down, and on borders between panes. */
function isOnEdge(chart: Chart, root: HTMLElement, event: TouchEvent): boolean {
  const touch = event.changedTouches[0]
  const main = chart.getSize(candlePane, 'main')
  if (touch === undefined || main === null) return false
  const bounds = root.getBoundingClientRect()
  if (touch.clientX - bounds.left > main.left + main.width) return true
  const options = chart.getPaneOptions()
  const panes = Array.isArray(options) ? options : []
  return panes.some(({ id }) => {
    const top = chart.getSize(id, 'root')?.top ?? 0
    return top > 0 && id !== 'x_axis_pane' && Math.abs(touch.clientY - bounds.top - top) < borderReach
  })
}
