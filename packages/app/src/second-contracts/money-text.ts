import { noNumber, numberParts } from '../format/number-text.ts'

/** An amount of USDT in a sentence: cut to cents, or to `places`; a dash if unknown. */
export function moneyText(
  value: string | undefined,
  places = 2,
  options: { plus?: boolean; trim?: boolean } = {},
): string {
  const parts = numberParts(value, places, options)
  return parts === undefined ? noNumber : `${parts.sign}${parts.whole}${parts.fraction}`
}
