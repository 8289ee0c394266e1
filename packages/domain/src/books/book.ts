import type { UserAccount, World } from '../ledger/account.ts'
import type { Hash } from '../ledger/hash.ts'
import { emptyHash } from '../ledger/hash.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { Order } from '../positions/order.ts'
import type { MarginMode, Position } from '../positions/position.ts'
import { emptyStanding, type Standing } from '../restrictions/standing.ts'
import type { SecondContract } from '../second-contracts/second-contract.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'

export type AccountKey = `${UserAccount}:${Currency}`
export type LeverageKey = `${string}:${MarginMode}`

/** What stakes count against: those still open, and all of one UTC day. */
export type StakeTotals = { open: Money; day: number; dayTotal: Money }

/**
 * One user's set of accounts in one world: the unit of consistency. In the executor it holds the positions, orders and
 * second contracts that the command named and every open cross position; in a replay it holds all that is open.
 */
export type Book = {
  id: number
  world: World
  /** Journal rows so far. */
  sequence: number
  head: Hash
  accounts: ReadonlyMap<AccountKey, Money>
  leverages: ReadonlyMap<LeverageKey, number>
  stakes: StakeTotals
  /** The margin-call threshold in percent last told for the cross positions; 0 for none. */
  marginCallPercent: number
  positions: ReadonlyMap<string, Position>
  orders: ReadonlyMap<string, Order>
  secondContracts: ReadonlyMap<string, SecondContract>
  /** All that are open, always. */
  withdrawals: ReadonlyMap<string, Withdrawal>
  /** What the rolling limits count: every withdrawal of the last thirty days that was not given back. */
  withdrawn: readonly { id: string; at: number; usdtValue: Money }[]
  standing: Standing
  /** How many of each are open in all, loaded or not. */
  openCounts: OpenCounts
}

export type OpenCounts = { positions: number; orders: number; secondContracts: number }

export const accountKey = (account: UserAccount, currency: Currency): AccountKey => `${account}:${currency}`
export const leverageKey = (symbol: string, marginMode: MarginMode): LeverageKey => `${symbol}:${marginMode}`

export const emptyBook = (id: number, world: World): Book => ({
  id,
  world,
  sequence: 0,
  head: emptyHash,
  accounts: new Map(),
  leverages: new Map(),
  stakes: { open: 0n, day: 0, dayTotal: 0n },
  marginCallPercent: 0,
  positions: new Map(),
  orders: new Map(),
  secondContracts: new Map(),
  withdrawals: new Map(),
  withdrawn: [],
  standing: emptyStanding,
  openCounts: { positions: 0, orders: 0, secondContracts: 0 },
})

export const balanceOf = (book: Book, account: UserAccount, currency: Currency): Money =>
  book.accounts.get(accountKey(account, currency)) ?? 0n

/** A copy to change; the loop takes half the time of the constructor, which makes a pair of every entry. */
export function copyOf<Key, Value>(map: ReadonlyMap<Key, Value>): Map<Key, Value> {
  const copy = new Map<Key, Value>()
  for (const [key, value] of map) copy.set(key, value)
  return copy
}
