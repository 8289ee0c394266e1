import type { Bounding, Chart, KLineData, Nullable, OverlayFigure, YAxis } from 'klinecharts'
import type { Bar } from './candle.ts'
import type { FrameStore } from './chart-frame.ts'
import { candlePane } from './chart-indicators.ts'
import { paintFrames } from './chart-overlays.ts'
import type { Look } from './chart-styles.ts'
import { type LegendGroup, legendValues, parametersText } from './legend.ts'

/** A price over the candles: its line, and its plate on the axis. */
export type ChartLine = { id: string; value: number; text: string; token: string; isDashed: boolean; hasPlate: boolean }

export type Painter = {
  setLines: (lines: readonly ChartLine[]) => void
  setLook: (look: Look) => void
  /** The chart has drawn its crosshair on this candle. */
  see: (bar: Nullable<KLineData>) => void
  hasCrosshair: () => boolean
}

type PainterPorts = { frames: FrameStore; onCrosshairMove: () => void }

/** Draws price lines with every frame of the chart and reports what the frame shows. */
export function createPainter(chart: Chart, { frames, onCrosshairMove }: PainterPorts): Painter {
  let lines: readonly ChartLine[] = []
  let look: Look | undefined
  let seen: Bar | undefined
  let underCrosshair: Bar | undefined
  let lineYs: Record<string, number> = {}
  let isReporting = false

  /** After the frame: by then the chart has said whether there is a crosshair. */
  function report(): void {
    isReporting = false
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
      return look === undefined ? [] : linesIn(lines, look, yAxis, bounding)
    },
    onAxis: (yAxis, bounding) => (look === undefined ? [] : platesOn(lines, look, yAxis, bounding)),
  })

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

function platesOn(lines: readonly ChartLine[], look: Look, yAxis: YAxis, { height }: Bounding): OverlayFigure[] {
  return lines.flatMap(({ value, text, token, hasPlate }) => {
    const y = yAxis.convertToPixel(value)
    if (!hasPlate || y < 0 || y > height) return []
    return [
      {
        type: 'text',
        attrs: { x: 0, y, text, align: 'left', baseline: 'middle' },
        styles: { color: look.colour('bg'), backgroundColor: look.colour(token) },
        ignoreEvent: true,
      },
    ]
  })
}

function legendsAt(chart: Chart, index: number): LegendGroup[] {
  return chart.getIndicators().map((indicator) => ({
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
