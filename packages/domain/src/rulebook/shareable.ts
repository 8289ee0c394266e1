import type { JournalRow } from '../ledger/journal-row.ts'
import { type Receipt, rowsOf } from '../receipts/receipt.ts'
import type { Reply } from './nouns.ts'

type Decision = 'trade' | 'private'

/**
 * Whether the record of a reply is one of a trade: of those others may be shown a receipt. All else says something of the
 * person, such as a bank account, an arrival, a country or a limit. A reply that is not here does not compile.
 */
export const sharingRules: { readonly [Kind in Reply['kind']]: Decision } = {
  opened: 'trade',
  closed: 'trade',
  reversed: 'trade',
  funding: 'trade',
  accepted: 'trade',
  resting: 'trade',
  cancelled: 'trade',
  margin_added: 'trade',
  margin_removed: 'trade',
  leverage_set: 'trade',
  stops_set: 'trade',
  margin_call: 'trade',
  second_contract_placed: 'trade',
  second_contract_settled: 'trade',
  exchanged: 'trade',
  transferred: 'private',
  demo_granted: 'private',
  demo_reset: 'private',
  deposit_credited: 'private',
  deposit_undone: 'private',
  balance_corrected: 'private',
  reward_granted: 'private',
  withdrawal_requested: 'private',
  withdrawal_cancelled: 'private',
  withdrawal_claimed: 'private',
  withdrawal_approved: 'private',
  withdrawal_rejected: 'private',
  withdrawal_payment_begun: 'private',
  withdrawal_paid: 'private',
  withdrawal_failed: 'private',
  withdrawals_blocked: 'private',
  withdrawals_unblocked: 'private',
  identity_set: 'private',
  risk_acknowledged: 'private',
  self_excluded: 'private',
  cooling_off: 'private',
  loss_limit_set: 'private',
  residence_set: 'private',
}

/**
 * What a receipt shows of its owner. `private`: its own record is not one of a trade; `carries_private`: another that it
 * carries whole is not, such as the one before a liquidation, which the check needs.
 */
export type Sharing = 'trade' | 'private' | 'carries_private'

/** Whether others may be shown a receipt. Of a kind that this version does not know, none. */
export function sharingOf(receipt: Receipt): Sharing {
  const { journal, before } = receipt
  if (!isOfTrade(journal.row)) return 'private'
  const carried = [...rowsOf(receipt).map(({ row }) => row), ...(before === null ? [] : [before])]
  return carried.every(isOfTrade) ? 'trade' : 'carries_private'
}

function isOfTrade({ reply }: JournalRow): boolean {
  const kind = kindOf(reply)
  return kind !== undefined && Object.hasOwn(sharingRules, kind) && sharingRules[kind as Reply['kind']] === 'trade'
}

function kindOf(reply: string): string | undefined {
  try {
    const { kind } = JSON.parse(reply) as { kind?: unknown }
    return typeof kind === 'string' ? kind : undefined
  } catch {
    return undefined
  }
}
