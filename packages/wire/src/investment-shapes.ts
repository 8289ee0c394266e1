import * as z from 'zod/mini'
import { bondOrder, bondProduct, productId } from './bond-shapes.ts'
import { decline } from './decline.ts'
import { minerOrder, minerProduct } from './miner-shapes.ts'
import { atMs, currency, day, recordId, sha256, signedAmount, time } from './fields.ts'

export const strategyKind = z.enum(['ai_quant', 'arbitrage'])
export const productKind = z.enum(['ai_quant', 'arbitrage', 'bond', 'miner'])
/** `strategy`: both kinds of them. */
export const orderKind = z.enum([...productKind.options, 'strategy'])
/** `not_covered`: the pool does not cover what could be owed, so nothing is sold. `frozen`: nothing is, from the moment on in which it was said. */
export const productState = z.enum(['on_sale', 'sold_out', 'not_covered', 'closed', 'frozen'])
/** `frozen`: it runs, and its product is frozen today. `leaving`: its owner has asked to leave, and its last day is not counted yet. */
export const strategyOrderState = z.enum([
  'requested',
  'declined',
  'not_started',
  'running',
  'frozen',
  'leaving',
  'ended',
  'left',
  'cancelled',
])

/** What the rates of a product, within its limits, came to over some days. Rates are shares of the notional. */
export const figures = z.object({
  days: z.int(),
  sum: signedAmount,
  losingDays: z.int(),
  worst: z.nullable(z.object({ day, rate: signedAmount })),
  best: z.nullable(z.object({ day, rate: signedAmount })),
  /** The deepest fall of the sum from a height before; 0 or less. */
  deepestDrop: signedAmount,
})

/** The last 90 days apart: those since the rule was published, and a backtest of those before. */
export const history = z.object({ live: figures, backtest: figures })

/** From which UTC day on a product brings nothing, today or later, and from which it counts again, where that is known; and why. */
export const freeze = z.object({ from: day, until: z.nullable(day), reason: z.string() })

/** A strategy as it is sold. Amounts are in its currency, rates are shares of the amount. */
export const strategyProduct = z.object({
  id: productId,
  kind: strategyKind,
  currency,
  /** `fixed`: no rule decides, and both limits are the rate. */
  rateKind: z.enum(['strategy', 'fixed']),
  rule: z.string(),
  ruleHash: sha256,
  dailyRateMin: signedAmount,
  dailyRateMax: signedAmount,
  cycleDays: z.int(),
  amountMin: signedAmount,
  amountMax: signedAmount,
  step: signedAmount,
  levelLimit: z.int(),
  identityLevel: z.int(),
  /** How many orders one person may hold at once; 0 for any number. */
  purchaseLimit: z.int(),
  exitFeeRate: signedAmount,
  /** From this amount on, buying takes the withdrawal password. */
  passwordFrom: signedAmount,
  capacity: signedAmount,
  left: signedAmount,
  /** What is there to pay with, the most that can be owed on what runs now, and on the whole sale. */
  escrow: signedAmount,
  owed: signedAmount,
  mostOwed: signedAmount,
  state: productState,
  /** Since when its rule is public under a checkpoint; null while it is not. */
  publishedAtMs: z.nullable(atMs),
  /** When an open sale begins that waits for its rule to be public for seven days; null where it waits for nothing. */
  opensAtMs: z.nullable(atMs),
  frozen: z.nullable(freeze),
  history,
})

/** What the rule of a product came to on one UTC day. */
export const productDay = z.object({
  day,
  result: signedAmount,
  /** The result within the limits of the product, and what they cut off: the house's. */
  rate: signedAmount,
  cut: signedAmount,
  /** Of before the rule was published. */
  isBacktest: z.boolean(),
})

/** An order of a strategy as its owner reads it. */
export const strategyOrder = z.object({
  id: recordId,
  bookId: z.int(),
  sequence: z.int(),
  /** Of the record with which it was bought; null before that, and where it was not. */
  boughtSequence: z.nullable(z.int()),
  /** Null where it was not declined. */
  declined: z.nullable(decline),
  productId,
  kind: strategyKind,
  rule: z.string(),
  currency,
  state: strategyOrderState,
  amount: signedAmount,
  remaining: signedAmount,
  dailyRateMin: signedAmount,
  dailyRateMax: signedAmount,
  cycleDays: z.int(),
  exitFeeRate: signedAmount,
  requestedTime: time,
  /** Its first and last whole UTC day, the day that it is left with where it is; null before the pool has answered. */
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  startsAtMs: z.nullable(atMs),
  endsAtMs: z.nullable(atMs),
  daysPaid: z.int(),
  /** How many days its product was frozen since it began; and the freeze that is on or ahead. */
  pausedDays: z.int(),
  frozen: z.nullable(freeze),
  /** The day with which its owner asked to leave; null where nobody did. */
  exitDay: z.nullable(day),
  /** Gains less losses: of all days, and of the last day that was counted. */
  paidIncome: signedAmount,
  todayIncome: signedAmount,
  /** When the next day is counted; null where none is to come. */
  nextAtMs: z.nullable(atMs),
  returned: signedAmount,
  exitFee: signedAmount,
  endedTime: z.nullable(time),
  /** Until when it can be cancelled at no cost; from when it can be left early. Null where it can not, or ends with today. */
  cancelUntilAtMs: z.nullable(atMs),
  exitFromAtMs: z.nullable(atMs),
})

/** What one day brought to an order; nothing where its product was frozen. */
export const income = z.object({
  day,
  isFrozen: z.boolean(),
  result: signedAmount,
  rate: signedAmount,
  cut: signedAmount,
  income: signedAmount,
  remaining: signedAmount,
  /** Of the command that counted it: they name its receipt. */
  bookId: z.int(),
  sequence: z.int(),
  time,
})

/** What is sold, and what somebody has bought: by its kind. */
export const product = z.discriminatedUnion('kind', [strategyProduct, bondProduct, minerProduct])
export const productOrder = z.discriminatedUnion('kind', [strategyOrder, bondOrder, minerOrder])
