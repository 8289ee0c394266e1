import type { DepositWords } from '@touchstone/domain/deposits/deposits.journal'
import type { Currency } from '@touchstone/domain/money/currency'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { NounSide } from '../feature/feature.ts'
import type { MessageDetails } from '../messages/new-message.ts'

const moved = ({ amount, currency }: { currency: Currency; amount: Money }): MessageDetails => ({
  amount: printDecimal(amount),
  currency,
})

export const depositMessages: NounSide<DepositWords>['messages'] = {
  deposit_credited: ({ reply }) => [
    { kind: 'deposit_delivered', details: { ...moved(reply), depositId: reply.depositId }, hasReceipt: true },
  ],
  deposit_undone({ reply }) {
    const { depositId, reason } = reply
    return [{ kind: 'deposit_undone', details: { ...moved(reply), depositId, reason }, hasReceipt: true }]
  },
  reward_granted: ({ reply }) => [
    { kind: 'reward_granted', details: { ...moved(reply), reason: reply.reason }, hasReceipt: true },
  ],
  balance_corrected({ reply }) {
    const kind = reply.sign === 'credit' ? 'balance_credited' : 'balance_debited'
    return [{ kind, details: { ...moved(reply), reason: reply.reason }, hasReceipt: true }]
  },
}
