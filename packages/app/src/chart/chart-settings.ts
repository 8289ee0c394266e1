import { create } from 'zustand'
import { storedText, storeText } from '../device/storage.ts'
import { type CandleType, candleTypes } from './candle-types.ts'
import { type Indicator, readIndicators, usualIndicators } from './indicators.ts'
import { type Interval, isInterval } from './intervals.ts'

/** How charts look on this device. */
export type ChartSettings = {
  interval: Interval
  indicators: readonly Indicator[]
  type: CandleType
  /** Drawn points jump to the prices of candles. */
  magnet: boolean
}

const settingsKey = 'kline'

export function readSettings(text: string | undefined): ChartSettings {
  const kept = fieldsOf(text)
  const { interval, indicators, type, magnet } = kept
  return {
    interval: isInterval(interval) ? interval : '15m',
    indicators: readIndicators(indicators) ?? usualIndicators,
    type: candleTypes.find((known) => known === type) ?? 'candle_solid',
    magnet: magnet === true,
  }
}

function fieldsOf(text: string | undefined): Partial<Record<keyof ChartSettings, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export const useChartSettings = create<ChartSettings>(() => readSettings(storedText(settingsKey)))

export function setChartSettings(changed: Partial<ChartSettings>): void {
  useChartSettings.setState(changed)
  storeText(settingsKey, JSON.stringify(useChartSettings.getState()))
}
