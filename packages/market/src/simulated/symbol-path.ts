import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimalPlaces, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { secondsPerYear } from './calendar-tree.ts'
import type { Walk } from './cells.ts'
import { exp } from './polynomials.ts'
import type { SymbolProfile } from './symbol-profiles.ts'

/** The price of a symbol in its finest steps: it does not depend on the settings. */
export type FinePath = {
  /** The price in fine steps. */
  fineAt: (second: number) => number
  fineStep: Price
  /** The variance of the path during a second, at unit variance a year. */
  varianceAt: (second: number) => number
}

/** A symbol's path in integers, which are exact and fast to fold. */
export type SymbolPath = Pick<FinePath, 'fineAt' | 'fineStep'> & {
  /** The price in price ticks, the nearest. */
  ticksAt: (second: number) => number
  /** The volume in quantity steps. */
  stepsAt: (second: number) => number
}

const secondsPerDay = 86_400

/** A price of two ticks leaves room for a bid below it. */
const ticksMin = 2

/** The digits of a price, the first of the anchor included. A move of half a minute is thousands of steps. Our choice. */
const digits = 9

/**
 * The path of a profile: a mix of its class's common walk and its own, which gives the volatility and correlation of
 * the profile.
 */
export function finePath(profile: SymbolProfile, { common, own }: { common: Walk; own: Walk }): FinePath {
  const { anchor, volatility, commonShare } = profile
  const ownShare = Math.sqrt(1 - commonShare * commonShare)
  const places = placesFor(anchor)
  const anchorSteps = anchor * Number(10n ** BigInt(places))
  return {
    fineStep: 10n ** BigInt(decimalPlaces - places),
    fineAt(second) {
      const value = commonShare * common.valueAt(second) + ownShare * own.valueAt(second)
      return Math.max(Math.floor(anchorSteps * exp(volatility * value) + 0.5), 1)
    },
    varianceAt: (second) =>
      commonShare * commonShare * common.varianceAt(second) + ownShare * ownShare * own.varianceAt(second),
  }
}

/**
 * A path on the grid of a symbol. Volume follows the square root of variance, so volatile seconds are busy ones: it is
 * that of the second that has ended, so that nobody learns from it how far the price is about to move.
 */
export function symbolPath(
  { anchor, turnoverPerDay }: SymbolProfile,
  terms: Pick<SymbolTerms, 'priceTick' | 'quantityStep'>,
  { fineAt, fineStep, varianceAt }: FinePath,
): SymbolPath {
  // Both are whole numbers that a float holds exactly where they are powers of ten.
  const perTick = Number(terms.priceTick) / Number(fineStep)
  const stepsPerSecond = turnoverPerDay / secondsPerDay / anchor / Number(printDecimal(terms.quantityStep))
  return {
    fineStep,
    fineAt,
    ticksAt: (second) => Math.max(Math.floor(fineAt(second) / perTick + 0.5), ticksMin),
    stepsAt: (second) => Math.floor(stepsPerSecond * Math.sqrt(varianceAt(second - 1) * secondsPerYear) + 0.5),
  }
}

/** The decimals of a price near this anchor that has as many digits as we keep. */
function placesFor(anchor: number): number {
  let places = digits - 1
  for (let price = anchor; price >= 10; price /= 10) places -= 1
  for (let price = anchor; price < 1; price *= 10) places += 1
  return places
}
