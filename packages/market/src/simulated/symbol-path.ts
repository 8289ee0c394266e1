import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { secondsPerYear } from './calendar-tree.ts'
import { exp } from './polynomials.ts'
import type { SymbolProfile } from './symbol-profiles.ts'
import type { Walk } from './walk.ts'

/** A symbol's path in integers, which are exact and fast to fold. */
export type SymbolPath = {
  /** The price in price ticks. */
  ticksAt: (second: number) => number
  /** The volume in quantity steps. */
  stepsAt: (second: number) => number
}

const secondsPerDay = 86_400

/** A price of two ticks leaves room for a bid below it. */
const ticksMin = 2

/**
 * The path of a symbol: a mix of its class's common walk and its own, which gives the volatility and correlation of
 * the profile. Volume follows the square root of variance, so volatile seconds are busy ones.
 */
export function symbolPath(
  profile: SymbolProfile,
  terms: Pick<SymbolTerms, 'priceTick' | 'quantityStep'>,
  walks: { common: Walk; own: Walk },
): SymbolPath {
  const { anchor, volatility, commonShare, turnoverPerDay } = profile
  const { common, own } = walks
  const ownShare = Math.sqrt(1 - commonShare * commonShare)
  const anchorTicks = anchor / Number(printDecimal(terms.priceTick))
  const stepsPerSecond = turnoverPerDay / secondsPerDay / anchor / Number(printDecimal(terms.quantityStep))
  return {
    ticksAt(second) {
      const value = commonShare * common.valueAt(second) + ownShare * own.valueAt(second)
      return Math.max(Math.floor(anchorTicks * exp(volatility * value) + 0.5), ticksMin)
    },
    stepsAt(second) {
      const variance =
        commonShare * commonShare * common.varianceAt(second) + ownShare * ownShare * own.varianceAt(second)
      return Math.floor(stepsPerSecond * Math.sqrt(variance * secondsPerYear) + 0.5)
    },
  }
}
