import type { Posting } from '../ledger/posting.ts'
import { carriedRequest } from '../receipts/carried-request.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { wereOthersShown } from '../restrictions/shown.ts'
import { placesOf } from '../money/currency.ts'
import { unitOf } from '../money/mul-div.ts'
import { investmentsUnder } from '../settings/investments.ts'
import { dayAfter, dayMs } from '../time.ts'
import { exitDayAt } from './exit-of.ts'
import { freshStrategyOrder } from './fresh-strategy-order.ts'
import type { CommandOf, ReplyOf, StrategyReply } from './strategy-commands.ts'
import { isPausedCount, nextDayOf, type StrategyOrder } from './strategy-order.ts'
import { poolBookFact } from './strategy-facts.ts'
import type { StrategyPosting } from './strategy-postings.ts'
import { strategyTermsHash } from './strategy-terms-hash.ts'

type Row<Kind extends StrategyReply['kind']> = DecidedRow<ReplyOf<Kind>>

/** The row that asked for the order. */
export const requestOf = ({ reply }: DecidedRow<StrategyReply>): number => rowOfId(reply.order.id)

/** What was asked for, on the terms of the settings. */
export function requestedPostings(row: Row<'strategy_requested'>, { settings }: Carried): Posting[] {
  demand(row.reply.order.settingsVersion === settings.version, 'it was asked for under other settings')
  return postingsOfRequest(row, settings)
}

/** What a request says by itself: a receipt that carries it asks it too, and its terms while the settings are the same. */
function postingsOfRequest(row: Row<'strategy_requested'>, settings: Carried['settings']): Posting[] {
  const { order } = row.reply
  const { product, amount, pool } = order
  const { at, settings: settingsVersion } = row.facts
  const asked = commandIn<CommandOf<'buy_strategy'>>(row, 'buy_strategy')
  const isAsked = asked !== undefined && isSame([asked.product, asked.amount], [product, amount])
  demand(isAsked, 'another order was made than asked for')
  const { agreementSha256, termsSha256 } = asked
  demand(!wereOthersShown(termsSha256, () => strategyTermsHash(order)), 'it has other terms than were signed')
  demand(amount > 0n, 'it asked for no amount')
  const from = poolBookFact.read(row.facts)
  demand(from !== undefined && isSame([from.product, from.bookId], [product, pool]), 'it was asked of another pool')
  const isShown = settingsVersion === settings.version
  const offered = investmentsUnder(settings).strategies
  const terms = isShown ? offered.find(({ id }) => id === product) : { ...order, id: product }
  demand(terms !== undefined, 'the settings have no such product')
  const fresh = freshStrategyOrder(terms, { id: madeBy(row), amount, pool, at, settingsVersion, agreementSha256 })
  demand(isSame(fresh, order), 'the order is not a fresh one on these terms')
  return [moved(order, 'strategy_requested', 'balance', 'frozen', amount)]
}

/** The order as it was asked for, confirmed for the next day. */
export function confirmedPostings(row: Row<'strategy_confirmed'>, carried: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<CommandOf<'confirm_strategy'>>(row, 'confirm_strategy')?.orderId === order.id, anotherOrder)
  const asked = askedBy(carried, order)
  const confirmed = { ...asked, state: 'held', startDay: dayAfter(row.facts.at) }
  demand(isSame(confirmed, order), 'the order is not the one that was asked for')
  return [moved(order, 'strategy_bought', 'frozen', 'invested', asked.amount)]
}

export function declinedPostings(row: Row<'strategy_declined'>, carried: Carried): Posting[] {
  const { order } = row.reply
  const answer = commandIn<CommandOf<'decline_strategy'>>(row, 'decline_strategy')
  demand(answer?.orderId === order.id, anotherOrder)
  demand(answer.reason === row.reply.reason && answer.left === row.reply.left, 'the pool gave another answer')
  const asked = askedBy(carried, order)
  const declined = { ...asked, state: 'declined', remaining: 0n, returned: asked.amount, endedAt: row.facts.at }
  demand(isSame(declined, order), 'the order is not the one that was asked for')
  return [moved(order, 'strategy_declined', 'frozen', 'balance', asked.amount)]
}

