import type { PartKind } from '../books/record-kind.ts'
import type { Money } from '../money/decimal.ts'

/** What the rolling limits count: every withdrawal of the last thirty days that was not given back. */
export type Withdrawn = readonly { id: string; at: number; usdtValue: Money }[]

export const withdrawnPart: PartKind<'withdrawn', Withdrawn> = {
  name: 'withdrawn',
  empty: [],
  atRisk: 'nothing',
  isSparse: false,
  decimals: { usdtValue: true },
}
