import type { SettlementAccount } from '../queries/settlement-accounts.ts'
import type { WithdrawalChannel } from '../queries/withdrawal-terms.ts'

/** What was last shown to the person, and is sent. */
export type Agreed = {
  account: SettlementAccount
  channel: WithdrawalChannel
  amount: string
  fee: string
  total: string
}
