import { type Currency, isCurrency } from '@touchstone/domain/money/currency'

/** @throws for an unknown currency: our own tables hold checked values only. */
export function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`unknown currency "${text}"`)
  return text
}
