import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { StrategyDayText, Work } from '../../naive-model/naive-work.ts'
import { amountOf, least, most, Num, num, placesOf, up, zero } from '../../naive-model/numbers.ts'
import { frozenBy } from '../house-books/naive-pauses.ts'
import { expected, nothingBrought, poolDaysOf, poolIn } from '../house-books/naive-house-books.ts'

type Command = Record<string, unknown>

/** Money in a strategy, on the terms that it was bought on. */
export type NaiveStrategyOrder = {
  id: string
  product: string
  rule: string
  currency: string
  pool: number
  least: Num
  most: Num
  cycleDays: number
  feeRate: Num
  amount: Num
  remaining: Num
  /** Of all days: what remained × rate, exactly, and what was paid of it, or taken. */
  earned: Num
  paid: Num
  isHeld: boolean
  startDay: number
  days: number
  /** Days on which its product was frozen. */
  frozenDays: number
  /** The day with which its owner leaves, having asked on it. */
  leavesWith: number | undefined
  /** The agreement that was accepted with it, as the command named it. */
  agreementSha256: unknown
}

export const strategyOrdersOf = recordsOfKind<NaiveStrategyOrder>('strategy_order')

export const nextDay = ({ startDay, days, frozenDays }: NaiveStrategyOrder): number =>
  startDay + (days + frozenDays) * dayMs

/** The row by which the product of an order is frozen on a day. */
export const frozenOn = ({ outside }: Work, { pool }: NaiveStrategyOrder, day: number): number | undefined =>
  frozenBy(outside.bookOf(pool), day)

/** What leaving costs of what remains after its last day, rounded up, and what it pays. */
export function exitOf({ remaining, feeRate, currency }: NaiveStrategyOrder): { fee: Num; pays: Num } {
  const fee = up(remaining.times(feeRate), placesOf(currency))
  return { fee, pays: remaining.minus(fee) }
}

/** The whole amount at the highest rate, for every day that is left. */
const mostOwed = (order: NaiveStrategyOrder): Num => mostOwedADay(order).times(order.cycleDays - order.days)

/** A whole unit more, where it is not even: what was carried into a day comes on top. */
const mostOwedADay = ({ amount, most: rate, currency }: NaiveStrategyOrder): Num =>
  amount.times(rate).toDecimalPlaces(placesOf(currency), Num.ROUND_CEIL)

export function buyStrategy(work: Work, command: Command): void {
  const { book, row, terms, outside } = work
  const product = terms.products.get(String(command['product']))
  if (product === undefined) return
  const pool = row.facts.poolBook?.bookId ?? 0
  const poolBook = outside.bookOf(pool)
  if (poolBook === undefined || poolIn(poolBook)?.product !== product.id) work.fault(`book ${pool} is no such pool`)
  const amount = amountOf(command)
  const { rule, currency, cycleDays, exitFeeRate: feeRate } = product
  const order: NaiveStrategyOrder = {
    id: `${book.id}-${row.sequence}`,
    product: product.id,
    rule,
    currency,
    pool,
    cycleDays,
    feeRate,
    least: product.least,
    most: product.most,
    amount,
    remaining: amount,
    earned: zero,
    paid: zero,
    isHeld: false,
    startDay: 0,
    days: 0,
    frozenDays: 0,
    leavesWith: undefined,
    agreementSha256: command['agreementSha256'],
  }
  work.move('balance', 'frozen', amount, currency)
  strategyOrdersOf(book).set(order.id, order)
  told(work, order, { state: 'requested', remaining: amount })
  outside.followUps.expect(pool, {
    kind: 'grant',
    orderId: order.id,
    orderBook: book.id,
    product: product.id,
    amount: amount.toString(),
    owed: mostOwed(order).toString(),
  })
}

/** It runs from the first whole day that nothing is known of yet. */
export function confirmStrategy(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const { at } = work.row
  const running = { ...order, isHeld: true, startDay: at - (at % dayMs) + dayMs }
  work.move('frozen', 'invested', order.amount, order.currency)
  strategyOrdersOf(work.book).set(order.id, running)
  told(work, running, { state: 'held', remaining: order.amount })
}

