import { absolute, type Decimal, printDecimal } from '@touchstone/domain/money/decimal'

/** A decimal with all the decimals that it has, thousands apart and a proper minus: nothing is cut in a receipt. */
export function exact(value: Decimal): string {
  const [whole = '0', fraction] = printDecimal(absolute(value)).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0n ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A rate such as 0.0005 as `0.05%`. */
export const exactPercent = (rate: Decimal): string => `${exact(rate * 100n)}%`
