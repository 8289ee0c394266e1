import { amountReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import { realReasons } from '../../naive-model/naive-restrictions.ts'
import { crossIsDue, crossOf, freeOf, type Work } from '../../naive-model/naive-work.ts'
import { amountOf, down, least, type Num } from '../../naive-model/numbers.ts'
import { creditorsOf } from '../../naive-model/naive-creditors.ts'
import { giveBack, withdrawalsOf } from '../withdrawals/naive-withdrawals.ts'

type Command = Record<string, unknown>

export function creditDeposit(work: Work, command: Command): void {
  for (const operator of (command['operators'] as number[] | undefined) ?? [])
    creditorsOf(work.book).set(String(operator), { at: work.row.at })
  work.move(`house:clearing.${String(command['channel'])}`, 'balance', amountOf(command), String(command['currency']))
}

export function grantReward(work: Work, command: Command): void {
  work.move('house:rewards', 'balance', amountOf(command), String(command['currency']))
}

export function correctBalance(work: Work, command: Command): void {
  if (command['sign'] === 'credit')
    work.move('house:treasury', 'balance', amountOf(command), String(command['currency']))
  else if (takeBack(work, command, 'house:treasury').gt(0)) work.book.blocked = true
}

export function undoDeposit(work: Work, command: Command): void {
  takeBack(work, command, `house:clearing.${String(command['channel'])}`)
  work.book.blocked = true
}

/** From the balance, from what nobody has begun to pay, the newest first, from the free margin; insurance the rest. */
function takeBack(work: Work, command: Command, to: string): Num {
  const { book } = work
  const withdrawals = withdrawalsOf(book)
  const currency = String(command['currency'])
  let due = amountOf(command)
  const take = (from: string, amount: Num): void => {
    work.move(from, to, amount, currency)
    due = due.minus(amount)
  }
  take('balance', least(due, work.held('balance', currency)))
  for (const withdrawal of [...withdrawals.values()].toReversed()) {
    if (due.isZero() || withdrawal.currency !== currency || withdrawal.stage === 'paying') continue
    giveBack(work, withdrawal)
    withdrawals.delete(withdrawal.id)
    take('balance', least(due, work.held('balance', currency)))
  }
  const isPriced = (): boolean => crossOf(book).every((each) => work.stateOf(each.symbol) !== 'stale')
  if (due.gt(0) && currency === 'USDT' && isPriced()) {
    const free = least(due, down(freeOf(work), 6))
    take('contract', free)
    if (crossIsDue(book, work.terms, (symbol) => work.tick(symbol).mark, true)) take('contract', free.neg())
  }
  const insurancePaid = due
  take('house:insurance', due)
  if (!insurancePaid.eq(String(work.row.reply['insurancePaid'])))
    work.fault(`insurance bears ${insurancePaid.toString()}`)
  return insurancePaid
}

/** Whole units, into or out of real money. */
export const creditReasons = (work: Work, command: Command): Reasons => ({
  ...realReasons(work),
  ...amountReasons(amountOf(command), String(command['currency'])),
})

/** By hand, it takes two operators and a reason. */
export const signedReasons = (work: Work, command: Command): Reasons => ({
  ...creditReasons(work, command),
  reason_missing: () => String(command['reason']).trim() === '',
  second_operator_needed: () => new Set(command['operators'] as number[]).size < 2,
})
