import type { AddedCurrency } from '../money/currency.ts'

/** A currency that operators have added, and what people call it. It is a token: it comes from an issuer, by a sale. */
export type AddedCurrencyTerms = { code: AddedCurrency; name: string }
