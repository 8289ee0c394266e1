import type { Money } from '../money/decimal.ts'

/**
 * How much somebody can lose without falling short: a tenth of what they earn and own beyond the duties of a year. The tenth
 * of what one is worth is that of Article 21 of the European regulation on crowdfunding, 2020/1503; how that is counted, from
 * three amounts, is our choice.
 */
export function bearableLoss({
  yearlyIncome,
  savings,
  yearlyDuties,
}: {
  yearlyIncome: Money
  savings: Money
  yearlyDuties: Money
}): Money {
  const net = yearlyIncome + savings - yearlyDuties
  return net > 0n ? net / 10n : 0n
}
