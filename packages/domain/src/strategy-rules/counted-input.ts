import { decimal } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import type { StrategyInput, StrategySymbol } from './strategy-input.ts'

/** What every rule pays on each fill, whatever a symbol costs elsewhere: shares of the mark and of the value. Our choice. */
export const ruleCosts = { halfSpread: decimal('0.0001'), takerFee: decimal('0.0005') } as const

const hoursOfTwoDays = (2 * dayMs) / hourMs

/**
 * Why a day may not be counted by an input; undefined where it may. Nobody chooses its costs or its hours: they are the rules'
 * own, and each symbol has every hour of the day and of the day before, or none has any, where prices of the day are not
 * known. Such a day has the result 0.
 */
export function countedFault({ symbols }: StrategyInput): string | undefined {
  if (!symbols.every(hasRuleCosts)) return 'the costs are not those of the rules'
  const isWhole = symbols.every(({ hours }) => hours.length === hoursOfTwoDays)
  const isEmpty = symbols.every(({ hours }) => hours.length === 0)
  return isWhole || isEmpty ? undefined : 'some hours are missing'
}

const hasRuleCosts = ({ halfSpread, takerFee }: StrategySymbol): boolean =>
  halfSpread === ruleCosts.halfSpread && takerFee === ruleCosts.takerFee
