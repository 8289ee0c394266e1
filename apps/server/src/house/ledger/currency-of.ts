import { type Currency, isCurrency } from '@touchstone/domain/money/currency'

/** @throws for one that is none: what our own tables hold was checked before. */
export function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`unknown currency "${text}"`)
  return text
}
