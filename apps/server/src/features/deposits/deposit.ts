import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import type { depositStates } from '@touchstone/wire/funds-states'

export type DepositState = (typeof depositStates)[number]

/**
 * The allowed moves. From `crediting` on, an arrival is used up for it: it will be delivered, whatever happens to us in
 * between.
 */
export const depositMoves = {
  submitted: ['claimed', 'crediting', 'rejected', 'cancelled'],
  claimed: ['submitted', 'crediting', 'rejected', 'cancelled'],
  crediting: ['delivered'],
  delivered: ['undone'],
  rejected: [],
  cancelled: [],
  undone: [],
} as const satisfies Record<DepositState, readonly DepositState[]>

/** Whether a deposit in a state may come to another. */
export const mayBecome = (from: DepositState, to: DepositState): boolean =>
  depositMoves[from].some((state) => state === to)

/** What the specification calls it: 0 under review, 1 delivered, -1 rejected, -2 undone before it was credited. */
export const depositStatus = {
  submitted: 0,
  claimed: 0,
  crediting: 0,
  delivered: 1,
  undone: 1,
  rejected: -1,
  cancelled: -2,
} as const satisfies Record<DepositState, number>

/** What a user said is on its way, and what became of it. Times are epoch milliseconds. */
export type Deposit = {
  id: number
  userId: number
  channel: string
  channelName: string
  kind: 'bank' | 'chain'
  network: string
  currency: Currency
  /** As claimed. */
  amount: Money
  /** What the arrival that it uses up brought. */
  arrived: Money | null
  arrivalId: number | null
  transaction: string | null
  proof: string | null
  state: DepositState
  reason: string | null
  submittedAt: number
  claimedAt: number | null
  creditingAt: number | null
  closedAt: number | null
  undoneAt: number | null
  claimedBy: number | null
  undoneBy: readonly number[]
  /** Empty where a chain credited it. */
  creditedBy: readonly number[]
  bookId: number | null
  sequence: number | null
}
