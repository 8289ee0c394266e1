import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { exchangeTellings } from './exchange-tellings.ts'
import { positionTellings } from './position-tellings.ts'
import type { ReplyTelling, Tellings } from './reply-telling.ts'
import { secondContractTellings } from './second-contract-tellings.ts'
import type { TextKey } from '../texts/text-key.ts'

/** How every reply is told: one that is not here does not compile. */
const tellings: Tellings<Reply> = {
  ...positionTellings,
  ...secondContractTellings,
  ...exchangeTellings,
  transferred: 'receipts.transferred',
  demo_granted: 'receipts.demoGranted',
  demo_reset: 'receipts.demoReset',
  deposit_credited: 'receipts.other',
  deposit_undone: 'receipts.other',
  balance_corrected: 'receipts.other',
  reward_granted: 'receipts.other',
  withdrawal_requested: 'receipts.other',
  withdrawal_cancelled: 'receipts.other',
  withdrawal_claimed: 'receipts.other',
  withdrawal_approved: 'receipts.other',
  withdrawal_rejected: 'receipts.other',
  withdrawal_payment_begun: 'receipts.other',
  withdrawal_paid: 'receipts.other',
  withdrawal_failed: 'receipts.other',
  withdrawals_blocked: 'receipts.other',
  withdrawals_unblocked: 'receipts.other',
  identity_set: 'receipts.other',
  risk_acknowledged: 'receipts.other',
  self_excluded: 'receipts.other',
  cooling_off: 'receipts.other',
  loss_limit_set: 'receipts.other',
  residence_set: 'receipts.other',
}

/** A title, or all that is told of this very reply: a row of the table is of its own kind. */
export const tellingOf = ({ kind }: Reply): TextKey | ReplyTelling<Reply> =>
  tellings[kind] as TextKey | ReplyTelling<Reply>
