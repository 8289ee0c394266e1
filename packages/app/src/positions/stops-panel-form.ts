import { type Price, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import type { Stop } from '@touchstone/domain/positions/position'
import { partOf } from '../orders/order-size.ts'
import { type StopBase, type StopKind, stopPrice } from '../orders/stop-price.ts'
import { typedDecimal } from '../format/typed-decimal.ts'

/** One stop as it is edited; `quantity` null closes the whole position. */
export type StopTyped = { text: string; quantity: string | null }
export type StopsForm = { by: 'price' | 'percent' } & Record<StopKind, StopTyped>

type Standing = { price: string; quantity: string | null } | null

const typedOf = (stop: Standing): StopTyped => ({ text: stop?.price ?? '', quantity: stop?.quantity ?? null })

/** The stops in force, as they were typed. */
export const standingStops = (takeProfit: Standing, stopLoss: Standing): StopsForm => ({
  by: 'price',
  takeProfit: typedOf(takeProfit),
  stopLoss: typedOf(stopLoss),
})

/** The stop that an edited one means; null for none. */
export function stopMeant(kind: StopKind, { by, ...typed }: StopsForm, base: StopBase, priceTick: Price): Stop | null {
  const { text, quantity } = typed[kind]
  const value = typedDecimal(text)
  if (value === undefined || value === 0n) return null
  const price = by === 'price' ? value : stopPrice(kind, value / 100n, base, priceTick)
  return price === undefined ? null : { price, quantity: quantity === null ? null : (typedDecimal(quantity) ?? null) }
}

/** A percentage of a position; the whole has a null quantity. */
export const stopQuantity = (held: Quantity, percent: number, quantityStep: Quantity): string | null => {
  const part = partOf(held, percent, quantityStep)
  return percent >= 100 || part === 0n ? null : printDecimal(part)
}

/** Which of the chips a quantity is; undefined for any other. */
export const percentOfStop = (held: Quantity, quantity: string | null, quantityStep: Quantity): number | undefined =>
  [25, 50, 75, 100].find((percent) => stopQuantity(held, percent, quantityStep) === quantity)
