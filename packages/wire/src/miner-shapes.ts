import * as z from 'zod/mini'
import { productId } from './bond-shapes.ts'
import { decline } from './decline.ts'
import { atMs, currency, day, recordId, sha256, signedAmount, time } from './fields.ts'

export const networkId = z.enum(['bitcoin'])

/** `network_silent`: nobody knows what the network is like now, so nothing is sold. */
export const minerState = z.enum(['on_sale', 'sold_out', 'not_covered', 'closed', 'network_silent'])

/** What a UTC day brought to one unit of a machine, in its coin. `costs`: hosting and power, at the price at which the day closed. */
export const minerDay = z.object({
  day,
  difficulty: signedAmount,
  /** What a block brought on average: what it creates, and its fees. */
  reward: signedAmount,
  price: signedAmount,
  gross: signedAmount,
  costs: signedAmount,
  /** What of it lies beyond the most that is paid, and is the house's. */
  cut: signedAmount,
  net: signedAmount,
})

/** A machine whose hashrate is sold in units. Prices and fees are in `currency`, what it pays is in `coin`. */
export const minerProduct = z.object({
  id: productId,
  kind: z.literal('miner'),
  network: networkId,
  coin: currency,
  currency,
  rateKind: z.literal('network'),
  manufacturer: z.string(),
  model: z.string(),
  /** Of one unit: terahashes a second, and watts. */
  hashrate: signedAmount,
  power: z.int(),
  size: z.string(),
  weight: z.string(),
  temperature: z.string(),
  humidity: z.string(),
  /** Of one unit for the whole term. */
  price: signedAmount,
  cycleDays: z.int(),
  /** Of a unit and day, and of a kilowatt hour. */
  hostingFee: signedAmount,
  tariff: signedAmount,
  /** The most that a unit is paid a day. */
  outputMax: signedAmount,
  /** How many units there are, how many are left, and how many one person may hold (0: any). */
  units: z.int(),
  left: z.int(),
  unitsMax: z.int(),
  levelLimit: z.int(),
  identityLevel: z.int(),
  /** From this amount on, buying takes the withdrawal password. */
  passwordFrom: signedAmount,
  /** In the coin: what is there to pay with, the most that can be owed on what runs now, and on the whole sale. */
  escrow: signedAmount,
  owed: signedAmount,
  mostOwed: signedAmount,
  state: minerState,
  /** What the last day that is recorded would have brought to one unit; null where none is. */
  yesterday: z.nullable(minerDay),
})

/** A day of a network, as its own book recorded it. */
export const networkDay = z.object({
  day,
  height: z.int(),
  blockHash: sha256,
  difficulty: signedAmount,
  subsidy: signedAmount,
  fees: signedAmount,
  /** Its receipt, which anybody who is signed in may read: it carries the day before. */
  bookId: z.int(),
  sequence: z.int(),
})

/** `stopped`: it earned nothing for ten days in a row, and what was not used up came back. */
export const minerOrderState = z.enum([
  'requested',
  'declined',
  'not_started',
  'running',
  'ended',
  'stopped',
  'cancelled',
])

/** An order of units of a machine as its owner reads it. */
export const minerOrder = z.object({
  id: recordId,
  bookId: z.int(),
  sequence: z.int(),
  /** Of the record with which it was granted; null before that, and where it was not. */
  boughtSequence: z.nullable(z.int()),
  /** Null where it was not declined. */
  declined: z.nullable(decline),
  productId,
  kind: z.literal('miner'),
  network: networkId,
  coin: currency,
  currency,
  state: minerOrderState,
  units: z.int(),
  price: signedAmount,
  amount: signedAmount,
  hashrate: signedAmount,
  power: z.int(),
  hostingFee: signedAmount,
  tariff: signedAmount,
  outputMax: signedAmount,
  cycleDays: z.int(),
  requestedTime: time,
  /** Its first and last whole UTC day; null before the pool has answered. */
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  startsAtMs: z.nullable(atMs),
  endsAtMs: z.nullable(atMs),
  daysPaid: z.int(),
  /** How many days in a row it has earned nothing; after ten it ends. */
  idleDays: z.int(),
  /** In the coin: of all days, and of the last day that was counted. */
  paidIncome: signedAmount,
  todayIncome: signedAmount,
  /** How much of the amount is used up, what is left of it, and what came back. */
  worn: signedAmount,
  remaining: signedAmount,
  returned: signedAmount,
  /** When the next day is counted; null where none is to come. */
  nextAtMs: z.nullable(atMs),
  endedTime: z.nullable(time),
  /** Until when it can be cancelled at no cost; null where it can not. */
  cancelUntilAtMs: z.nullable(atMs),
})

/** What one day brought to an order, in the coin; `worn` is in the currency in which it was bought. */
export const minerIncome = z.object({
  ...minerDay.shape,
  worn: signedAmount,
  /** Of the command that counted it: they name its receipt. */
  bookId: z.int(),
  sequence: z.int(),
  /** The row of the network's book that it follows from. */
  networkBook: z.int(),
  networkRow: z.int(),
  time,
})
