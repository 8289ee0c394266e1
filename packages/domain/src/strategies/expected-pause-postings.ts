import type { Posting } from '../ledger/posting.ts'
import { pausedRow } from '../house-books/expected-house-book-postings.ts'
import { isPausedOn } from '../house-books/pauses.ts'
import { placesOf } from '../money/currency.ts'
import { unitOf } from '../money/mul-div.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { dayMs } from '../time.ts'
import { exitDayAt } from './exit-of.ts'
import { askedBy, demandFirstDay, hasTermsOf } from './expected-strategy-postings.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { productPauseFact } from './strategy-facts.ts'
import { isPausedCount, nextDayOf, type StrategyOrder } from './strategy-order.ts'

type Row<Kind extends 'strategy_left' | 'strategy_day_paused'> = DecidedRow<ReplyOf<Kind>>

type Decided = Pick<ReplyOf<'strategy_left'>, 'order' | 'pausedIn'>

/**
 * Moves nothing. The receipt carries the row of the pool's book that froze the product, which stood before the day began; that none
 * later let it go on, whoever compares both books sees.
 */
export function dayPausedPostings(row: Row<'strategy_day_paused'>, carried: Carried): Posting[] {
  const { order, day } = row.reply
  const asked = commandIn<CommandOf<'pause_strategy_day'>>(row, 'pause_strategy_day')
  demand(asked?.orderId === order.id && asked.day === day, 'the command is of another order or day')
  demand(row.facts.at >= day + dayMs, 'the day was not over')
  demandPaused(row, carried, day)
  demandStanding(order, carried)
  const { lastDay, lastIncome, pausedDays = 0, exitDay } = order
  demand(pausedDays > 0 && nextDayOf(order) - dayMs === day, 'another day was due')
  demand(lastDay === day && lastIncome === 0n, 'it brought something on a day on which it was frozen')
  demand(exitDay === null || (exitDay > day && exitDay % dayMs === 0), 'it had ended before')
  demand(isSame({ ...order, state: 'held', returned: 0n, exitFee: 0n, endedAt: null }, order), 'it was over')
  return []
}

/** All that remained, at once and at no cost, on a day on which the product was frozen. */
export function leftPostings(row: Row<'strategy_left'>, carried: Carried): Posting[] {
  const { order } = row.reply
  const { at } = row.facts
  const asked = commandIn<CommandOf<'exit_strategy'>>(row, 'exit_strategy')
  const exitDay = exitDayAt(at)
  demand(asked?.orderId === order.id && asked.exitDay === exitDay, 'another order was to be left, or on another day')
  demandPaused(row, carried, exitDay)
  demandStanding({ ...order, remaining: order.returned }, carried)
  demand(nextDayOf(order) === exitDay, 'days before were not counted')
  const left = { ...order, state: 'left', remaining: 0n, exitFee: 0n, exitDay, exitRow: row.sequence, endedAt: at }
  demand(isSame(left, order), 'it was not left at once and at no cost')
  const { id: subject, currency, returned: amount } = order
  return [posting({ kind: 'strategy_returned', currency, from: 'invested', to: 'balance', amount, subject })]
}

/** The row of the pool's book that the row names froze this product before the day began. */
function demandPaused(
  { facts, reply: { order, pausedIn } }: Pick<Row<'strategy_left'>, 'facts'> & { reply: Decided },
  { armed }: Carried,
  day: number,
): void {
  const frozen = pausedRow(armed)
  const named = productPauseFact.read(facts)
  const isSaid = named !== undefined && isSame([named.bookId, named.row], [order.pool, pausedIn])
  demand(isSaid, 'the row was given another pause')
  demand(isSame([frozen.bookId, frozen.sequence], [order.pool, pausedIn]), 'another row froze the product')
  demand(frozen.reply.product === order.product, 'another product was frozen')
  demand(named.until === null || Number.isSafeInteger(named.until), 'the pause ends at no day')
  demand(named.from === frozen.reply.from && isPausedOn(named, day), 'the product was not frozen on that day')
  demand(order.rule !== fixedRate, 'no day of a fixed rate is passed over')
}

/** What was bought, as far as the days before may have changed it. */
function demandStanding(order: StrategyOrder, carried: Carried): void {
  const bought = askedBy(carried, order)
  demand(hasTermsOf(order, bought), 'the terms are not those that were bought')
  demandFirstDay(order)
  const { startDay, daysPaid, cycleDays, lastDay, remaining, amount, carry, currency } = order
  demand(isPausedCount(order), 'it was frozen for no number of days')
  demand(daysPaid >= 0 && daysPaid < cycleDays, 'its term was over')
  const next = nextDayOf(order)
  demand(lastDay === (next === startDay ? 0 : next - dayMs), 'another day was counted last')
  demand(remaining >= 0n && remaining <= amount, 'more remained than was bought')
  demand(carry >= 0n && carry < unitOf(placesOf(currency)), 'a unit or more was carried')
  const { lastIncome, income } = order
  const untouched = isSame([remaining, carry, lastIncome, income], [amount, 0n, 0n, 0n])
  demand(daysPaid > 0 || untouched, 'something had changed before a day was counted')
}
