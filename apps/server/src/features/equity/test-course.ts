import { foldTicks } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { ok, refuse } from '@touchstone/domain/result'
import type { Limits } from '../../api/limits.ts'
import type { Candles } from '../../house/candles/candles.ts'

/** What courses are made of beside the books, for tests: candles of the ticks that it follows, and room for any work. */
export function courseSources() {
  const ticks: Tick[] = []
  /** What was logged, what was weighed, and how often candles were listed. */
  const seen = { logged: [] as Record<string, unknown>[], weights: [] as number[], listed: 0 }
  const room = { isFull: false }
  const limits: Pick<Limits, 'compute'> = {
    async compute(_asker, weight, run) {
      seen.weights.push(weight)
      return room.isFull ? refuse({ kind: 'too_many_requests', seconds: 1 }) : ok(await run())
    },
  }
  const candles: Pick<Candles, 'list' | 'hoursToCompute'> = {
    hoursToCompute: () => 0,
    list: (symbol, interval, { before = Infinity, limit }) => {
      seen.listed += 1
      const all = foldTicks(
        ticks.filter((tick) => tick.symbol === symbol),
        interval,
      )
      return Promise.resolve(all.filter(({ openAt }) => openAt < before).slice(-limit))
    },
  }
  const log = (message: string, details: Record<string, unknown>): void =>
    void seen.logged.push({ message, ...details })
  return {
    deps: { candles, limits, log },
    seen,
    room,
    follow: (more: readonly Tick[]): void => void ticks.push(...more),
  }
}
