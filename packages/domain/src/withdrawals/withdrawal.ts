import type { RecordKind } from '../books/record-kind.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type WithdrawalStage =
  | 'submitted'
  | 'claimed'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'failed'

/** The allowed moves; none out of a final stage. Claimed again: by another operator, when a claim has lapsed. */
export const withdrawalMoves = {
  submitted: ['claimed', 'rejected', 'cancelled'],
  claimed: ['claimed', 'approved', 'rejected', 'cancelled'],
  approved: ['paying', 'rejected'],
  paying: ['paid', 'failed'],
  paid: [],
  rejected: [],
  cancelled: [],
  failed: [],
} as const satisfies Record<WithdrawalStage, readonly WithdrawalStage[]>

export const openWithdrawalStages = ['submitted', 'claimed', 'approved', 'paying'] as const satisfies WithdrawalStage[]

/** Where the money goes: the settlement account as it was when the withdrawal was asked for. */
export type Destination = {
  accountId: string
  channel: string
  /** An address, or the number of a bank account. */
  target: string
  /** Of a bank account; empty for an address. */
  bank: string
  holder: string
}

/** Money of a book on its way out. Amount and fee are in `frozen` as long as it is open. */
export type Withdrawal = {
  id: string
  stage: WithdrawalStage
  currency: Currency
  /** What arrives. */
  amount: Money
  fee: Money
  /** In the settlement currency at the mark when it was asked for: what limits and four eyes look at. */
  usdtValue: Money
  /** Whether two different operators must approve and pay. */
  fourEyes: boolean
  destination: Destination
  requestedAt: number
  /** Every stage with its time and the operator's id; 0 for the person. */
  steps: readonly { stage: WithdrawalStage; at: number; operator: number }[]
  /** Why it was rejected or failed, as the person reads it. */
  reason: string | null
  /** What proves the payment, or that nothing left. */
  proof: string | null
}

export const isOpenWithdrawal = ({ stage }: Pick<Withdrawal, 'stage'>): boolean => withdrawalMoves[stage].length > 0

/** Whether a withdrawal at a stage may go to another. */
export const canMove = (from: WithdrawalStage, to: WithdrawalStage): boolean =>
  withdrawalMoves[from].some((stage) => stage === to)

export const withdrawalRecord: RecordKind<'withdrawal', Withdrawal> = {
  name: 'withdrawal',
  isOpen: isOpenWithdrawal,
  frozen: ({ currency, amount, fee }) => ({ currency, amount: amount + fee }),
  filing: ({ stage, currency, requestedAt, usdtValue }) => ({
    state: stage,
    subject: currency,
    madeAt: requestedAt,
    dueAt: null,
    slot: null,
    rank: usdtValue,
  }),
  decimals: { amount: true, fee: true, usdtValue: true },
}
