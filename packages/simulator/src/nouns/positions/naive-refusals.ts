import { leverageAt, type NaiveOrder, type NaivePosition } from '../../naive-model/naive-book.ts'
import { either, quantityReasons, type Reasons, staleCrossReasons } from '../../naive-model/naive-reasons.ts'
import type { NaiveSymbol } from '../../naive-model/naive-terms.ts'
import { freeOf, initialOf, isUnsafe, trialOf, type Work } from '../../naive-model/naive-work.ts'
import { num, type Num, up, zero } from '../../naive-model/numbers.ts'
import { type NaiveOpening, open, positionOf, reserve } from './naive-opening.ts'

/** A price to open at, and the rate of its fee. */
export type Pricing = { price: Num; feeRate: Num }

/** What the bracket of the whole position allows, and what the hour before a long pause does. */
export function sizeReasons(work: Work, opening: NaiveOpening, price: Num) {
  const { symbol, leverage, quantity } = opening
  const terms = work.symbol(symbol)
  const whole = (): Num => price.times((positionOf(work, opening)?.quantity ?? zero).plus(quantity))
  const bracket = () => terms.brackets.find((each) => whole().lte(each.upTo))
  return {
    amount_too_small: () => price.times(quantity).lt(terms.notionalMin),
    bracket_exceeded: () => bracket() === undefined,
    leverage_out_of_range: () =>
      leverage > (bracket()?.leverageMax ?? leverage) ||
      (work.gapAhead(symbol) && leverage > work.terms.gap.leverageMax),
  } satisfies Reasons
}

export const wholeLeverage = (leverage: number, terms: NaiveSymbol) =>
  ({
    leverage_out_of_range: () =>
      !Number.isInteger(leverage) || leverage < 1 || leverage > (terms.brackets[0]?.leverageMax ?? 1),
  }) satisfies Reasons

/** What every order to open meets, however it is filled. */
export function orderReasons(work: Work, opening: NaiveOpening, price: Num) {
  const { symbol, cross, leverage } = opening
  const terms = work.symbol(symbol)
  const isInUse = [...work.book.positions.values(), ...work.book.orders.values()].some(
    (each) => each.symbol === symbol && each.cross === cross,
  )
  const chosen = work.book.leverages.get(leverageAt(symbol, cross)) ?? leverage
  return either(
    quantityReasons(opening.quantity, terms),
    wholeLeverage(leverage, terms),
    { leverage_differs: () => isInUse && chosen !== leverage },
    sizeReasons(work, opening, price),
    staleCrossReasons(work),
  )
}

/**
 * The net quantity may not move away from zero to where it is worth more than its limit: all users' the limit of the
 * house, that of a book of play money its own. `closed`: what is closed at once, which all users' does not show yet.
 */
const exposureReasons = (work: Work, { symbol, long, quantity }: NaiveOpening, { price }: Pricing, closed: Num) =>
  ({
    house_exposure_exceeded: () => {
      const ownMax = work.book.world === 'demo' ? work.terms.demoExposureMax : null
      const before = ownMax === null ? work.net(symbol).plus(closed) : work.ownNet(symbol)
      const after = long ? before.plus(quantity) : before.minus(quantity)
      const most = ownMax ?? work.symbol(symbol).exposureMax
      return after.abs().gt(before.abs()) && after.abs().times(price).gt(most)
    },
  }) satisfies Reasons

/** A fill out of free margin; `closed` is what a reversal has just closed. */
export const fillReasons = (work: Work, opening: NaiveOpening, pricing: Pricing, closed = zero) =>
  either(sizeReasons(work, opening, pricing.price), exposureReasons(work, opening, pricing, closed), {
    margin_insufficient: () => freeOf(work).lt(costOf(opening, pricing)),
    would_be_liquidated: () => isUnsafe(work, filled(work, opening, pricing, 'contract')),
  })

/** A fill out of what was reserved for it. */
export const reservedFillReasons = (work: Work, order: NaiveOrder) =>
  either(sizeReasons(work, order, order.price), exposureReasons(work, order, order, zero), {
    would_be_liquidated: () => isUnsafe(work, filled(work, order, order, 'frozen')),
  })

/** Only so many orders wait, be it for a price or for their tick. A close of all that is left always may. */
export function waitingReasons(work: Work, symbol: string, closes: NaivePosition | null): Reasons {
  const { book, symbol: symbolMax, closes: closesMax } = work.terms.orders
  const waiting = [...work.book.orders.values()]
  return {
    too_many_orders: () => waiting.length >= book,
    too_many_symbol_orders: () => waiting.filter((each) => each.symbol === symbol).length >= symbolMax,
    too_many_closes: () =>
      closes !== null && waiting.filter(({ positionId }) => positionId === closes.id).length >= closesMax,
  }
}

/** Money is set aside for a fill that comes later, or never. */
export const reserveReasons = (work: Work, opening: NaiveOpening, pricing: Pricing): Reasons =>
  ({
    ...waitingReasons(work, opening.symbol, null),
    margin_insufficient: () => freeOf(work).lt(costOf(opening, pricing)),
    would_be_liquidated: () => {
      const trial = trialOf(work)
      reserve(trial, opening, 'for_tick', { shown: zero, reservedAt: pricing.price, feeRate: pricing.feeRate }, null)
      return isUnsafe(work, trial, 'cross')
    },
  }) satisfies Reasons

function costOf({ quantity, leverage }: NaiveOpening, { price, feeRate }: Pricing): Num {
  const notional = price.times(quantity)
  return initialOf(notional, leverage).plus(up(notional.times(feeRate), 6))
}

function filled(work: Work, opening: NaiveOpening, { price, feeRate }: Pricing, from: 'contract' | 'frozen'): Work {
  const trial = trialOf(work)
  open(trial, opening, price, feeRate, from)
  return trial
}

/** By how much the users' net quantity changes when this much of a position is closed. */
export const closedNet = (position: Pick<NaivePosition, 'long'>, quantity: Num): Num =>
  position.long ? quantity.neg() : quantity

export const worstOf = (work: Work, symbol: string, price: Num): Num =>
  price.times(num(1).plus(work.symbol(symbol).slippageRateMax))
