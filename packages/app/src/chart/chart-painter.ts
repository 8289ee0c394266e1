import type { Bounding, Chart, KLineData, Nullable, OverlayFigure, YAxis } from 'klinecharts'
import type { Bar } from './candle.ts'
import type { ChartFrame, FrameStore } from './chart-frame.ts'
import { isHeikinAshi } from './chart-heikin-ashi.ts'
import { candlePane } from './chart-indicators.ts'
import { mendScale } from './chart-range.ts'
import { paintFrames } from './chart-overlays.ts'
import type { Look } from './chart-styles.ts'
import type { ChartLine } from './line-tokens.ts'
import { type LegendGroup, legendValues, parametersText } from './legend.ts'

export type Painter = {
  setLines: (lines: readonly ChartLine[]) => void
  setLook: (look: Look) => void
  /** The chart has drawn its crosshair on this candle. */
  see: (bar: Nullable<KLineData>) => void
  hasCrosshair: () => boolean
}

type PainterPorts = {
  frames: FrameStore
  onCrosshairMove: () => void
  /** Whether the newest price may be believed. */
  isLive: () => boolean
  /** When a candle is complete, where the time that is left of it stands by the newest price. */
  endsAtMs: (openAtMs: number) => number | undefined
}

/** Draws price lines with every frame of the chart and reports what the frame shows. */
export function createPainter(chart: Chart, ports: PainterPorts): Painter {
  const { frames, onCrosshairMove } = ports
  let lines: readonly ChartLine[] = []
  let look: Look | undefined
  let seen: Bar | undefined
  let underCrosshair: Bar | undefined
  let lineYs: Record<string, number> = {}
  let priceTag: ChartFrame['priceTag']
  let isReporting = false

  /** After the frame: by then the chart has said whether there is a crosshair. */
  function report(): void {
    isReporting = false
    mendScale(chart)
    const bars = chart.getDataList()
    if (underCrosshair?.timestamp !== seen?.timestamp && seen !== undefined) onCrosshairMove()
    underCrosshair = seen
    const index = seen === undefined ? bars.length - 1 : indexOf(bars, seen.timestamp)
    const size = chart.getSize(candlePane, 'main')
    frames.put({
      bar: bars[index] as Bar | undefined,
      previousClose: (bars[index - 1] as Bar | undefined)?.candle.close,
      hasCrosshair: seen !== undefined,
      isAtNewest: chart.getVisibleRange().to >= bars.length,
      legends: legendsAt(chart, index),
      lineYs,
      priceTag,
      axis: chart.getSize(candlePane, 'yAxis')?.width ?? 0,
      pane: { width: size?.width ?? 0, height: size?.height ?? 0 },
      unit: look?.units(1) ?? 1,
    })
  }

  const ask = paintFrames(chart, {
    inPane(yAxis, bounding) {
      seen = undefined
      if (!isReporting) queueMicrotask(report)
      isReporting = true
      lineYs = Object.fromEntries(lines.map(({ id, value }) => [id, Math.round(yAxis.convertToPixel(value))]))
      priceTag = priceTagAt(yAxis)
      return look === undefined ? [] : linesIn(lines, look, yAxis, bounding)
    },
  })

  function priceTagAt(yAxis: YAxis): ChartFrame['priceTag'] {
    const bar = chart.getDataList().at(-1) as Bar | undefined
    if (bar === undefined) return undefined
    const { open, close, timestamp, candle } = bar
    const trend = close > open ? 'up' : close < open ? 'down' : 'flat'
    return {
      y: yAxis.convertToNicePixel(close),
      price: candle.close,
      trend: ports.isLive() ? trend : 'flat',
      endsAtMs: ports.endsAtMs(timestamp),
    }
  }

  return {
    setLines(next) {
      lines = next
      ask()
    },
    setLook(next) {
      look = next
      ask()
    },
    see(bar) {
      seen = (bar as Bar | null) ?? undefined
    },
    hasCrosshair: () => underCrosshair !== undefined,
  }
}

function linesIn(lines: readonly ChartLine[], look: Look, yAxis: YAxis, { width }: Bounding): OverlayFigure[] {
  return lines.map(({ value, token, isDashed }) => {
    const y = yAxis.convertToPixel(value)
    return {
      type: 'line',
      attrs: {
        coordinates: [
          { x: 0, y },
          { x: width, y },
        ],
      },
      styles: { color: look.colour(token), size: 1, style: isDashed ? 'dashed' : 'solid', dashedValue: [4, 3] },
      ignoreEvent: true,
    }
  })
}

function legendsAt(chart: Chart, index: number): LegendGroup[] {
  const named = chart.getIndicators().filter((indicator) => !isHeikinAshi(indicator))
  return named.map((indicator) => ({
    name: indicator.name,
    parameters: parametersText(indicator),
    top: chart.getSize(indicator.paneId, 'root')?.top ?? 0,
    isOverCandles: indicator.paneId === candlePane,
    values: legendValues(indicator, index),
  }))
}

/** Binary search: bars are sorted by time. */
function indexOf(bars: readonly KLineData[], timestamp: number): number {
  let [from, to] = [0, bars.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((bars[middle]?.timestamp ?? 0) < timestamp) from = middle + 1
    else to = middle
  }
  return from
}
