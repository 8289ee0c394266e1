import type { Posting } from '../ledger/posting.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting, stated } from '../receipts/expected-postings.ts'
import type { CommandOf } from './deposit-commands.ts'
import type { DepositReply } from './deposit-replies.ts'

type ReplyOf<Kind extends DepositReply['kind']> = Extract<DepositReply, { kind: Kind }>
type Row<Kind extends DepositReply['kind']> = DecidedRow<ReplyOf<Kind>>

/** The arrival that the command names, from its channel. */
export function credited(row: Row<'deposit_credited'>): Posting[] {
  const asked = commandIn<CommandOf<'credit_deposit'>>(row, 'credit_deposit')
  demand(asked !== undefined, 'the command credits no deposit')
  const { depositId, arrivalId, channel, currency, amount } = asked
  const told = { kind: row.reply.kind, depositId, arrivalId, channel, currency, amount }
  demand(isSame(told, row.reply), 'another deposit was credited than the command names')
  return [
    posting({
      kind: 'deposit',
      currency,
      from: `house:clearing.${channel}`,
      to: 'balance',
      amount,
      subject: depositId,
    }),
  ]
}

export function rewarded(row: Row<'reward_granted'>): Posting[] {
  const asked = commandIn<CommandOf<'grant_reward'>>(row, 'grant_reward')
  const { currency, amount, reason } = row.reply
  const isAsked = asked !== undefined && isSame({ currency, amount, reason }, pick(asked))
  demand(isAsked, 'another reward was granted than the command names')
  return [posting({ kind: 'reward', currency, from: 'house:rewards', to: 'balance', amount, subject: madeBy(row) })]
}

/** A credit is of the amount asked for; a debit is taken back. */
export function corrected(row: Row<'balance_corrected'>): Posting[] {
  const asked = commandIn<CommandOf<'correct_balance'>>(row, 'correct_balance')
  const { currency, amount, sign, reason } = row.reply
  const isAsked = asked?.sign === sign && isSame({ currency, amount, reason }, pick(asked))
  demand(isAsked, 'another correction was made than the command names')
  const subject = madeBy(row)
  if (sign === 'debit') return takenBack(row, { kind: 'correction', to: 'house:treasury', subject })
  return [posting({ kind: 'correction', currency, from: 'house:treasury', to: 'balance', amount, subject })]
}

export function undone(row: Row<'deposit_undone'>): Posting[] {
  const asked = commandIn<CommandOf<'undo_deposit'>>(row, 'undo_deposit')
  const { currency, amount, reason, depositId } = row.reply
  const isAsked = asked?.depositId === depositId && isSame({ currency, amount, reason }, pick(asked))
  demand(isAsked, 'another deposit was undone than the command names')
  return takenBack(row, { kind: 'deposit_undone', to: `house:clearing.${asked.channel}`, subject: depositId })
}

const pick = ({ currency, amount, reason }: CommandOf<'grant_reward' | 'correct_balance' | 'undo_deposit'>) => ({
  currency,
  amount,
  reason,
})

/**
 * The whole amount in parts, from whatever was there, with the part that the row says insurance paid; and what returned
 * from the withdrawals that it says were rejected. @throws where the parts are not the amount.
 */
function takenBack(
  { reply, postings }: DecidedRow<ReplyOf<'deposit_undone'> | ReplyOf<'balance_corrected'>>,
  part: Pick<Posting, 'kind' | 'to' | 'subject'>,
): Posting[] {
  const { currency, amount, insurancePaid, rejected } = reply
  const takings = stated(postings, [{ ...part, currency }])
  const sum = (each: readonly Posting[]): bigint => each.reduce((total, posted) => total + posted.amount, 0n)
  const insured = sum(takings.filter(({ from }) => from === 'house:insurance'))
  demand(sum(takings) === amount, 'what was taken back is not the amount')
  demand(insured === insurancePaid, 'insurance paid another part than the row says')
  const returned = rejected.map(
    (subject) => ({ kind: 'withdrawal_returned', from: 'frozen', to: 'balance', subject }) as const,
  )
  return stated(postings, [{ ...part, currency }, ...returned])
}
