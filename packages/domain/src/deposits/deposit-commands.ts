import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type DepositCommand =
  /** `operators` are the ids of those who decided it; absent where a chain did, and in rows of earlier versions. */
  | {
      kind: 'credit_deposit'
      depositId: string
      arrivalId: string
      channel: string
      currency: Currency
      amount: Money
      operators?: readonly number[]
    }
  | {
      kind: 'undo_deposit'
      depositId: string
      channel: string
      currency: Currency
      amount: Money
      operators: readonly number[]
      reason: string
    }
  | { kind: 'grant_reward'; currency: Currency; amount: Money; operators: readonly number[]; reason: string }
  | {
      kind: 'correct_balance'
      currency: Currency
      amount: Money
      sign: 'credit' | 'debit'
      operators: readonly number[]
      reason: string
    }

export type CommandOf<Kind extends DepositCommand['kind']> = Extract<DepositCommand, { kind: Kind }>
