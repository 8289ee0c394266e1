import type { SettlementAccount, WithdrawalChannel } from '../queries/funds.ts'

/** What was last shown to the person, and is sent. */
export type Agreed = {
  account: SettlementAccount
  channel: WithdrawalChannel
  amount: string
  fee: string
  total: string
}
