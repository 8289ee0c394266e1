import type { Posting } from '../ledger/posting.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { madeBy, posting } from '../receipts/expected-postings.ts'
import type { WithdrawalUserCommand } from './withdrawal-commands.ts'
import type { Withdrawal } from './withdrawal.ts'

type Row = DecidedRow<{ withdrawal: Withdrawal }>

/** Amount and fee, as asked for. */
export function requestedPostings(row: Row): Posting[] {
  const asked = commandIn<Extract<WithdrawalUserCommand, { kind: 'request_withdrawal' }>>(row, 'request_withdrawal')
  const { id: subject, currency, amount, fee } = row.reply.withdrawal
  if (asked?.amount !== amount || subject !== madeBy(row)) return []
  return [
    posting({ kind: 'withdrawal_frozen', currency, from: 'balance', to: 'frozen', amount: amount + fee, subject }),
  ]
}

/** Amount and fee, whole. */
export function returnedPostings(row: Row): Posting[] {
  const { id: subject, currency, amount, fee } = row.reply.withdrawal
  if (!isAbout(row)) return []
  return [
    posting({ kind: 'withdrawal_returned', currency, from: 'frozen', to: 'balance', amount: amount + fee, subject }),
  ]
}

/** The amount to the channel, the fee to the house. */
export function paidPostings(row: Row): Posting[] {
  const { id: subject, currency, amount, fee, destination } = row.reply.withdrawal
  if (!isAbout(row)) return []
  const to = `house:clearing.${destination.channel}` as const
  return [
    posting({ kind: 'withdrawal_paid', currency, from: 'frozen', to, amount, subject }),
    posting({ kind: 'withdrawal_fee', currency, from: 'frozen', to: 'house:fees', amount: fee, subject }),
  ]
}

const isAbout = ({ command, reply }: Row): boolean =>
  'withdrawalId' in command && command.withdrawalId === reply.withdrawal.id
