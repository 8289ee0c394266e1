import { activityOf } from './activity.ts'
import type { Walk } from './cells.ts'
import { type MarketSeed, walksOf } from './market-seed.ts'
import { type FinePath, finePath } from './symbol-path.ts'
import { type SymbolProfile, symbolProfiles } from './symbol-profiles.ts'

/**
 * The fine path of a symbol under a seed; undefined where the market has no such symbol. Symbols of one class share its
 * common walk, which correlates them.
 */
export function finePaths(seed: MarketSeed): (symbol: string) => (FinePath & { profile: SymbolProfile }) | undefined {
  const walkOf = walksOf(seed)
  const commonWalks = new Map<string, Walk>()
  return (symbol) => {
    const profile = symbolProfiles.get(symbol)
    if (profile === undefined) return undefined
    const { marketClass } = profile
    const activity = activityOf(marketClass)
    const common = commonWalks.get(marketClass) ?? walkOf(`class ${marketClass}`, activity)
    commonWalks.set(marketClass, common)
    return { profile, ...finePath(profile, { common, own: walkOf(`symbol ${symbol}`, activity) }) }
  }
}
