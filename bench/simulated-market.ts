import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { dayMs } from '@touchstone/domain/time'
import { medianOf } from './measure.ts'

const points = 50_000

/** Random points, computed without the points before them, and a day of one-minute candles of one symbol. */
export async function run(): Promise<Record<string, number>> {
  const symbols = [...defaultSettings.symbols.values()]
  const market = createSimulatedMarket('5a'.repeat(32), symbols)
  const from = Date.UTC(2026, 0, 5)
  const pointRounds: number[] = []
  const dayRounds: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const times = Array.from(
      { length: points },
      (_, index) => from + ((index * 7_919_317 + round * 104_729) % 31_536_000) * 1_000,
    )
    const began = performance.now()
    for (const at of times) market.tickAt('BTC/USDT', at)
    pointRounds.push(((performance.now() - began) * 1_000) / points)
    const day = from + round * 7 * dayMs
    const candlesBegan = performance.now()
    const candles = market.candles('BTC/USDT', '1m', day, day + dayMs)
    dayRounds.push(performance.now() - candlesBegan)
    if (candles.length !== 1_440) throw new Error(`got ${candles.length} candles for a day; expected 1,440`)
  }
  console.table({ point_us: pointRounds, day_candles_ms: dayRounds })
  return { point_us: medianOf(pointRounds), day_candles_ms: medianOf(dayRounds) }
}
