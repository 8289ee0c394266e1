import { recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveChannel } from '../../naive-model/naive-terms.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, num, type Num, placesOf, up, zero } from '../../naive-model/numbers.ts'

type Command = Record<string, unknown>
export type Account = { destination: { accountId: string; channel: string }; currency: string; usableFrom: number }

export type NaiveWithdrawal = {
  id: string
  stage: string
  currency: string
  amount: Num
  fee: Num
  fourEyes: boolean
  channel: string
  /** The operators who took it to these stages; 0 for nobody. */
  by: { claimed: number; approved: number; paying: number }
  claimedAt: number
}

export const withdrawalsOf = recordsOfKind<NaiveWithdrawal>('withdrawal')

export const claimMs = 3_600_000

/** What people and operators may do to a withdrawal: where it may come from, and where it goes. */
export const moves: Record<string, { from: readonly string[]; to: string }> = {
  cancel_withdrawal: { from: ['submitted', 'claimed'], to: 'cancelled' },
  claim_withdrawal: { from: ['submitted', 'claimed'], to: 'claimed' },
  approve_withdrawal: { from: ['claimed'], to: 'approved' },
  reject_withdrawal: { from: ['submitted', 'claimed', 'approved'], to: 'rejected' },
  begin_payment: { from: ['approved'], to: 'paying' },
  pay_withdrawal: { from: ['paying'], to: 'paid' },
  fail_withdrawal: { from: ['paying'], to: 'failed' },
}

/** In USDT at the mark, up. */
export function valueOf(work: Work, amount: Num, currency: string): Num {
  const mark = currency === 'USDT' ? num(1) : work.tick(`${currency}/USDT`).mark
  return up(amount.times(mark), 6)
}

export const feeOf = ({ feeFixed, feeRate, currency }: NaiveChannel, amount: Num): Num =>
  up(feeFixed.plus(feeRate.times(amount)), placesOf(currency))

export const requestsWithin = ({ book, row }: Work, ms: number) =>
  book.withdrawn.filter((each) => each.at > row.at - ms)

export const withdrawnIn = (work: Work, ms: number): Num =>
  requestsWithin(work, ms).reduce((sum, { value }) => sum.plus(value), zero)

export function blockWithdrawals(work: Work, command: Command): void {
  work.book.blocked = command['reason'] !== ''
}

export function requestWithdrawal(work: Work, command: Command): void {
  const { book, row, terms } = work
  const account = row.facts.settlementAccount as Account | undefined
  const channel = terms.funds.channels.get(account?.destination.channel ?? '')
  if (account === undefined || channel === undefined || account.destination.accountId !== command['accountId'])
    return work.fault('a withdrawal to nowhere')
  const amount = amountOf(command)
  const { currency } = channel
  const fee = feeOf(channel, amount)
  const value = valueOf(work, amount, currency)
  const fourEyes = withdrawnIn(work, dayMs).plus(value).gte(terms.funds.fourEyesFrom)
  const recorded = row.reply['withdrawal'] as { fee: string; usdtValue: string; fourEyes: boolean; stage: string }
  if (
    !fee.eq(recorded.fee) ||
    !value.eq(recorded.usdtValue) ||
    fourEyes !== recorded.fourEyes ||
    recorded.stage !== 'submitted'
  )
    work.fault(`a withdrawal with fee ${fee.toString()}, worth ${value.toString()}, four eyes ${String(fourEyes)}`)
  work.move('balance', 'frozen', amount.plus(fee), currency)
  const id = `${book.id}-${row.sequence}`
  book.withdrawn.push({ id, at: row.at, value })
  withdrawalsOf(book).set(id, {
    id,
    stage: 'submitted',
    currency,
    amount,
    fee,
    fourEyes,
    channel: account.destination.channel,
    by: { claimed: 0, approved: 0, paying: 0 },
    claimedAt: 0,
  })
}

export function moveWithdrawal(work: Work, command: Command): void {
  const withdrawal = withdrawalsOf(work.book).get(String(command['withdrawalId']))
  const move = moves[work.row.command.kind]
  if (withdrawal === undefined || move === undefined) return work.fault('a withdrawal that is not open')
  const { by } = withdrawal
  const operator = Number(command['operator'] ?? 0)
  if (move.to === 'claimed') withdrawal.claimedAt = work.row.at
  if (move.to === 'claimed' || move.to === 'approved' || move.to === 'paying') by[move.to] = operator
  withdrawal.stage = move.to
  if (move.to === 'paid') {
    work.move('frozen', `house:clearing.${withdrawal.channel}`, withdrawal.amount, withdrawal.currency)
    work.move('frozen', 'house:fees', withdrawal.fee, withdrawal.currency)
  } else if (['cancelled', 'rejected', 'failed'].includes(move.to)) giveBack(work, withdrawal)
  if (['paid', 'cancelled', 'rejected', 'failed'].includes(move.to)) withdrawalsOf(work.book).delete(withdrawal.id)
}

/** What nobody pays any more comes back to the balance. */
export function giveBack(work: Work, { id, amount, fee, currency }: NaiveWithdrawal): void {
  work.move('frozen', 'balance', amount.plus(fee), currency)
  for (const each of work.book.withdrawn) if (each.id === id) each.value = zero
}