export function declineStrategy(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('frozen', 'balance', order.amount, order.currency)
  strategyOrdersOf(work.book).delete(order.id)
  told(work, order, { state: 'declined', remaining: zero, returned: order.amount })
}

export function cancelStrategy(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('invested', 'balance', order.amount, order.currency)
  end(work, order)
  told(work, order, { state: 'cancelled', remaining: zero, returned: order.amount })
}

/**
 * Nothing moves before the day that has begun is counted: it is that of the row, whatever the command names. Where the product is
 * frozen on it, all that remains returns now.
 */
export function exitStrategy(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const today = dayOf(work.row.at)
  const frozenIn = frozenOn(work, order, today)
  const leaving = { ...order, leavesWith: today }
  if (frozenIn !== undefined) {
    work.move('invested', 'balance', order.remaining, order.currency)
    end(work, order)
    told(work, leaving, { state: 'left', remaining: zero, returned: order.remaining, exitFee: zero })
    namesRow(work, frozenIn)
    return
  }
  strategyOrdersOf(work.book).set(order.id, leaving)
  told(work, leaving, { state: 'held', remaining: order.remaining, returned: zero, exitFee: zero })
}

/** A day on which nothing is earned, and after which as many are to come as before. */
export function passOverDay(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const day = Number(command['day'])
  const frozenIn = frozenOn(work, order, day)
  if (frozenIn === undefined) work.fault(`${day} is passed over, and its product was not frozen on it`)
  const passed = { ...order, frozenDays: order.frozenDays + 1 }
  strategyOrdersOf(work.book).set(order.id, passed)
  noteDay(work, passed, { day, income: zero, isFrozen: true })
  told(work, passed, { state: 'held', remaining: order.remaining, lastIncome: zero })
  namesRow(work, frozenIn)
}

/** The row of the pool by which it was frozen, in the reply and in what the command was told. */
function namesRow({ row, fault }: Work, frozenIn: number | undefined): void {
  if (row.reply['pausedIn'] !== frozenIn || row.facts.productPause?.row !== frozenIn)
    fault(`it was frozen by row ${String(frozenIn)} of its pool`)
}

const dayOf = (at: number): number => at - (at % dayMs)

/**
 * A day: of all that was earned since it was bought, what is whole units and was not paid yet is paid or taken now. Nothing
 * is carried from day to day, and so nothing can be lost on the way.
 */
export function accrueStrategy(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const day = Number(command['day'])
  if (frozenOn(work, order, day) !== undefined) work.fault(`${day} is counted, and its product was frozen on it`)
  const rate = most(order.least, least(order.most, resultOf(work, order, day)))
  const earned = order.earned.plus(order.remaining.times(rate))
  const due = earned.minus(order.paid).toDecimalPlaces(placesOf(order.currency), Num.ROUND_FLOOR)
  const income = most(due, order.remaining.neg())
  const loss = most(income.neg(), zero)
  const days = order.days + 1
  const remaining = order.remaining.minus(loss)
  const isAllLost = loss.gt(0) && remaining.isZero()
  const paid = order.paid.plus(income)
  const counted = { ...order, days, remaining, paid, earned: isAllLost ? paid : earned }
  if (income.gt(0)) work.move('house:transit', 'balance', income, order.currency)
  work.move('invested', 'house:transit', loss, order.currency)
  noteDay(work, counted, { day, income, isFrozen: false })
  const isOver = days === order.cycleDays
  const carry = counted.earned.minus(paid)
  const brought = { lastIncome: income, carry, rate }
  if (order.leavesWith !== undefined && order.leavesWith < day) work.fault(`it was left before ${day}`)
  if (isOver) {
    work.move('invested', 'balance', remaining, order.currency)
    end(work, counted)
    told(work, counted, { ...brought, state: 'ended', remaining: zero, returned: remaining, exitFee: zero })
  } else if (order.leavesWith === day) {
    const { fee, pays } = exitOf(counted)
    work.move('invested', 'balance', pays, order.currency)
    work.move('invested', 'house:fees', fee, order.currency)
    end(work, counted)
    told(work, counted, { ...brought, state: 'left', remaining: zero, returned: pays, exitFee: fee })
  } else {
    strategyOrdersOf(work.book).set(order.id, counted)
    told(work, counted, { ...brought, state: 'held', remaining })
  }
}

