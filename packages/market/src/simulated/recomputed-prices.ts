import type { Price } from '@touchstone/domain/money/decimal'
import { finePaths } from './fine-paths.ts'
import type { MarketSeed } from './market-seed.ts'
import type { FinePath } from './symbol-path.ts'

/** The source that the ticks of the simulated market name. */
export const simulatedSource = 'simulated'

/**
 * Recomputes the last price of simulated ticks from the seed alone: it depends on no settings. `sourceAt` is that of the
 * tick; undefined for a symbol that the market does not have.
 * @throws RangeError for a day whose seed is not known.
 */
export function recomputedPrices(seed: MarketSeed): (symbol: string, sourceAt: number) => Price | undefined {
  const pathOf = finePaths(seed)
  const paths = new Map<string, FinePath | undefined>()
  return (symbol, sourceAt) => {
    if (!paths.has(symbol)) paths.set(symbol, pathOf(symbol))
    const path = paths.get(symbol)
    return path === undefined ? undefined : BigInt(path.fineAt(Math.floor(sourceAt / 1_000))) * path.fineStep
  }
}
