import { isCurrency, placesOf } from '@touchstone/domain/money/currency'

/** More than zero, and nothing smaller than the currency is booked in. `digits`: how many before the point at most. */
export function amountForm(currency: string, digits: number): { pattern: RegExp; message: string } {
  const places = isCurrency(currency) ? placesOf(currency) : 18
  return {
    pattern: new RegExp(String.raw`^(?=.*[1-9])\d{1,${digits}}(\.\d{0,${places}}(?<!\.))?$`),
    message: `A number above 0 such as 1250.50, without commas and with at most ${places} decimals.`,
  }
}
