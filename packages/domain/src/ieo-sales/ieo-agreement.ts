import type { Currency } from '../money/currency.ts'
import { type Money, ONE, type Rate } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { placesOf } from '../money/currency.ts'
import { isSame } from '../receipts/check-entries.ts'
import type { IeoFormat } from '../settings/ieo-terms.ts'

/** What a sale agrees on with everybody who applies. Lots are whole; `cap` is the most that one person gets. */
export type IeoAgreement = {
  product: string
  format: IeoFormat
  token: Currency
  currency: Currency
  lotPrice: Money
  lotTokens: Money
  cap: number
  depositRate: Rate
  /**
   * Until when the token is listed, or what was paid comes back: a midnight, epoch milliseconds. Absent in a sale that was opened
   * before anybody agreed on it: that one is never called off.
   */
  listBy?: number
}

/** The agreement alone, of what says more. */
export const agreementOf = (from: IeoAgreement): IeoAgreement => {
  const { product, format, token, currency, lotPrice, lotTokens, cap, depositRate, listBy } = from
  const agreed = { product, format, token, currency, lotPrice, lotTokens, cap, depositRate }
  return listBy === undefined ? agreed : { ...agreed, listBy }
}

/** Whether it can be agreed on at all: receipts are read as they come. */
export const isAgreement = ({ product, format, cap, listBy }: IeoAgreement): boolean =>
  typeof product === 'string' &&
  ['commitment', 'draw'].includes(format) &&
  Number.isSafeInteger(cap) &&
  cap > 0 &&
  (listBy === undefined || Number.isSafeInteger(listBy))

/** Whether a row, or an order, has this agreement. */
export const hasAgreement = (shown: IeoAgreement, agreed: IeoAgreement): boolean =>
  shown.listBy === agreed.listBy && isSame({ ...shown, ...agreementOf(agreed) }, shown)

/** What lots cost, and what of it is set aside while they are only applied for: rounded up to a unit of the currency. */
export const priceOf = ({ lotPrice }: Pick<IeoAgreement, 'lotPrice'>, lots: number): Money => lotPrice * BigInt(lots)
export const setAsideFor = (agreed: Pick<IeoAgreement, 'lotPrice' | 'depositRate' | 'currency'>, lots: number): Money =>
  amountOf(priceOf(agreed, lots), agreed.depositRate, ONE, placesOf(agreed.currency), 'up')

export const tokensOf = ({ lotTokens }: Pick<IeoAgreement, 'lotTokens'>, lots: number): Money =>
  lotTokens * BigInt(lots)
