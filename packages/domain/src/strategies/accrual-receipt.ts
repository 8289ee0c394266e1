import type { Posting } from '../ledger/posting.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, posting } from '../receipts/expected-postings.ts'
import type { Carried, Formula } from '../receipts/formula.ts'
import { attempt, claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { runStrategy } from '../strategy-rules/run-strategy.ts'
import { countedFault } from '../strategy-rules/counted-input.ts'
import { inputHash, readInput } from '../strategy-rules/input-text.ts'
import { dayMs } from '../time.ts'
import { placesOf } from '../money/currency.ts'
import { printDecimal } from '../money/decimal.ts'
import { unitOf } from '../money/mul-div.ts'
import { accrualOf, limitedRate } from './accrual.ts'
import { exitDayAt, exitOf } from './exit-of.ts'
import { askedBy, hasTermsOf, leavingPostings } from './expected-strategy-postings.ts'
import type { CommandOf, ReplyOf, StrategyAccrued } from './strategy-commands.ts'
import { type StrategyDay, strategyDayFact } from './strategy-facts.ts'
import { isPausedCount, nextDayOf, stateAfterDay, type StrategyOrder } from './strategy-order.ts'

type Accrued = DecidedRow<StrategyAccrued>

/** Runs the rule again on the prices of the day, where the rate is not fixed, and checks the rate, the gain or loss, and the terms. */
export const accrualFormula: Formula<StrategyAccrued> = {
  needs({ facts }) {
    const named = strategyDayFact.read(facts)
    return named === undefined ? {} : { inputs: [named.inputs] }
  },
  waitedFor: 'none',
  crossings: 'none',
  isSetOffTogether: 'never',
  check: checkAccrual,
}

function checkAccrual(decided: Accrued, carried: Carried): ReceiptCheck[] {
  return [
    ...attempt('accepted', () => [checkTerms(decided, carried)]),
    ...attempt('accepted', () => checkAsked(decided, carried)),
    ...(decided.reply.order.rule === fixedRate
      ? [checkFixed(decided)]
      : attempt('prices', () => [checkResult(decided, carried)])),
    checkOutcome(decided),
    claimed('entries', `${dayOf(decided.reply.order)}, ${decided.reply.order.id}`, [
      [areWritten(decided.postings, postingsOf(decided.reply)), 'the entries are not those of the outcome'],
    ]),
  ]
}

function checkTerms({ bookId, sequence, reply: { order } }: Accrued, carried: Carried): ReceiptCheck {
  const { accepted } = carried
  const asked = askedBy(carried, order)
  return claimed('accepted', `bought by row ${accepted?.sequence ?? '-'}`, [
    [accepted?.bookId === bookId && accepted.sequence < sequence, 'it was bought in another book or later'],
    [hasTermsOf(order, asked), 'the terms are not those that were bought'],
    [order.startDay > asked.requestedAt, 'its first day had begun when it was bought'],
    [order.startDay % dayMs === 0, 'its first day is no whole day'],
  ])
}

/** Its owner asked for the day with which it is left, in the row that it names, while that day ran. */
function checkAsked({ reply: { order } }: Accrued, carried: Carried): ReceiptCheck[] {
  const { id, startDay, exitDay, exitRow } = order
  if (exitDay === null && exitRow === null) return []
  const leaving = leavingIn(carried)
  const asked = leaving && commandIn<CommandOf<'exit_strategy'>>(leaving, 'exit_strategy')
  const left = leaving?.reply.order
  return [
    claimed('accepted', `left as asked in row ${exitRow ?? '-'}`, [
      [leaving !== undefined, 'no row is shown in which that was asked for'],
      [left?.id === id && asked?.orderId === id, 'another order was to be left'],
      [left?.exitDay === exitDay && asked?.exitDay === exitDay, 'it was to be left with another day'],
      [left?.startDay === startDay, 'it had begun on another day when that was asked for'],
      [leaving !== undefined && exitDayAt(leaving.facts.at) === exitDay, 'it was asked for on another day'],
    ]),
  ]
}

/** The row in which that was asked for, which is in order by itself. @throws where it is not. */
function leavingIn(carried: Carried): DecidedRow<ReplyOf<'strategy_leaving'>> | undefined {
  const { armed } = carried
  if (armed?.reply.kind !== 'strategy_leaving') return undefined
  const row = armed as DecidedRow<ReplyOf<'strategy_leaving'>>
  demand(areWritten(row.postings, leavingPostings(row, carried)), 'the row in which that was asked for moves money')
  return row
}

/** The day has the rate of the terms, and no result of a rule. That the terms are those of the purchase is checked with it. */
function checkFixed({ facts, reply: { order, result } }: Accrued): ReceiptCheck {
  return claimed('formula', `fixed at ${printDecimal(order.dailyRateMin)}`, [
    [strategyDayFact.read(facts) === undefined, 'a fixed rate was counted by the result of a rule'],
    [order.dailyRateMin === order.dailyRateMax, 'a fixed rate has two limits'],
    [order.dailyRateMin > 0n, 'a fixed rate is not above zero'],
    [result === order.dailyRateMin, 'the day has another rate than the terms'],
  ])
}

/** The rule, run on the prices that the receipt carries, gives the result that the row names. */
function checkResult({ facts, reply }: Accrued, { inputs }: Carried): ReceiptCheck {
  const named: StrategyDay | undefined = strategyDayFact.read(facts)
  const text = named === undefined ? undefined : inputs.get(named.inputs)
  if (named === undefined || text === undefined)
    return claimed('prices', '', [[false, 'the receipt does not carry the prices that the rule was run on']])
  const input = readInput(text)
  const unfit = countedFault(input)
  return claimed('prices', `${named.rule} gives ${printDecimal(named.result)}`, [
    [inputHash(input) === named.inputs, 'the prices are not those that the row names'],
    [unfit === undefined, unfit ?? ''],
    [named.rule === reply.order.rule && input.rule === named.rule, 'the result is of another rule'],
    [named.day === reply.day && input.day === named.day, 'the result is of another day'],
    [runStrategy(input).rate === named.result, 'the rule gives another result on these prices'],
    [named.result === reply.result, 'the row names another result'],
  ])
}

function checkOutcome(decided: Accrued): ReceiptCheck {
  const { facts, reply } = decided
  const { order, day, rate, remainingBefore, carryBefore } = reply
  const asked = commandIn<CommandOf<'accrue_strategy'>>(decided, 'accrue_strategy')
  const { gain, loss, remaining, carry } = accrualOf(
    { remaining: remainingBefore, carry: carryBefore, currency: order.currency },
    rate,
  )
  const { daysPaid, exitDay, startDay } = order
  const state = stateAfterDay({ ...order, lastDay: day })
  const isOver = state !== 'held'
  const { fee, pays } = state === 'left' ? exitOf({ ...order, remaining }) : { fee: 0n, pays: isOver ? remaining : 0n }
  const isFresh = remainingBefore === order.amount && carryBefore === 0n && order.income === gain - loss
  const expected = {
    state,
    remaining: isOver ? 0n : remaining,
    carry,
    lastDay: day,
    lastIncome: gain - loss,
    returned: pays,
    exitFee: fee,
    endedAt: isOver ? facts.at : null,
  }
  return claimed('formula', `accrual: ${dayOf(order)}`, [
    [asked?.orderId === order.id && asked.day === day, 'the command is of another order or day'],
    [facts.at >= day + dayMs, 'the day was not over'],
    [isPausedCount(order) && nextDayOf(order) - dayMs === day, 'another day was due'],
    [daysPaid >= 1 && daysPaid <= order.cycleDays && (exitDay === null || exitDay >= day), 'it had ended before'],
    [
      exitDay === null || (Number.isSafeInteger(exitDay) && exitDay % dayMs === 0 && exitDay >= startDay + dayMs),
      'it could not be left with that day',
    ],
    [rate === limitedRate(reply.result, order.dailyRateMin, order.dailyRateMax), 'the limits give another rate'],
    [remainingBefore >= 0n && remainingBefore <= order.amount, 'more was invested than was bought'],
    [carryBefore >= 0n && carryBefore < unitOf(placesOf(order.currency)), 'a unit or more was carried'],
    [daysPaid > 1 || isFresh, 'its first day did not begin with what was bought'],
    [isSame({ ...order, ...expected }, order), 'the rate gives another outcome than the one recorded'],
  ])
}

function postingsOf({ order, rate, remainingBefore, carryBefore }: StrategyAccrued): Posting[] {
  const { id: subject, currency, returned, exitFee } = order
  const { gain, loss } = accrualOf({ remaining: remainingBefore, carry: carryBefore, currency }, rate)
  const transit = 'house:transit'
  return [
    posting({ kind: 'strategy_gain', currency, from: transit, to: 'balance', amount: gain, subject }),
    posting({ kind: 'strategy_loss', currency, from: 'invested', to: transit, amount: loss, subject }),
    posting({ kind: 'strategy_returned', currency, from: 'invested', to: 'balance', amount: returned, subject }),
    posting({ kind: 'strategy_exit_fee', currency, from: 'invested', to: 'house:fees', amount: exitFee, subject }),
  ]
}

const dayOf = ({ daysPaid, cycleDays }: StrategyOrder): string => `day ${daysPaid} of ${cycleDays}`
