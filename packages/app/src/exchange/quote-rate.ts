import { type Decimal, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'

type Terms = { from: string; to: string; pay: string; receive: string }
/** One of `base` is so much of `quoted`. */
export type ShownRate = { base: string; quoted: string; rate: string }

/** Digits that a rate is shown with, and the decimals it has at least. */
const digits = 6
const placesMin = 2

/**
 * The rate of an exchange the way people read it: of the dearer currency in the cheaper one, so that it is at least one.
 * Cut, for display.
 */
export function shownRate({ from, to, pay, receive }: Terms): ShownRate | undefined {
  const paid = parseDecimal(pay) ?? 0n
  const received = parseDecimal(receive) ?? 0n
  if (paid <= 0n || received <= 0n) return undefined
  return received >= paid
    ? { base: from, quoted: to, rate: cutRate((received * ONE) / paid) }
    : { base: to, quoted: from, rate: cutRate((paid * ONE) / received) }
}

function cutRate(rate: Decimal): string {
  const whole = String(rate / ONE).length
  const unit = 10n ** BigInt(18 - Math.max(placesMin, digits - whole))
  return printDecimal(rate - (rate % unit))
}

/** The decimals that a rate is printed with. */
export const ratePlaces = (rate: string): number => Math.max(placesMin, (rate.split('.')[1] ?? '').length)
