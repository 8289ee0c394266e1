import { decimalPlaces, type Money, ONE } from '@touchstone/domain/money/decimal'

/** As much as a decimal string holds; no token in earnest has more. */
const amountMax: Money = 10n ** 20n * ONE - 1n

/**
 * Converts a token's smallest units to money in the decimals of the currency, rounded down, with the units left over.
 * If no amount can hold them, all units are left over.
 */
export function scaleUnits(units: bigint, decimals: number, places: number): { amount: Money; remainder: bigint } {
  const step = decimals > places ? 10n ** BigInt(decimals - places) : 1n
  const remainder = units % step
  const amount = moneyOf(units - remainder, decimals)
  return amount > amountMax ? { amount: 0n, remainder: units } : { amount, remainder }
}

/** Converts units to money; anything below 10^-18 is dropped. */
export const moneyOf = (units: bigint, decimals: number): Money =>
  decimals > decimalPlaces
    ? units / 10n ** BigInt(decimals - decimalPlaces)
    : units * 10n ** BigInt(decimalPlaces - decimals)
