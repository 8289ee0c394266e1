import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Settings } from '@touchstone/domain/settings/settings'
import { canMove, type Withdrawal } from '@touchstone/domain/withdrawals/withdrawal'
import type { withdrawals } from '@touchstone/wire/withdrawals'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { sequenceIn } from '../../executor/record-id.ts'
import { withdrawalStatus } from './withdrawal-status.ts'

export type WithdrawalRecord = z.input<typeof withdrawals.withdrawal.reply>

/** A withdrawal as its owner is shown it: of the operators only when they did something. */
export function withdrawalRecord(
  withdrawal: Withdrawal,
  bookId: number,
  { funds }: Pick<Settings, 'funds'>,
): WithdrawalRecord {
  const { id, stage, currency, amount, fee, destination, reason, proof, steps, requestedAt } = withdrawal
  const channel = funds.channels.get(destination.channel)
  return {
    id,
    status: withdrawalStatus[stage],
    stage,
    currency,
    amount: printDecimal(amount),
    fee: printDecimal(fee),
    destination: {
      kind: channel?.kind ?? (destination.holder === '' ? 'chain' : 'bank'),
      channel: destination.channel,
      channelName: channel?.name ?? destination.channel,
      network: channel?.network ?? '',
      target: destination.target,
      bank: destination.bank,
      holder: destination.holder,
    },
    reason,
    proof,
    timeline: steps.map((step) => ({ stage: step.stage, time: printWireTime(step.at) })),
    cancellable: canMove(stage, 'cancelled'),
    bookId,
    sequence: sequenceIn(id),
    requestedTime: printWireTime(requestedAt),
    requestedAtMs: requestedAt,
  }
}
