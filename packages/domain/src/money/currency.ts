/** In how many decimal places each is booked, and whether it is a token, which operators give to nobody. */
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

export type Currency = keyof typeof table

/** Linear contracts are margined and settled in this one currency; USD counts as USDT one to one. */
export const settlementCurrency = 'USDT'

export const currencies = Object.keys(table) as Currency[]

/** A token is first sold here. Nothing quotes it: it counts as nothing, and is shown to those who hold some. */
export const isToken = (currency: Currency): boolean => table[currency].isToken
export const tokens: readonly Currency[] = currencies.filter(isToken)

export const isCurrency = (text: string): text is Currency => Object.hasOwn(table, text)

export const placesOf = (currency: Currency): number => table[currency].places
