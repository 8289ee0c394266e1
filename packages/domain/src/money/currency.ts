import { assert } from '../result.ts'

/**
 * In how many decimal places each is booked, and whether it is a token, which operators give to nobody. The table is closed:
 * a code that it does not have may be one that operators of some house have added, and is booked as those are.
 */
const table = {
  USDT: { places: 6, isToken: false },
  BTC: { places: 8, isToken: false },
  ETH: { places: 8, isToken: false },
  BNB: { places: 8, isToken: false },
  SOL: { places: 8, isToken: false },
  XRP: { places: 6, isToken: false },
  DOGE: { places: 8, isToken: false },
  ADA: { places: 6, isToken: false },
  LINK: { places: 8, isToken: false },
  LTC: { places: 8, isToken: false },
  DOT: { places: 8, isToken: false },
  USD: { places: 2, isToken: false },
  EUR: { places: 2, isToken: false },
  GBP: { places: 2, isToken: false },
  JPY: { places: 0, isToken: false },
  LMN: { places: 6, isToken: true },
  ABR: { places: 6, isToken: true },
} as const satisfies Record<string, { places: number; isToken: boolean }>

export type CurrencyInCode = keyof typeof table

declare const added: unique symbol
/** The code of a currency that operators have added: 2 to 10 capital letters and digits, the first a letter, and none of the table. */
export type AddedCurrency = string & { readonly [added]: true }

export type Currency = CurrencyInCode | AddedCurrency

/** Linear contracts are margined and settled in this one currency; USD counts as USDT one to one. */
export const settlementCurrency = 'USDT'

export const currenciesInCode = Object.keys(table) as readonly CurrencyInCode[]

/** In how many decimal places every added currency is booked: a setting of its own would be read otherwise by older rows. */
export const addedPlaces = 8

const addedForm = /^[A-Z][A-Z0-9]{1,9}$/

export const isInCode = (text: string): text is CurrencyInCode => Object.hasOwn(table, text)
export const isAddedCode = (text: string): text is AddedCurrency => addedForm.test(text) && !isInCode(text)

/**
 * Whether a text has the form of a currency. Whether the house has it, its settings say: what lets money or a sale begin in
 * a currency asks `isListed`.
 */
export const isCurrency = (text: string): text is Currency => isInCode(text) || isAddedCode(text)

/** A token is first sold here. It counts as nothing while nothing quotes it, and is shown to those who hold some. */
export const isToken = (currency: Currency): boolean => !isInCode(currency) || table[currency].isToken

/** @throws if it is no currency. */
export function placesOf(currency: Currency): number {
  if (isInCode(currency)) return table[currency].places
  assert(isAddedCode(currency), 'amounts are of a currency')
  return addedPlaces
}
