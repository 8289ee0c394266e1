import type { Indicator as DrawnIndicator } from 'klinecharts'
import { chartNumber } from './chart-number.ts'

export type LegendValue = {
  name: string
  text: string
  /** Which line it belongs to; none for bars and dots. */ line: number | undefined
}
/** The values of one indicator, and where its pane begins. */
export type LegendGroup = {
  name: string
  parameters: string
  top: number
  isOverCandles: boolean
  values: LegendValue[]
}

type Drawn = Pick<DrawnIndicator, 'name' | 'figures' | 'calcParams' | 'precision' | 'shouldFormatBigNumber' | 'result'>

/** The values of an indicator at a bar, named as the chart names its lines. */
export function legendValues(indicator: Drawn, index: number): LegendValue[] {
  const at = indicator.result[index]
  let line = -1
  return indicator.figures.flatMap(({ key, title, type }) => {
    if (type === 'line') line += 1
    if (title === undefined) return []
    const value = valueOf(at, key)
    const text = value === undefined ? '—' : chartNumber(value, indicator.precision, indicator.shouldFormatBigNumber)
    return [{ name: title.replace(/:?\s*$/, ''), text, line: type === 'line' ? line : undefined }]
  })
}

export const parametersText = (indicator: Drawn): string =>
  indicator.calcParams.length === 0 ? '' : `(${indicator.calcParams.map(String).join(',')})`

function valueOf(at: unknown, key: string): number | undefined {
  if (typeof at !== 'object' || at === null || !(key in at)) return undefined
  const value: unknown = Object.entries(at).find(([name]) => name === key)?.[1]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
