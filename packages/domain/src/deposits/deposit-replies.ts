import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'

export type DepositReply =
  | {
      kind: 'deposit_credited'
      depositId: string
      arrivalId: string
      channel: string
      currency: Currency
      amount: Money
    }
  | ({ kind: 'deposit_undone'; depositId: string; currency: Currency; amount: Money; reason: string } & TakenBack)
  | ({
      kind: 'balance_corrected'
      currency: Currency
      amount: Money
      sign: 'credit' | 'debit'
      reason: string
    } & TakenBack)
  | { kind: 'reward_granted'; currency: Currency; amount: Money; reason: string }

type TakenBack = { insurancePaid: Money; rejected: readonly string[] }
