import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import {
  larger,
  type Money,
  ONE,
  type Price,
  type Quantity,
  type Rate,
  smaller,
} from '@touchstone/domain/money/decimal'
import { amountOf, mulDiv } from '@touchstone/domain/money/mul-div'
import { feeOf, initialMarginOf, notionalOf } from '@touchstone/domain/positions/valuation'

/** The terms that an opening is sized at. */
export type Terms = { price: Price; leverage: number; feeRate: Rate; quantityStep: Quantity }

/** Margin and fee of a quantity, as the server will take them. */
export function costOf(quantity: Quantity, { price, leverage, feeRate }: Terms): { margin: Money; fee: Money } {
  const notional = notionalOf(quantity, price)
  return { margin: initialMarginOf(notional, leverage), fee: feeOf(notional, feeRate) }
}

/** The largest quantity on the step whose margin is at most this much; 0 where even a step needs more. */
export function quantityForMargin(margin: Money, { price, leverage, quantityStep }: Terms): Quantity {
  const steps = mulDiv(margin * BigInt(leverage), ONE, price * quantityStep, 'down')
  return larger(0n, steps) * quantityStep
}

/** The largest quantity on the step whose margin and fee together are at most this much. */
export function quantityForCost(cost: Money, terms: Terms): Quantity {
  const { price, leverage, feeRate, quantityStep } = terms
  const lever = BigInt(leverage)
  const steps = mulDiv(cost * lever, ONE * ONE, price * quantityStep * (ONE + lever * feeRate), 'down')
  let quantity = larger(0n, steps) * quantityStep
  // Margin and fee are each rounded up, which may pass what there is by a unit.
  for (;;) {
    if (quantity === 0n) return 0n
    const { margin, fee } = costOf(quantity, terms)
    if (margin + fee <= cost) return quantity
    quantity -= quantityStep
  }
}

/** What may be added to a quantity that is held before a bracket no longer allows the leverage. */
export function quantityUnderBrackets(
  held: Quantity,
  { price, leverage, quantityStep }: Terms,
  brackets: SymbolTerms['brackets'],
): Quantity {
  const allowed = brackets.filter(({ leverageMax }) => leverageMax >= leverage)
  const notionalMax = allowed.reduce((most, { notionalUpTo }) => larger(most, notionalUpTo), 0n)
  const whole = mulDiv(notionalMax, ONE, price * quantityStep, 'down') * quantityStep
  return larger(0n, whole - held)
}

/** A percentage of a quantity, on the step. */
export const partOf = (quantity: Quantity, percent: number, quantityStep: Quantity): Quantity =>
  percent >= 100 ? quantity : mulDiv(quantity * BigInt(percent), 1n, 100n * quantityStep, 'down') * quantityStep

/** How many percent one is of another, from 0 to 100, to the nearest; 100 is all of it and no less. For a slider. */
export function percentOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0
  if (part >= whole) return 100
  return Number(smaller(99n, (200n * part + whole) / (2n * whole)))
}

/** An amount of USDT as a field takes it: cut to two decimals. */
export const inCents = (amount: Money): Money => amountOf(amount, 1n, 1n, 2, 'down')
