import { type Decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { numberParts, priceText } from './number-text.ts'

/** An amount in a sentence: cut to cents, with a sign for a profit or loss. */
export function moneyText(value: string | null, options: { signed?: boolean; places?: number } = {}): string {
  const parts = numberParts(value, options.places ?? 2, { plus: options.signed === true })
  return parts === undefined ? '—' : `${parts.sign}${parts.whole}${parts.fraction}`
}

/** A quantity with the decimals that it has, and no others. */
export function quantityText(value: string): string {
  const parts = numberParts(value, 18, { trim: true })
  return parts === undefined ? '—' : `${parts.whole}${parts.fraction}`
}

export const priceIn = (value: string | null, tick: string | undefined): string => priceText(value, tick)

/** Null stays null. */
export const printed = (value: Decimal | null | undefined): string | null =>
  value === null || value === undefined ? null : printDecimal(value)

/** What is traded, of a symbol such as BTC/USDT. */
export const baseOf = (symbol: string): string => symbol.split('/')[0] ?? symbol
