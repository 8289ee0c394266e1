import type { PartKind } from '../books/record-kind.ts'
import type { Money } from '../money/decimal.ts'

/** What makes a house book the treasury: all the capital that it was given. What it has now is in `capital`. */
export type Treasury = { raised: Money }

export const treasuryPart: PartKind<'treasury', Treasury> = {
  name: 'treasury',
  empty: { raised: 0n },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { raised: true },
}
