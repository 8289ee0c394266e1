import { printDecimal } from '@touchstone/domain/money/decimal'
import { addMessage } from '../messages/add-message.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Deposit } from './deposit.ts'

type MessageOfDeposit = 'deposit_submitted' | 'deposit_cancelled' | 'deposit_rejected'

/** Notifies the owner of what became of a request, once per kind. */
export async function notifyDepositor(
  transaction: Transaction,
  { id, userId, amount, currency, channelName: channel }: Deposit,
  kind: MessageOfDeposit,
  at: number,
  reason: string | null = null,
): Promise<void> {
  const details = {
    depositId: String(id),
    amount: printDecimal(amount),
    currency,
    channel,
    ...(reason === null ? {} : { reason }),
  }
  await addMessage(transaction, { userId, category: 'transaction', kind, details, source: `${kind}:${id}`, at })
}
