import type { PartKind } from '../books/record-kind.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { PoolPurpose } from './purposes.ts'

/**
 * What makes a house book a pool: the offering that it pays for. Its money is in `escrow`. `granted` is what runs now,
 * `owed` the most that can still be owed on that; `escrow` covers it at all times.
 */
export type Pool = {
  /** Empty in a book that is no pool. */
  product: string
  purpose: PoolPurpose
  currency: Currency
  /** The most that may be granted at once: an amount, or of machines their units, each as 1. */
  capacity: Money
  granted: Money
  owed: Money
  isOnSale: boolean
  /** The last day that was settled, epoch milliseconds of its beginning; 0 for none. */
  settledDay: number
}

export const poolPart: PartKind<'pool', Pool> = {
  name: 'pool',
  empty: {
    product: '',
    purpose: 'strategy',
    currency: settlementCurrency,
    capacity: 0n,
    granted: 0n,
    owed: 0n,
    isOnSale: false,
    settledDay: 0,
  },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { capacity: true, granted: true, owed: true },
}
