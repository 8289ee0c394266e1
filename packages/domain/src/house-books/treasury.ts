import type { PartKind } from '../books/record-kind.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

/** What makes a house book the treasury: the first capital that it was given, in any currency. What it has now is in `capital`. */
export type Treasury = { raised: Money }

/** The coins of which the treasury was given play money, each once. */
export type CoinCapital = { raised: readonly Currency[] }

export const coinCapitalPart: PartKind<'coinCapital', CoinCapital> = {
  name: 'coinCapital',
  empty: { raised: [] },
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

export const treasuryPart: PartKind<'treasury', Treasury> = {
  name: 'treasury',
  empty: { raised: 0n },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { raised: true },
}
