import { planOf } from '@touchstone/app/bonds/bond-figures'
import type { Bond, BondHistory, BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { dayMs, hourMs } from '@touchstone/domain/time'

const startsAt = Date.UTC(2025, 9, 3)
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
const timeOf = (atMs: number): string => `${dayOf(atMs)} 00:00:05`

const open: Bond = {
  id: 'harbor-90',
  kind: 'bond',
  issuer: 'harbor',
  riskClass: 'B',
  currency: 'USDT',
  rateKind: 'issuer',
  dailyRate: '0.00022',
  repayment: 'monthly',
  termDays: 90,
  unit: '100',
  units: 5_000,
  unitsMin: 4_000,
  unitsSold: 3_412,
  unitsMax: 1_000,
  levelLimit: 0,
  identityLevel: 0,
  passwordFrom: '1000',
  state: 'open',
  subscribedUntilMs: Date.now() + 6 * dayMs,
  closesAtMs: Date.now() + 10 * dayMs,
  startDay: null,
  endDay: null,
  lateSinceDay: null,
  dueNow: '0',
  escrow: '0',
  bookId: 4,
  openedIn: 2,
}
const late: Bond = {
  ...open,
  id: 'orchard-30',
  issuer: 'orchard',
  riskClass: 'D',
  dailyRate: '0.0004',
  repayment: 'at_end',
  termDays: 30,
  units: 2_000,
  unitsMin: 1_600,
  unitsSold: 1_700,
  state: 'late',
  subscribedUntilMs: startsAt - 4 * dayMs,
  closesAtMs: startsAt,
  startDay: dayOf(startsAt),
  endDay: dayOf(startsAt + 30 * dayMs),
  lateSinceDay: dayOf(startsAt + 30 * dayMs),
  dueNow: '120540',
  escrow: '0.0004',
}

export const bonds = [open, late]
export const openBond = open
export const lateBond = late
export const notOpenBond: Bond = {
  ...open,
  state: 'not_open',
  unitsSold: 0,
  subscribedUntilMs: null,
  closesAtMs: null,
  bookId: null,
  openedIn: null,
}
export const soldOutBond: Bond = { ...open, state: 'sold_out', unitsSold: open.units }
export const thinkingBond: Bond = {
  ...open,
  state: 'thinking',
  unitsSold: 4_200,
  subscribedUntilMs: Date.now() - dayMs,
  closesAtMs: Date.now() + 3 * dayMs,
}
/** Its units have gone back. */
export const failedBond: Bond = {
  ...open,
  state: 'failed',
  unitsSold: 0,
  subscribedUntilMs: startsAt - 4 * dayMs,
  closesAtMs: startsAt,
}
const runsFrom = Math.floor(Date.now() / dayMs - 40) * dayMs
const firstDue = dayOf(runsFrom + 30 * dayMs)
export const runningBond: Bond = {
  ...open,
  state: 'running',
  unitsSold: 4_500,
  subscribedUntilMs: runsFrom - 4 * dayMs,
  closesAtMs: runsFrom,
  startDay: dayOf(runsFrom),
  endDay: dayOf(runsFrom + 90 * dayMs),
  escrow: '1200',
}
export const repaidBond: Bond = {
  ...late,
  state: 'repaid',
  lateSinceDay: null,
  dueNow: '0',
  escrow: '0.0004',
}
export const noHistory: BondHistory = { schedule: [], payments: [], movements: [] }
export const lateHistory: BondHistory = {
  schedule: planOf(late, startsAt),
  payments: [
    {
      payment: 1,
      day: dayOf(startsAt + 30 * dayMs),
      interestPerUnit: '1.2',
      principalPerUnit: '29.094117',
      interestOwed: '0',
      principalLeft: '70.905883',
      lateSinceDay: dayOf(startsAt + 30 * dayMs),
      time: timeOf(startsAt + 30 * dayMs),
      bookId: 4,
      sequence: 9,
    },
  ],
  movements: [
    { direction: 'from_issuer', amount: '51500', reference: 'SEPA 20251101-0042', time: timeOf(startsAt + 29 * dayMs) },
    { direction: 'to_issuer', amount: '170000', reference: 'SEPA 20251004-0007', time: timeOf(startsAt + dayMs) },
  ],
}

export const runningHistory: BondHistory = {
  schedule: planOf(open, runsFrom),
  payments: [
    {
      payment: 1,
      day: firstDue,
      interestPerUnit: '0.66',
      principalPerUnit: '0',
      interestOwed: '0',
      principalLeft: '100',
      lateSinceDay: null,
      time: timeOf(runsFrom + 30 * dayMs),
      bookId: 4,
      sequence: 9,
    },
  ],
  movements: [
    { direction: 'from_issuer', amount: '4170', reference: 'SEPA 0042', time: timeOf(runsFrom + 29 * dayMs) },
    { direction: 'to_issuer', amount: '450000', reference: 'SEPA 0007', time: timeOf(runsFrom + dayMs) },
  ],
}
export const repaidHistory: BondHistory = {
  ...lateHistory,
  payments: [
    {
      payment: 2,
      day: dayOf(startsAt + 33 * dayMs),
      interestPerUnit: '0.085087',
      principalPerUnit: '70.905883',
      interestOwed: '0',
      principalLeft: '0',
      lateSinceDay: null,
      time: timeOf(startsAt + 33 * dayMs),
      bookId: 4,
      sequence: 12,
    },
    ...lateHistory.payments,
  ],
}

export const reservedOrder: BondOrder = {
  id: '7-21',
  bookId: 7,
  sequence: 21,
  boughtSequence: 22,
  declined: null,
  productId: 'harbor-90',
  kind: 'bond',
  issuer: 'harbor',
  riskClass: 'B',
  currency: 'USDT',
  state: 'subscribed',
  amount: '1200',
  unit: '100',
  units: 12,
  dailyRate: '0.00022',
  repayment: 'monthly',
  termDays: 90,
  requestedTime: `${dayOf(Date.now())} 08:10:04`,
  withdrawUntilAtMs: Date.now() + 10 * dayMs,
  closesAtMs: Date.now() + 10 * dayMs,
  startDay: null,
  endDay: null,
  returned: '0',
  remaining: '0',
  paidIncome: '0',
  dueNow: '0',
  lateSinceDay: null,
  nextDueDay: null,
  endedTime: null,
}
/** Of six units, as many as the form sends. */
export const sixReserved: BondOrder = { ...reservedOrder, units: 6, amount: '600' }
export const requestedOrder: BondOrder = { ...sixReserved, state: 'requested', boughtSequence: null }
export const declinedOrder: BondOrder = {
  ...requestedOrder,
  state: 'declined',
  declined: { reason: 'sold_out', left: '300' },
  returned: '600',
  withdrawUntilAtMs: null,
  endedTime: `${dayOf(Date.now())} 08:10:05`,
}
export const lateOrder: BondOrder = {
  ...reservedOrder,
  id: '7-9',
  sequence: 9,
  boughtSequence: 10,
  declined: null,
  productId: 'orchard-30',
  issuer: 'orchard',
  riskClass: 'D',
  state: 'late',
  amount: '4000',
  units: 40,
  dailyRate: '0.0004',
  repayment: 'at_end',
  termDays: 30,
  requestedTime: '2025-09-24 08:02:11',
  withdrawUntilAtMs: null,
  closesAtMs: startsAt,
  startDay: dayOf(startsAt),
  endDay: dayOf(startsAt + 30 * dayMs),
  returned: '1163.76468',
  remaining: '2836.23532',
  paidIncome: '48',
  dueNow: '2836.23532',
  lateSinceDay: dayOf(startsAt + 30 * dayMs),
  nextDueDay: dayOf(Date.now() + 13 * hourMs),
}
export const runningOrder: BondOrder = {
  ...reservedOrder,
  id: '7-4',
  sequence: 4,
  boughtSequence: 5,
  declined: null,
  state: 'running',
  withdrawUntilAtMs: null,
  closesAtMs: runsFrom,
  startDay: dayOf(runsFrom),
  endDay: dayOf(runsFrom + 90 * dayMs),
  remaining: '1200',
  paidIncome: '7.92',
  nextDueDay: dayOf(runsFrom + 60 * dayMs),
}
export const repaidOrder: BondOrder = {
  ...lateOrder,
  id: '7-3',
  sequence: 3,
  state: 'repaid',
  returned: '4000',
  remaining: '0',
  paidIncome: '51.4',
  dueNow: '0',
  lateSinceDay: null,
  nextDueDay: null,
  endedTime: timeOf(startsAt + 33 * dayMs),
}

const pageOf = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
export const bondOrders = pageOf([lateOrder, reservedOrder])
export const endedBondOrders = pageOf([repaidOrder])
export const bondIncomes = pageOf([
  {
    payment: 1,
    interest: '48',
    principal: '1163.76468',
    bookId: 7,
    sequence: 31,
    time: timeOf(startsAt + 30 * dayMs),
  },
])

export const testTaken = { taken: { right: 5, bearable: '3000', time: '2025-09-24 08:00:00' } }
export const testNotTaken = { taken: null }

const requested = {
  kind: 'bond_requested',
  order: { id: '7-21', product: 'harbor-90', amount: '1200', state: 'requested' },
}
/** What subscribing is answered with, while the order is in a state. */
export const subscribedAs = (order: object): object => ({ bookId: 7, sequence: 21, outcome: requested, order })
