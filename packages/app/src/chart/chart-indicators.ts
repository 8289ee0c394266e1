import type { Chart, IndicatorCreate } from 'klinecharts'
import { type Indicator, type IndicatorName, isIndicatorName, kindOf, placesOf } from './indicators.ts'
import { computeOf } from './running-indicators.ts'

export const candlePane = 'candle_pane'

/** In units; panes of indicators are pulled to other heights by their borders. */
const paneUnits = 64
const paneMinUnits = 40

type Measures = { units: (count: number) => number; pricePlaces: number }

/** Puts on the chart what is wanted and not there, and takes away what is no longer wanted. */
export function showIndicators(chart: Chart, wanted: readonly Indicator[], measures: Measures): void {
  const shown = new Set(
    chart
      .getIndicators()
      .map(({ name }) => name)
      .filter(isIndicatorName),
  )
  for (const name of shown)
    if (!wanted.some((indicator) => indicator.name === name)) chart.removeIndicator({ id: name })
  for (const indicator of wanted) {
    const { name, parameters } = indicator
    const precision = placesOf(name, measures.pricePlaces)
    if (shown.has(name)) chart.overrideIndicator({ id: name, name, calcParams: [...parameters], precision })
    else add(chart, { id: name, name, calcParams: [...parameters], precision, ...calcOf(name) }, measures)
  }
}

/** Gives panes their height, but together no more than half: the other half is the candles'. */
export function fitPanes(chart: Chart, height: number, units: Measures['units']): void {
  const ids = [...new Set(chart.getIndicators().map(({ paneId }) => paneId))].filter((id) => id !== candlePane)
  const free = height - (chart.getSize('x_axis_pane', 'root')?.height ?? 0)
  const each = Math.floor(Math.min(units(paneUnits), free / 2 / ids.length))
  for (const id of ids) chart.setPaneOptions({ id, height: each, minHeight: Math.min(units(paneMinUnits), each) })
}

/** The chart recomputes every candle with every tick; running indicators compute only what is new. */
function calcOf(name: IndicatorName): Pick<IndicatorCreate, 'calc'> {
  const compute = computeOf(name)
  return compute === undefined ? {} : { calc: (bars, { calcParams }) => compute(bars, calcParams.map(Number)) }
}

function add(chart: Chart, create: IndicatorCreate & { name: IndicatorName }, { units }: Measures): void {
  const isOverCandles = kindOf(create.name).place === 'price'
  const paneId = isOverCandles ? candlePane : `pane_${create.name}`
  chart.createIndicator({ ...create, paneId }, isOverCandles)
  if (!isOverCandles)
    chart.setPaneOptions({ id: paneId, height: units(paneUnits), minHeight: units(paneMinUnits), dragEnabled: true })
}
