import type { NaiveWithdrawal } from './naive-book.ts'
import { isOff } from './naive-protection.ts'
import { crossIsDue, crossOf, profitOf, type Work } from './naive-work.ts'
import { down, least, most, num, type Num, placesOf, up, zero } from './numbers.ts'

type Command = Record<string, unknown>
type Account = { destination: { accountId: string; channel: string }; currency: string; usableFrom: number }

const dayMs = 24 * 3_600_000
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

export function creditDeposit(work: Work, command: Command): void {
  onlyReal(work)
  work.move(`house:clearing.${String(command['channel'])}`, 'balance', amountOf(command), String(command['currency']))
}

export function grantReward(work: Work, command: Command): void {
  onlyReal(work)
  twoOperators(work, command)
  work.move('house:rewards', 'balance', amountOf(command), String(command['currency']))
}

export function correctBalance(work: Work, command: Command): void {
  onlyReal(work)
  twoOperators(work, command)
  if (command['sign'] === 'credit')
    work.move('house:treasury', 'balance', amountOf(command), String(command['currency']))
  else if (takeBack(work, command, 'house:treasury').gt(0)) work.book.blocked = true
}

export function undoDeposit(work: Work, command: Command): void {
  onlyReal(work)
  twoOperators(work, command)
  takeBack(work, command, `house:clearing.${String(command['channel'])}`)
  work.book.blocked = true
}

export function setIdentity(work: Work, command: Command): void {
  work.book.level = Number(command['identityLevel'])
  work.book.protection.country = String(command['country'])
  work.book.protection.countryNext = null
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
  const told = row.reply['withdrawal'] as { fee: string; usdtValue: string; fourEyes: boolean; stage: string }
  if (!fee.eq(told.fee) || !value.eq(told.usdtValue) || fourEyes !== told.fourEyes || told.stage !== 'submitted')
    work.fault(`a withdrawal with fee ${fee.toString()}, worth ${value.toString()}, four eyes ${String(fourEyes)}`)
  work.move('balance', 'frozen', amount.plus(fee), currency)
  const id = `${book.id}-${row.sequence}`
  book.withdrawn.push({ id, at: row.at, value })
  book.withdrawals.set(id, {
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
  const withdrawal = work.book.withdrawals.get(String(command['withdrawalId']))
  const move = moves[work.row.command.kind]
  if (withdrawal === undefined || move === undefined) return work.fault('a withdrawal that is not open')
  const { stage, by, fourEyes } = withdrawal
  const operator = Number(command['operator'] ?? 0)
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
  if (['paid', 'cancelled', 'rejected', 'failed'].includes(move.to)) work.book.withdrawals.delete(withdrawal.id)
}

function giveBack(work: Work, { id, amount, fee, currency }: NaiveWithdrawal): void {
  work.move('frozen', 'balance', amount.plus(fee), currency)
  for (const each of work.book.withdrawn) if (each.id === id) each.value = zero
}

/** From the balance, from what nobody has begun to pay, the newest first, from the free margin; insurance the rest. */
function takeBack(work: Work, command: Command, to: string): Num {
  const { book } = work
  const currency = String(command['currency'])
  let due = amountOf(command)
  const take = (from: string, amount: Num): void => {
    work.move(from, to, amount, currency)
    due = due.minus(amount)
  }
  take('balance', least(due, work.held('balance', currency)))
  for (const withdrawal of [...book.withdrawals.values()].toReversed()) {
    if (due.isZero() || withdrawal.currency !== currency || withdrawal.stage === 'paying') continue
    giveBack(work, withdrawal)
    book.withdrawals.delete(withdrawal.id)
    take('balance', least(due, work.held('balance', currency)))
  }
  const isPriced = (): boolean => crossOf(book).every((each) => work.stateOf(each.symbol) !== 'stale')
  if (due.gt(0) && currency === 'USDT' && isPriced()) {
    const free = least(due, freeMargin(work))
    take('contract', free)
    if (crossIsDue(book, work.terms, (symbol) => work.tick(symbol).mark, true)) take('contract', free.neg())
  }
  const insurancePaid = due
  take('house:insurance', due)
  if (!insurancePaid.eq(String(work.row.reply['insurancePaid'])))
    work.fault(`insurance bears ${insurancePaid.toString()}`)
  return insurancePaid
}

/** In whole units; what each cross position needs is rounded up. */
function freeMargin(work: Work): Num {
  let [profit, initial] = [zero, zero]
  for (const position of crossOf(work.book)) {
    const { mark } = work.tick(position.symbol)
    profit = profit.plus(profitOf(position, mark))
    initial = initial.plus(up(mark.times(position.quantity).div(position.leverage), 6))
  }
  const contract = work.held('contract')
  return most(zero, down(least(contract, contract.plus(least(zero, profit)).minus(initial)), 6))
}

const amountOf = (command: Command): Num => num(String(command['amount']))

function onlyReal(work: Work): void {
  if (work.book.world !== 'real') work.fault('money came into or left a book that is not real')
}

function twoOperators(work: Work, command: Command): void {
  if (new Set(command['operators'] as number[]).size < 2) work.fault('decided by one operator alone')
}
