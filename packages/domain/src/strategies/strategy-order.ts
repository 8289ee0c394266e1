import type { RecordKind } from '../books/record-kind.ts'
import { type Currency, placesOf } from '../money/currency.ts'
import { type Money, ONE, type Rate } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import type { RateRule } from '../strategy-rules/rule.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import { dayMs } from '../time.ts'

/** `requested` waits for the pool, `held` has money in it until its term has `ended`, or it was `left` early after a day. */
export type StrategyOrderState = 'requested' | 'declined' | 'held' | 'cancelled' | 'ended' | 'left'

/** Money in a strategy. The terms are copied when it is bought: a later change touches later orders only. */
export type StrategyOrder = Agreed & {
  id: string
  state: StrategyOrderState
  product: string
  kind: 'ai_quant' | 'arbitrage'
  rule: RateRule
  /** Of the text that says what the rule does. */
  ruleHash: string
  currency: Currency
  /** What was put in, and what is left of it after losses. */
  amount: Money
  remaining: Money
  /** What is left over from day to day, from 0 to below a unit, so that it is rounded once. */
  carry: Money
  dailyRateMin: Rate
  dailyRateMax: Rate
  cycleDays: number
  exitFeeRate: Rate
  settingsVersion: number
  /** The book of the pool that pays. */
  pool: number
  requestedAt: number
  /** Its first whole UTC day, epoch milliseconds; 0 before it is confirmed. */
  startDay: number
  daysPaid: number
  /** How many days its product was frozen since: its term ends so many days later. Absent where there was none. */
  pausedDays?: number
  /** The last UTC day that counts, since its owner asked on it to leave; null where nobody did. Epoch milliseconds. */
  exitDay: number | null
  /** The row of its book in which they asked for it. */
  exitRow: number | null
  /** Of the last day that was counted: when it began, and what it brought. */
  lastDay: number
  lastIncome: Money
  /** Gains less losses of all days. */
  income: Money
  /** What came back to the balance at the end, and what leaving early cost. */
  returned: Money
  exitFee: Money
  endedAt: number | null
}

/** When the next day begins that is due for an order: to be counted, or as one on which its product was frozen. Epoch milliseconds. */
export const nextDayOf = ({
  startDay,
  daysPaid,
  pausedDays = 0,
}: Pick<StrategyOrder, 'startDay' | 'daysPaid' | 'pausedDays'>): number => startDay + (daysPaid + pausedDays) * dayMs

export const strategyOrderRecord: RecordKind<'strategy_order', StrategyOrder> = {
  name: 'strategy_order',
  isOpen: ({ state }) => state === 'requested' || state === 'held',
  frozen: ({ state, currency, amount }) => (state === 'requested' ? { currency, amount } : 'nothing'),
  filing: ({ state, product, requestedAt, ...days }) => ({
    state,
    subject: product,
    madeAt: requestedAt,
    // One that is over keeps it: the days that were counted are looked up by it.
    dueAt: days.startDay === 0 ? null : nextDayOf(days) + dayMs,
    slot: null,
    rank: null,
  }),
  decimals: {
    amount: true,
    remaining: true,
    carry: true,
    dailyRateMin: true,
    dailyRateMax: true,
    exitFeeRate: true,
    lastIncome: true,
    income: true,
    returned: true,
    exitFee: true,
  },
}

/** Whether an order says of its days in which it was frozen what an order can say: nothing, or a number of them. */
export const isPausedCount = ({ pausedDays }: Pick<StrategyOrder, 'pausedDays'>): boolean =>
  pausedDays === undefined || (Number.isSafeInteger(pausedDays) && pausedDays > 0)

/** When its last day ends, if its product is frozen no more. */
export const endOf = ({
  startDay,
  cycleDays,
  pausedDays = 0,
}: Pick<StrategyOrder, 'startDay' | 'cycleDays' | 'pausedDays'>): number => startDay + (cycleDays + pausedDays) * dayMs

/**
 * What an order is after `lastDay`, the last of `daysPaid`, was counted. Where its term ends with the day on
 * which its owner asked to leave, it ends by its term, and costs nothing.
 */
export function stateAfterDay({
  cycleDays,
  daysPaid,
  exitDay,
  lastDay,
}: Pick<StrategyOrder, 'cycleDays' | 'daysPaid' | 'exitDay' | 'lastDay'>): 'held' | 'ended' | 'left' {
  if (daysPaid === cycleDays) return 'ended'
  return exitDay === lastDay ? 'left' : 'held'
}

type OwedTerms = Pick<StrategyOrder, 'amount' | 'dailyRateMax' | 'currency'>

/** The most that an order can still be owed beside its own money: its whole amount at the highest rate for each day left. */
export const mostOwedFor = (
  { cycleDays, ...ofDay }: OwedTerms & Pick<StrategyOrder, 'cycleDays'>,
  daysPaid = 0,
): Money => mostOwedForDay(ofDay) * BigInt(cycleDays - daysPaid)

/**
 * The same for one day, rounded up to a unit: a day's gain with what was carried into it, which is less than a unit, is rounded
 * down, so it is never more.
 */
export const mostOwedForDay = ({ amount, dailyRateMax, currency }: OwedTerms): Money =>
  amountOf(amount, dailyRateMax, ONE, placesOf(currency), 'up')
