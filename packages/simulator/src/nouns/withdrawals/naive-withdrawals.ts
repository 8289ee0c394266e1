import { recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs, isOff } from '../../naive-model/naive-restrictions.ts'
import { onlyReal, type Work } from '../../naive-model/naive-work.ts'
import { amountOf, num, type Num, placesOf, up, zero } from '../../naive-model/numbers.ts'

type Command = Record<string, unknown>
type Account = { destination: { accountId: string; channel: string }; currency: string; usableFrom: number }

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

/** Who credited a deposit of the book, by the operator's number. */
export const creditorsOf = recordsOfKind<{ at: number }>('creditor')

const claimMs = 3_600_000

/** What people and operators may do to a withdrawal: where it may come from, and where it goes. */
const moves: Record<string, { from: readonly string[]; to: string }> = {
  cancel_withdrawal: { from: ['submitted', 'claimed'], to: 'cancelled' },
  claim_withdrawal: { from: ['submitted', 'claimed'], to: 'claimed' },
  approve_withdrawal: { from: ['claimed'], to: 'approved' },
  reject_withdrawal: { from: ['submitted', 'claimed', 'approved'], to: 'rejected' },
  begin_payment: { from: ['approved'], to: 'paying' },
  pay_withdrawal: { from: ['paying'], to: 'paid' },
  fail_withdrawal: { from: ['paying'], to: 'failed' },
}

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
  const fee = up(channel.feeFixed.plus(channel.feeRate.times(amount)), placesOf(currency))
  const mark = currency === 'USDT' ? num(1) : work.tick(`${currency}/USDT`).mark
  const value = up(amount.times(mark), 6)
  onlyReal(work)
  const since = (ms: number): typeof book.withdrawn => book.withdrawn.filter((each) => each.at > row.at - ms)
  const sum = (ms: number): Num => since(ms).reduce((all, each) => all.plus(each.value), zero)
  const limit = terms.funds.limits[book.level] ?? { day: zero, month: zero }
  const claims: [boolean, string][] = [
    [!isOff(work, 'withdrawals'), 'a withdrawal from where there are none'],
    [!book.blocked, 'a withdrawal of a blocked book'],
    [row.at >= account.usableFrom, 'to an account that still waits'],
    [account.currency === currency && channel.withdrawals, 'through a channel that takes none'],
    [amount.gte(channel.withdrawalMin), 'less than the channel takes'],
    [currency === 'USDT' || work.stateOf(`${currency}/USDT`) !== 'stale', 'at a stale price'],
    [sum(dayMs).plus(value).lte(limit.day), 'past the limit of a day'],
    [
      sum(30 * dayMs)
        .plus(value)
        .lte(limit.month),
      'past the limit of a month',
    ],
    [since(dayMs).length < terms.funds.aDayMax, 'one too many in a day'],
  ]
  for (const [holds, text] of claims) if (!holds) work.fault(text)
  const fourEyes = sum(dayMs).plus(value).gte(terms.funds.fourEyesFrom)
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
  const { stage, by, fourEyes } = withdrawal
  const operator = Number(command['operator'] ?? 0)
  const credited = creditorsOf(work.book).get(String(operator))
  const waits = credited !== undefined && work.row.at < credited.at + work.terms.funds.creditorWaitMs
  if (waits && ['claimed', 'approved', 'paying', 'paid'].includes(move.to)) work.fault('let out by who let it in')
  if (!move.from.includes(stage)) work.fault(`${move.to} out of ${stage}`)
  if (
    move.to === 'claimed' &&
    stage === 'claimed' &&
    (by.claimed === operator || work.row.at < withdrawal.claimedAt + claimMs)
  )
    work.fault('claimed while it is another’s')
  if (move.to === 'approved' && by.claimed !== operator) work.fault('approved by another than its claimer')
  if (['approved', 'paying'].includes(move.to) && work.book.blocked) work.fault('let go while the book is blocked')
  if (['paying', 'paid'].includes(move.to) && fourEyes && by.approved === operator) work.fault('paid with two eyes')
  if (move.to === 'failed' && fourEyes && by.paying === operator) work.fault('failed with two eyes')
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
