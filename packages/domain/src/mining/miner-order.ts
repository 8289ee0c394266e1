import type { RecordKind } from '../books/record-kind.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, ONE, type Quantity } from '../money/decimal.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import { dayMs } from '../time.ts'

/**
 * `requested` waits for the pool, `held` runs until its term has `ended`, or it was `stopped` after days on which it earned
 * nothing.
 */
export type MinerOrderState = 'requested' | 'declined' | 'held' | 'cancelled' | 'ended' | 'stopped'

/** Units of a machine that somebody has hosted. The terms are copied when it is bought: a later change touches later orders only. */
export type MinerOrder = Agreed & {
  id: string
  state: MinerOrderState
  product: string
  network: NetworkId
  /** What it is paid in. */
  coin: Currency
  /** What it was bought in. */
  currency: Currency
  units: number
  price: Money
  /** `price` times `units`. */
  amount: Money
  /** Of one unit: terahashes a second, and watts. */
  hashrate: Quantity
  power: number
  /** Of one unit and day, and of a kilowatt hour, in `currency`. */
  hostingFee: Money
  tariff: Money
  /** The most that one unit is paid a day, in `coin`. */
  outputMax: Money
  cycleDays: number
  settingsVersion: number
  /** The book of the pool that pays. */
  pool: number
  requestedAt: number
  /** Its first whole UTC day, epoch milliseconds; 0 before it is confirmed. */
  startDay: number
  daysPaid: number
  /** How many days in a row, up to the last that was counted, it earned nothing. */
  idleDays: number
  /** Of the last day that was counted: when it began, and what it paid. */
  lastDay: number
  lastIncome: Money
  /** What all days have paid, in `coin`. */
  income: Money
  /** How much of `amount` is used up. */
  worn: Money
  /** What came back to the balance, in `currency`. */
  returned: Money
  endedAt: number | null
}

/** When the next day begins that counts for an order. Epoch milliseconds. */
export const nextDayOf = ({ startDay, daysPaid }: Pick<MinerOrder, 'startDay' | 'daysPaid'>): number =>
  startDay + daysPaid * dayMs

export const minerOrderRecord: RecordKind<'miner_order', MinerOrder> = {
  name: 'miner_order',
  isOpen: ({ state }) => state === 'requested' || state === 'held',
  frozen: ({ state, currency, amount }) => (state === 'requested' ? { currency, amount } : 'nothing'),
  filing: ({ state, product, requestedAt, startDay, daysPaid }) => ({
    state,
    subject: product,
    madeAt: requestedAt,
    // One that is over keeps it: the days that were counted are looked up by it.
    dueAt: startDay === 0 ? null : nextDayOf({ startDay, daysPaid }) + dayMs,
    slot: null,
    rank: null,
  }),
  decimals: {
    price: true,
    amount: true,
    hashrate: true,
    hostingFee: true,
    tariff: true,
    outputMax: true,
    lastIncome: true,
    income: true,
    worn: true,
    returned: true,
  },
}

/** The share of a pool that an order takes: a unit counts as 1. */
export const shareOf = ({ units }: Pick<MinerOrder, 'units'>): Money => BigInt(units) * ONE

/** The most that an order can be owed for one day, in its coin. */
export const mostOwedForDay = ({ units, outputMax }: Pick<MinerOrder, 'units' | 'outputMax'>): Money =>
  outputMax * BigInt(units)

/** The same for each day that is left. */
export const mostOwedFor = (order: Pick<MinerOrder, 'units' | 'outputMax' | 'cycleDays'>, daysPaid = 0): Money =>
  mostOwedForDay(order) * BigInt(order.cycleDays - daysPaid)
