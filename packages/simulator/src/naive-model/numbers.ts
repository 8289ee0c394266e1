import { Decimal } from 'decimal.js'

/** The naive model's own arithmetic: eighty decimal digits, and no code of `domain`. */
export const Num = Decimal.clone({ precision: 80, toExpNeg: -60, toExpPos: 60 })
export type Num = InstanceType<typeof Num>

export const zero = new Num(0)
export const num = (value: string | number): Num => new Num(value)

/** What a user pays is rounded up, what a user gets down, once, to the currency's places. */
export const up = (value: Num, places: number): Num => value.toDecimalPlaces(places, Num.ROUND_CEIL)
export const down = (value: Num, places: number): Num => value.toDecimalPlaces(places, Num.ROUND_FLOOR)

export const least = (a: Num, b: Num): Num => (a.lt(b) ? a : b)
export const most = (a: Num, b: Num): Num => (a.gt(b) ? a : b)

/** Decimal places of each currency, typed in again from the rules and the list of currencies. */
const places: Record<string, number> = { USDT: 6, XRP: 6, ADA: 6, JPY: 0, USD: 2, EUR: 2, GBP: 2, LMN: 6, ABR: 6 }

export const placesOf = (currency: string): number => places[currency] ?? 8

export const amountOf = (command: Record<string, unknown>): Num => num(String(command['amount']))
