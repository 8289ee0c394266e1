import { printDecimal } from '@touchstone/domain/money/decimal'
import { tell } from '../messages/tell.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Deposit } from './deposit.ts'

type ToldKind = 'deposit_submitted' | 'deposit_cancelled' | 'deposit_rejected'

/** Tells the owner what became of a request, once each. */
export async function tellOfDeposit(
  transaction: Transaction,
  { id, userId, amount, currency, channelName: channel }: Deposit,
  kind: ToldKind,
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
  await tell(transaction, { userId, category: 'transaction', kind, details, source: `${kind}:${id}`, at })
}
