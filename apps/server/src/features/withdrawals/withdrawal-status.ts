import type { WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import { withdrawalStages } from '@touchstone/wire/funds-states'

/** What the specification calls it: 0 under review, 2 paid out, -1 rejected or cancelled, -2 failed. */
export const withdrawalStatus = {
  submitted: 0,
  claimed: 0,
  approved: 0,
  paying: 0,
  paid: 2,
  rejected: -1,
  cancelled: -1,
  failed: -2,
} as const satisfies Record<WithdrawalStage, number>

export const stagesOf = (status: number): WithdrawalStage[] =>
  withdrawalStages.filter((stage) => withdrawalStatus[stage] === status)
