import { decimalPlaces, type Money, ONE } from '@touchstone/domain/money/decimal'

/** As much as a decimal string holds; no token in earnest has more. */
const amountMax: Money = 10n ** 20n * ONE - 1n

/**
 * A token's own smallest units as money in the places of the currency, rounded down, and the units that are left over. What
 * no amount can hold is left over whole.
 */
export function scaleUnits(units: bigint, decimals: number, places: number): { amount: Money; remainder: bigint } {
  const step = decimals > places ? 10n ** BigInt(decimals - places) : 1n
  const remainder = units % step
  const amount = moneyOf(units - remainder, decimals)
  return amount > amountMax ? { amount: 0n, remainder: units } : { amount, remainder }
}

/** Units as money; what is smaller than 10^-18 is dropped. */
export const moneyOf = (units: bigint, decimals: number): Money =>
  decimals > decimalPlaces
    ? units / 10n ** BigInt(decimals - decimalPlaces)
    : units * 10n ** BigInt(decimalPlaces - decimals)
