import { type Chart, type IndicatorDrawParams, registerIndicator } from 'klinecharts'
import { candlePane } from './chart-indicators.ts'
import { lookOfPage } from './chart-styles.ts'
import { heikinAshi } from './heikin-ashi.ts'

const name = 'HEIKIN_ASHI'
type Smoothed = ReturnType<typeof heikinAshi>[number]

/** Puts smoothed candles in the place of the true ones, or takes them away; the prices of the chart stay the true ones. */
export function showHeikinAshi(chart: Chart, isShown: boolean): void {
  const isThere = chart.getIndicators({ name }).length > 0
  if (isShown && !isThere) chart.createIndicator({ name, paneId: candlePane, id: name }, true)
  if (!isShown && isThere) chart.removeIndicator({ name })
}

export const isHeikinAshi = (indicator: { name: string }): boolean => indicator.name === name

registerIndicator<Smoothed>({ name, shortName: '', series: 'price', figures: [], calc: heikinAshi, draw })

function draw({ ctx, chart, indicator, xAxis, yAxis }: IndicatorDrawParams<Smoothed, unknown, unknown>): boolean {
  const { colour } = lookOfPage()
  const [up, down] = [colour('up'), colour('down')]
  const { from, to } = chart.getVisibleRange()
  const half = Math.max(0.5, chart.getBarSpace().halfGapBar)
  for (let index = Math.max(0, from); index < to; index += 1) {
    const bar = indicator.result[index]
    if (bar === undefined) continue
    const x = Math.round(xAxis.convertToPixel(index))
    const [open, high, low, close] = [bar.open, bar.high, bar.low, bar.close].map((price) =>
      yAxis.convertToPixel(price),
    )
    if (open === undefined || high === undefined || low === undefined || close === undefined) continue
    ctx.fillStyle = bar.close >= bar.open ? up : down
    ctx.fillRect(x, high, 1, low - high)
    ctx.fillRect(x - half, Math.min(open, close), 2 * half, Math.max(1, Math.abs(close - open)))
  }
  return true
}
