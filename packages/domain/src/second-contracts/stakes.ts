import type { PartKind } from '../books/record-kind.ts'
import type { Money } from '../money/decimal.ts'

/** What stakes count against: those still open, and all of one UTC day. */
export type StakeTotals = { open: Money; day: number; dayTotal: Money }

export const stakesPart: PartKind<'stakes', StakeTotals> = {
  name: 'stakes',
  empty: { open: 0n, day: 0, dayTotal: 0n },
  atRisk: ({ open }) => open,
  isSparse: false,
  decimals: { open: true, dayTotal: true },
}
