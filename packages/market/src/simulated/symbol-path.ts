import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimalPlaces, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { secondsPerYear } from './calendar-tree.ts'
import type { Walk } from './cells.ts'
import { exp } from './polynomials.ts'
import type { SymbolProfile } from './symbol-profiles.ts'

/** A symbol's path in integers, which are exact and fast to fold. */
export type SymbolPath = {
  /** The price in its finest steps, `fineStep` each: it does not depend on the settings. */
  fineAt: (second: number) => number
  fineStep: Price
  /** The same price in price ticks, the nearest. */
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
 * The path of a symbol: a mix of its class's common walk and its own, which gives the volatility and correlation of
 * the profile. Volume follows the square root of variance, so volatile seconds are busy ones: it is that of the second
 * that has ended, so that nobody learns from it how far the price is about to move.
 */
export function symbolPath(
  profile: SymbolProfile,
  terms: Pick<SymbolTerms, 'priceTick' | 'quantityStep'>,
  walks: { common: Walk; own: Walk },
): SymbolPath {
  const { anchor, volatility, commonShare, turnoverPerDay } = profile
  const { common, own } = walks
  const ownShare = Math.sqrt(1 - commonShare * commonShare)
  const places = placesFor(anchor)
  const fineStep = 10n ** BigInt(decimalPlaces - places)
  const anchorSteps = anchor * Number(10n ** BigInt(places))
  // Both are whole numbers that a float holds exactly where they are powers of ten.
  const perTick = Number(terms.priceTick) / Number(fineStep)
  const fineMin = Math.ceil(ticksMin * perTick)
  const stepsPerSecond = turnoverPerDay / secondsPerDay / anchor / Number(printDecimal(terms.quantityStep))
  const fineAt = (second: number): number => {
    const value = commonShare * common.valueAt(second) + ownShare * own.valueAt(second)
    return Math.max(Math.floor(anchorSteps * exp(volatility * value) + 0.5), fineMin)
  }
  return {
    fineStep,
    fineAt,
    ticksAt: (second) => Math.max(Math.floor(fineAt(second) / perTick + 0.5), ticksMin),
    stepsAt(second) {
      const ended = second - 1
      const variance =
        commonShare * commonShare * common.varianceAt(ended) + ownShare * ownShare * own.varianceAt(ended)
      return Math.floor(stepsPerSecond * Math.sqrt(variance * secondsPerYear) + 0.5)
    },
  }
}

/** The decimals of a price near this anchor that has as many digits as we keep. */
function placesFor(anchor: number): number {
  let places = digits - 1
  for (let price = anchor; price >= 10; price /= 10) places -= 1
  for (let price = anchor; price < 1; price *= 10) places += 1
  return places
}
