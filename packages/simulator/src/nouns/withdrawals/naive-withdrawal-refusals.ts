import { creditorWaitsUntil } from '../../naive-model/naive-creditors.ts'
import { amountReasons, either, type Reasons, where } from '../../naive-model/naive-reasons.ts'
import { dayMs, isOff, realReasons } from '../../naive-model/naive-restrictions.ts'
import type { NaiveChannel } from '../../naive-model/naive-terms.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, type Num, zero } from '../../naive-model/numbers.ts'
import {
  type Account,
  claimMs,
  feeOf,
  moves,
  requestsWithin,
  valueOf,
  withdrawalsOf,
  withdrawnIn,
} from './naive-withdrawals.ts'

type Command = Record<string, unknown>

/** Whether money may leave at all, for this account, and how much of it in a day and in thirty. */
export function requestReasons(work: Work, command: Command): Reasons {
  const { book, row, terms } = work
  const given = row.facts.settlementAccount as Account | undefined
  const account = given?.destination.accountId === command['accountId'] ? given : undefined
  const channel = terms.funds.channels.get(account?.destination.channel ?? '')
  const limit = terms.funds.limits[book.level]
  return either<string>(
    realReasons(work),
    {
      not_offered_in_country: () => isOff(work, 'withdrawals'),
      withdrawals_blocked: () => book.blocked,
      identity_level_too_low: () => limit === undefined || limit.day.isZero(),
      settlement_account_not_found: () => account === undefined,
      channel_off: () =>
        account !== undefined && (channel?.withdrawals !== true || channel.currency !== account.currency),
      settlement_account_waits: () => account !== undefined && row.at < account.usableFrom,
      too_many_withdrawals: () => requestsWithin(work, dayMs).length >= terms.funds.aDayMax,
    },
    channel === undefined ? {} : moneyReasons(work, amountOf(command), channel),
  )
}

function moneyReasons(work: Work, amount: Num, channel: NaiveChannel): Reasons {
  const { currency } = channel
  const { day, month } = work.terms.funds.limits[work.book.level] ?? { day: zero, month: zero }
  const sum = (ms: number): Num => withdrawnIn(work, ms).plus(valueOf(work, amount, currency))
  return either<string>(
    amountReasons(amount, currency),
    {
      amount_too_small: () => amount.lt(channel.withdrawalMin),
      balance_too_small: () => work.held('balance', currency).lt(amount.plus(feeOf(channel, amount))),
      day_withdrawals_exceeded: () => sum(dayMs).gt(day),
      month_withdrawals_exceeded: () => sum(30 * dayMs).gt(month),
    },
    where(currency !== 'USDT', () => ({ price_stale: () => work.stateOf(`${currency}/USDT`) === 'stale' })),
  )
}

export function cancelReasons(work: Work, command: Command): Reasons {
  const withdrawal = withdrawalsOf(work.book).get(String(command['withdrawalId']))
  return {
    withdrawal_not_open: () => withdrawal === undefined,
    withdrawal_not_cancellable: () =>
      withdrawal !== undefined && moves['cancel_withdrawal']?.from.includes(withdrawal.stage) !== true,
  }
}

/** Who may move a withdrawal on, and from where: four eyes are two operators. */
export function moveReasons(work: Work, command: Command): Reasons {
  const withdrawal = withdrawalsOf(work.book).get(String(command['withdrawalId']))
  const move = moves[work.row.command.kind]
  if (withdrawal === undefined || move === undefined) return { withdrawal_not_open: () => true }
  const { stage, by, fourEyes, claimedAt } = withdrawal
  const operator = Number(command['operator'])
  const isClaim = move.to === 'claimed' && stage === 'claimed'
  const isEmpty = (field: string): boolean => field in command && String(command[field]).trim() === ''
  const alone = move.to === 'failed' ? by.paying : by.approved
  const lets = ['claimed', 'approved', 'paying', 'paid'].includes(move.to)
  return {
    withdrawal_at_other_stage: () => !move.from.includes(stage) || (isClaim && by.claimed === operator),
    withdrawal_claimed_by_another: () =>
      (isClaim && by.claimed !== operator && work.row.at < claimedAt + claimMs) ||
      (move.to === 'approved' && by.claimed !== operator),
    withdrawals_blocked: () => ['approved', 'paying'].includes(move.to) && work.book.blocked,
    second_operator_needed: () => ['paying', 'paid', 'failed'].includes(move.to) && fourEyes && alone === operator,
    credited_by_operator: () => lets && work.row.at < creditorWaitsUntil(work, operator),
    reason_missing: () => isEmpty('reason'),
    proof_missing: () => isEmpty('proof'),
  }
}
