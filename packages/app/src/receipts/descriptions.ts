import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { bondDescriptions } from './bond-descriptions.ts'
import { bondIssueDescriptions } from './bond-issue-descriptions.ts'
import { exchangeDescriptions } from './exchange-descriptions.ts'
import { levelDescriptions } from './level-descriptions.ts'
import { playMoneyDescriptions } from './play-money-descriptions.ts'
import { houseBookDescriptions } from './house-book-descriptions.ts'
import { ieoDescriptions } from './ieo-descriptions.ts'
import { ieoSaleDescriptions } from './ieo-sale-descriptions.ts'
import { minerDescriptions } from './miner-descriptions.ts'
import { positionDescriptions } from './position-descriptions.ts'
import type { Descriptions, ReplyDescription } from './reply-description.ts'
import { secondContractDescriptions } from './second-contract-descriptions.ts'
import { strategyDescriptions } from './strategy-descriptions.ts'
import type { TextKey } from '../texts/text-key.ts'

/** How receipts describe every reply: one that is not here does not compile. */
const descriptions: Descriptions<Reply> = {
  ...positionDescriptions,
  ...secondContractDescriptions,
  ...exchangeDescriptions,
  ...playMoneyDescriptions,
  ...levelDescriptions,
  ...strategyDescriptions,
  ...bondDescriptions,
  ...bondIssueDescriptions,
  ...minerDescriptions,
  ...ieoDescriptions,
  ...ieoSaleDescriptions,
  ...houseBookDescriptions,
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

/** A title, or the whole description of this very reply: a row of the table is of its own kind. */
export const descriptionOf = ({ kind }: Reply): TextKey | ReplyDescription<Reply> =>
  descriptions[kind] as TextKey | ReplyDescription<Reply>