/** What the rule made of the day, which a receipt works out again; it is the same for every order. Fixed, it is agreed. */
function resultOf(work: Work, { rule, least }: NaiveStrategyOrder, day: number): Num {
  const { strategyDay } = work.row.facts
  if (rule === 'fixed') {
    if (strategyDay !== undefined) work.fault(`a fixed rate was decided by ${strategyDay.rule}`)
    return least
  }
  const { strategyDays } = work.outside
  if (strategyDay?.rule !== rule || strategyDay.day !== day) {
    work.fault(`decided by the result of another rule or day than ${rule} on ${day}`)
    return zero
  }
  const known = strategyDays.get(`${rule} ${day}`)
  if (known !== undefined && !isSame(known, strategyDay)) work.fault(`${rule} had another result on ${day}`)
  strategyDays.set(`${rule} ${day}`, strategyDay)
  return num(strategyDay.result)
}

const isSame = (a: StrategyDayText, b: StrategyDayText): boolean => a.result === b.result && a.inputs === b.inputs

/** What its pool has to pay for the day, or gets. */
function noteDay(
  work: Work,
  order: NaiveStrategyOrder,
  { day, income, isFrozen }: { day: number; income: Num; isFrozen: boolean },
): void {
  const pool = work.outside.bookOf(order.pool)
  if (pool === undefined) return
  const days = poolDaysOf(pool)
  const { orders, gains, losses, owed } = days.get(String(day)) ?? nothingBrought
  days.set(String(day), {
    orders: orders + 1,
    gains: gains.plus(most(income, zero)),
    losses: losses.plus(most(income.neg(), zero)),
    owed: isFrozen ? owed : owed.plus(mostOwedADay(order)),
  })
}

/** Its share is free again, and what it could still have been owed. */
function end({ book, outside }: Work, order: NaiveStrategyOrder): void {
  strategyOrdersOf(book).delete(order.id)
  const { id: orderId, amount } = order
  const owed = mostOwed(order).toString()
  outside.followUps.expect(order.pool, { kind: 'return_grant', orderId, amount: amount.toString(), owed })
}

const orderOf = ({ book }: Work, command: Command): NaiveStrategyOrder | undefined =>
  strategyOrdersOf(book).get(String(command['orderId']))

type Told = { state: string; [figure: string]: Num | string }

/** Whether the order that the row tells of is the model's. */
function told(work: Work, order: NaiveStrategyOrder, { state, rate, ...figures }: Told): void {
  const reply = work.row.reply
  const record = (reply['order'] ?? {}) as Record<string, unknown>
  const expectedFigures = { amount: order.amount, income: order.paid, ...figures }
  const wrong = Object.entries(expectedFigures).filter(([name, amount]) => !num(String(record[name])).eq(amount))
  for (const [name, amount] of wrong) work.fault(`${name} is ${String(record[name])}, and should be ${String(amount)}`)
  const { id, startDay, days: daysPaid, pool, leavesWith: exitDay = null, agreementSha256 } = order
  const plain = { id, state, startDay, daysPaid, pool, exitDay, agreementSha256 }
  for (const [name, value] of Object.entries(plain))
    if (record[name] !== value) work.fault(`${name} is ${String(record[name])}, and should be ${String(value)}`)
  if ((record['pausedDays'] ?? 0) !== order.frozenDays) work.fault(`${order.frozenDays} days of it were frozen`)
  if (rate !== undefined && !num(String(reply['rate'])).eq(rate)) work.fault(`the rate is ${String(rate)}`)
}

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const countedWithinMs = 3_000

/** An order waits for its pool no longer than it takes to ask it; a day is counted as soon as it is over. */
export const overdueOrders = (book: NaiveBook, now: number): string[] =>
  [...strategyOrdersOf(book).values()].flatMap((order) => {
    if (!order.isHeld) return [`strategy order ${order.id} was asked for, and got no answer`]
    const isCounted = now <= nextDay(order) + dayMs + countedWithinMs
    return isCounted ? [] : [`${new Date(nextDay(order)).toISOString()} is not counted for strategy order ${order.id}`]
  })
