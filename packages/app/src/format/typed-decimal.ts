import { type Decimal, parseDecimal, type Price } from '@touchstone/domain/money/decimal'

/** Parses an amount field: `12.` is 12, empty is undefined. */
export const typedDecimal = (text: string): Decimal | undefined =>
  text === '' ? undefined : parseDecimal(text.replace(/\.$/, ''))

/** Parses a price field: nought and less are no prices. */
export function typedPrice(text: string): Price | undefined {
  const typed = typedDecimal(text)
  return typed === undefined || typed <= 0n ? undefined : typed
}

/** The decimals of a step such as 0.001. */
export function placesOfStep(step: Decimal): number {
  let places = 18
  for (let rest = step; places > 0 && rest % 10n === 0n; rest /= 10n) places -= 1
  return places
}
