import { recordsIn } from '@touchstone/domain/books/decision'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import { type Withdrawal, withdrawalRecord, type WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { WithdrawalWords } from '@touchstone/domain/withdrawals/withdrawals.journal'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { Transaction } from '../../platform/database.ts'
import type { CommittedRow, MessageDraft, NounSide, RecordMessages } from '../feature/feature.ts'
import { withdrawalsById } from './withdrawals.store.ts'

/** That an operator has claimed one is nothing to a person: it is under review as before. */
const stageKinds = {
  submitted: 'withdrawal_submitted',
  claimed: undefined,
  approved: 'withdrawal_approved',
  paying: 'withdrawal_paying',
  paid: 'withdrawal_paid',
  rejected: 'withdrawal_rejected',
  cancelled: 'withdrawal_cancelled',
  failed: 'withdrawal_failed',
} as const satisfies Record<WithdrawalStage, MessageKind | undefined>

/** The message about a withdrawal at its stage. */
function stageMessages(withdrawal: Withdrawal): MessageDraft[] {
  const { id, stage, amount, fee, currency, destination, reason, proof } = withdrawal
  const kind = stageKinds[stage]
  if (kind === undefined) return []
  const { target, holder } = destination
  const details = {
    withdrawalId: id,
    amount: printDecimal(amount),
    currency,
    feeTotal: printDecimal(fee),
    target: maskTarget({ kind: holder === '' ? 'chain' : 'bank', target }),
    reason,
    proof,
  }
  return [{ kind, details, hasReceipt: true }]
}

const moved = ({ reply }: CommittedRow<{ withdrawal: Withdrawal }>): MessageDraft[] => stageMessages(reply.withdrawal)

export const withdrawalMessages: NounSide<WithdrawalWords>['messages'] = {
  withdrawal_requested: moved,
  withdrawal_cancelled: moved,
  withdrawal_claimed: 'nothing',
  withdrawal_approved: moved,
  withdrawal_rejected: moved,
  withdrawal_payment_begun: moved,
  withdrawal_paid: moved,
  withdrawal_failed: moved,
  withdrawals_blocked: ({ reply: { reason } }) => [
    { kind: 'withdrawals_blocked', details: { reason }, hasReceipt: false },
  ],
  withdrawals_unblocked: () => [{ kind: 'withdrawals_unblocked', details: {}, hasReceipt: false }],
}

/** Withdrawals that a command about something else has rejected, by taking money back. Each is rejected once. */
export const rejectedBeside: RecordMessages<Withdrawal> = {
  changed: ({ submission, changes }) =>
    submission.command.kind === 'reject_withdrawal'
      ? []
      : recordsIn(changes, withdrawalRecord).filter(({ stage }) => stage === 'rejected'),
  read: readRejected,
  messagesOf: (withdrawal) =>
    stageMessages(withdrawal).map((draft) => ({ ...draft, source: `rejected:${withdrawal.id}` })),
}

/** Replies of commands that take money back name what they have rejected. */
async function readRejected(
  sql: Transaction,
  rows: readonly CommittedRow[],
): Promise<ReadonlyMap<CommittedRow, readonly Withdrawal[]>> {
  const named = rows.map((row) => ({ row, ids: rejectedIn(row.reply) })).filter(({ ids }) => ids.length > 0)
  const found = await withdrawalsById(
    sql,
    named.flatMap(({ ids }) => ids),
  )
  return new Map(named.map(({ row, ids }) => [row, ids.flatMap((id) => found.get(id) ?? [])]))
}

const rejectedIn = (reply: object): readonly string[] =>
  'rejected' in reply && Array.isArray(reply.rejected) ? (reply.rejected as string[]) : []
