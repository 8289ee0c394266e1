import type { WithdrawalWords } from '@touchstone/domain/withdrawals/withdrawals.journal'
import type { withdrawals } from '@touchstone/wire/withdrawals'
import type { Feature } from '../feature/feature.ts'
import { rejectedBeside, withdrawalMessages } from './withdrawal-messages.ts'
import { withdrawalStatus } from './withdrawal-status.ts'
import { type WithdrawalsDeps, withdrawalsHandlers } from './withdrawals.routes.ts'

export const withdrawalsFeature: Feature<WithdrawalWords, typeof withdrawals, WithdrawalsDeps> = {
  calls: withdrawalsHandlers,
  messages: withdrawalMessages,
  messagesOfRecords: { withdrawal: rejectedBeside },
  events: {
    withdrawal_requested: 'nothing',
    withdrawal_cancelled: 'nothing',
    withdrawal_claimed: 'nothing',
    withdrawal_approved: 'nothing',
    withdrawal_rejected: 'nothing',
    withdrawal_payment_begun: 'nothing',
    withdrawal_paid: 'nothing',
    withdrawal_failed: 'nothing',
    withdrawals_blocked: 'nothing',
    withdrawals_unblocked: 'nothing',
  },
  eventsOfRecords: {
    withdrawal: ({ id, stage, currency, amount, fee }) => ({
      kind: 'withdrawal',
      id,
      status: withdrawalStatus[stage],
      stage,
      currency,
      amount,
      fee,
    }),
  },
  schedules: [],
  lockedFacts: [],
}
