import type { PartKind } from '../books/record-kind.ts'
import type { Money, Rate } from '../money/decimal.ts'
import type { Repayment } from '../settings/bond-terms.ts'

/** `open` can be subscribed or given back; `failed` fell short, and returned everything. */
export type BondIssueState = 'none' | 'open' | 'running' | 'failed' | 'repaid'

/**
 * What makes a pool the account of an issuer's bond: its terms as they were when it was opened, and what each unit is owed.
 * What was raised for the issuer is in `proceeds`; what came from the issuer is in `escrow`.
 */
export type BondIssue = {
  state: BondIssueState
  unit: Money
  units: number
  unitsMin: number
  dailyRate: Rate
  termDays: number
  repayment: Repayment
  settingsVersion: number
  /** Until when it can be subscribed, and given back; midnights in epoch milliseconds. */
  subscribedUntil: number
  closesAt: number
  /** How many units were sold; 0 before it is closed. Interest runs from `startDay` on. */
  unitsSold: number
  startDay: number
  /** How often it was paid or fell due, and up to which midnight interest was counted. */
  payments: number
  interestThrough: number
  /** The row of the book that opened it, closed it or paid it last: the next one names it. */
  previousRow: number
  /** The midnight of the last payment; 0 for none. */
  paidDay: number
  /** Of one unit. */
  interestOwed: Money
  principalLeft: Money
  /** Paid so far. */
  interestPaid: Money
  /** The due date that was missed, and is not made up for; null where none is. */
  lateSince: number | null
}

export const bondIssuePart: PartKind<'bondIssue', BondIssue> = {
  name: 'bondIssue',
  empty: {
    state: 'none',
    unit: 0n,
    units: 0,
    unitsMin: 0,
    dailyRate: 0n,
    termDays: 0,
    repayment: 'at_end',
    settingsVersion: 0,
    subscribedUntil: 0,
    closesAt: 0,
    unitsSold: 0,
    startDay: 0,
    payments: 0,
    interestThrough: 0,
    previousRow: 0,
    paidDay: 0,
    interestOwed: 0n,
    principalLeft: 0n,
    interestPaid: 0n,
    lateSince: null,
  },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { unit: true, dailyRate: true, interestOwed: true, principalLeft: true, interestPaid: true },
}