/** The whole amount, before the first day begins. */
export function cancelledPostings(row: Row<'strategy_cancelled'>, carried: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<CommandOf<'cancel_strategy'>>(row, 'cancel_strategy')?.orderId === order.id, anotherOrder)
  const asked = askedBy(carried, order)
  demandFirstDay(order)
  demand(row.facts.at < order.startDay, 'its first day had begun')
  const { startDay } = order
  const cancelled = {
    ...asked,
    state: 'cancelled',
    startDay,
    remaining: 0n,
    returned: asked.amount,
    endedAt: row.facts.at,
  }
  demand(isSame(cancelled, order), 'the order is not the one that was asked for')
  return [moved(order, 'strategy_cancelled', 'invested', 'balance', asked.amount)]
}

/**
 * Moves nothing: the order goes on to the end of the day that has begun. What it is by then follows from earlier rows, unless
 * no day was counted yet.
 */
export function leavingPostings(row: Row<'strategy_leaving'>, carried: Carried): Posting[] {
  const { order } = row.reply
  const asked = commandIn<CommandOf<'exit_strategy'>>(row, 'exit_strategy')
  demand(asked?.orderId === order.id, anotherOrder)
  const bought = askedBy(carried, order)
  demand(hasTermsOf(order, bought), 'the terms are not those that were bought')
  demandFirstDay(order)
  const { at } = row.facts
  demand(at >= order.startDay + dayMs, 'its first day was not over')
  demand(
    order.exitDay === asked.exitDay && asked.exitDay === exitDayAt(at),
    'it leaves with another day than had begun',
  )
  demand(order.exitRow === row.sequence, 'it names another row as the one in which that was asked for')
  const { startDay, daysPaid, pausedDays, exitDay, exitRow, lastDay, remaining, carry, amount, currency } = order
  const next = nextDayOf(order)
  demand(daysPaid >= 0 && daysPaid < order.cycleDays && next <= asked.exitDay, 'more days were counted than were over')
  demand(isPausedCount(order), 'it was frozen for no number of days')
  demand(lastDay === (next === startDay ? 0 : next - dayMs), 'another day was counted last')
  demand(remaining >= 0n && remaining <= amount, 'more remained than was bought')
  demand(carry >= 0n && carry < unitOf(placesOf(currency)), 'a unit or more was carried')
  const fresh = { ...bought, state: 'held', startDay, exitDay, exitRow, lastDay, pausedDays }
  demand(daysPaid > 0 || isSame(fresh, order), 'something had changed before a day was counted')
  demand(isSame({ ...order, state: 'held', returned: 0n, exitFee: 0n, endedAt: null }, order), 'it was over')
  return []
}

/** A whole day that began after it was asked for. The row that confirmed it says which. */
export const demandFirstDay = ({ startDay, requestedAt }: StrategyOrder): void =>
  demand(startDay % dayMs === 0 && startDay > requestedAt, 'its first day is no whole day after it was bought')

const anotherOrder = 'the command is of another order'

/** The order as the row that asked for it made it. @throws where the receipt carries another, or one that is not in order. */
export const askedBy = ({ accepted, settings }: Carried, { id }: StrategyOrder): StrategyOrder =>
  carriedRequest<ReplyOf<'strategy_requested'>>(accepted, { kind: 'strategy_requested', id }, (row) =>
    postingsOfRequest(row, settings),
  )

/** Whether what was agreed when it was bought has stayed. */
export function hasTermsOf(order: StrategyOrder, asked: StrategyOrder): boolean {
  const { state, remaining, carry, startDay, daysPaid, pausedDays, exitDay, exitRow, lastDay, lastIncome, income } =
    order
  const { returned, exitFee, endedAt } = order
  const changing = {
    state,
    remaining,
    carry,
    startDay,
    daysPaid,
    pausedDays,
    exitDay,
    exitRow,
    lastDay,
    lastIncome,
    income,
    returned,
    exitFee,
    endedAt,
  }
  return isSame({ ...asked, ...changing }, order)
}

const moved = (
  { id: subject, currency }: StrategyOrder,
  kind: StrategyPosting,
  from: Posting['from'],
  to: Posting['to'],
  amount: Posting['amount'],
): Posting => posting({ kind, currency, from, to, amount, subject })
