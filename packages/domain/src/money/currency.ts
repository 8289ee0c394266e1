/** Decimal places in which a currency is booked. */
const placesByCurrency = {
  USDT: 6,
  BTC: 8,
  ETH: 8,
  BNB: 8,
  SOL: 8,
  XRP: 6,
  DOGE: 8,
  ADA: 6,
  LINK: 8,
  LTC: 8,
  DOT: 8,
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  LMN: 6,
  ABR: 6,
} as const satisfies Record<string, number>

export type Currency = keyof typeof placesByCurrency

/** Linear contracts are margined and settled in this one currency; USD counts as USDT one to one. */
export const settlementCurrency = 'USDT'

export const currencies = Object.keys(placesByCurrency) as Currency[]

/** Tokens that are first sold here. Nothing quotes them: they count as nothing, and are shown to those who hold some. */
export const tokens = ['LMN', 'ABR'] as const satisfies readonly Currency[]

export const isToken = (currency: Currency): boolean => (tokens as readonly Currency[]).includes(currency)

export const isCurrency = (text: string): text is Currency => Object.hasOwn(placesByCurrency, text)

export const placesOf = (currency: Currency): number => placesByCurrency[currency]
