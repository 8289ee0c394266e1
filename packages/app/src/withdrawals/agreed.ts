import type { SettlementAccount } from '../settlement-accounts/settlement-accounts.queries.ts'
import type { WithdrawalChannel } from './withdrawal-terms.queries.ts'

/** What was last shown to the person, and is sent. */
export type Agreed = {
  account: SettlementAccount
  channel: WithdrawalChannel
  amount: string
  fee: string
  total: string
}
