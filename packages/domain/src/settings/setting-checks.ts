import { placesOf, settlementCurrency } from '../money/currency.ts'
import { type Decimal, ONE } from '../money/decimal.ts'
import { isOnGrid, unitOf } from '../money/mul-div.ts'

/** The sentences of the claims that do not hold. */
export const faults = (claims: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  claims.filter(([holds]) => !holds).map(([, fault]) => fault)

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0
export const isShare = (rate: Decimal): boolean => rate >= 0n && rate < ONE
/** Positive, in whole units of the settlement currency. */
export const isAmount = (amount: Decimal): boolean =>
  amount > 0n && isOnGrid(amount, unitOf(placesOf(settlementCurrency)))
