import { foldTicks } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { ok } from '@touchstone/domain/result'
import type { Limits } from '../../api/limits.ts'
import type { Candles } from '../../house/candles/candles.ts'

/** What courses are made of beside the books, for tests: candles of the ticks that it follows, and room for any work. */
export function courseSources() {
  const ticks: Tick[] = []
  const limits: Pick<Limits, 'compute'> = { compute: async (_asker, _weight, run) => ok(await run()) }
  const candles: Pick<Candles, 'list' | 'hoursToCompute'> = {
    hoursToCompute: () => 0,
    list: (symbol, interval, { before = Infinity, limit }) => {
      const all = foldTicks(
        ticks.filter((tick) => tick.symbol === symbol),
        interval,
      )
      return Promise.resolve(all.filter(({ openAt }) => openAt < before).slice(-limit))
    },
  }
  return { deps: { candles, limits }, follow: (more: readonly Tick[]): void => void ticks.push(...more) }
}
