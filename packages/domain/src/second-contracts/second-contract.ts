import type { RecordKind } from '../books/record-kind.ts'
import { settlementCurrency } from '../money/currency.ts'
import type { Money, Price, Rate } from '../money/decimal.ts'

export type SecondContractState = 'placed' | 'won' | 'lost' | 'tied' | 'void'

/** The allowed moves: one, and none out of a final state. */
export const secondContractMoves = {
  placed: ['won', 'lost', 'tied', 'void'],
  won: [],
  lost: [],
  tied: [],
  void: [],
} as const satisfies Record<SecondContractState, readonly SecondContractState[]>

/** A stake on the mark at a fixed time after acceptance. The terms are copied from the settings. */
export type SecondContract = {
  id: string
  state: SecondContractState
  symbol: string
  direction: 'rise' | 'fall'
  stake: Money
  durationSeconds: number
  payoutRate: Rate
  openWithinMs: number
  closeWithinMs: number
  watermarkAfterMs: number
  /** The decision: epoch milliseconds, and the symbol's last tape sequence then. */
  acceptedAt: number
  acceptedSequence: number
  /** acceptedAt + duration. */
  expiresAt: number
  settingsVersion: number
  openPrice: Price | null
  closePrice: Price | null
  /** The amount that the house paid on top of the returned stake; zero unless won. */
  payout: Money
  settledAt: number | null
}

export const secondContractRecord: RecordKind<'second_contract', SecondContract> = {
  name: 'second_contract',
  isOpen: ({ state }) => state === 'placed',
  frozen: ({ stake }) => ({ currency: settlementCurrency, amount: stake }),
  filing: ({ state, symbol, acceptedAt, expiresAt }) => ({
    state,
    subject: symbol,
    madeAt: acceptedAt,
    dueAt: expiresAt,
    slot: null,
    rank: null,
  }),
  decimals: { stake: true, payoutRate: true, openPrice: true, closePrice: true, payout: true },
}
