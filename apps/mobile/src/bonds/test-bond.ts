import type { Bond, BondHistory, BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { planOf } from '@touchstone/app/bonds/bond-figures'

/** Days of this year are written without it. */
const year = new Date().getUTCFullYear()

export const closesAtMs = Date.UTC(2099, 11, 5)

/** A bond that is open for long, of a known issuer. */
export const someBond: Bond = {
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
  unitsSold: 3_000,
  unitsMax: 50,
  levelLimit: 0,
  identityLevel: 0,
  passwordFrom: '1000',
  state: 'open',
  subscribedUntilMs: Date.UTC(2099, 11, 1),
  closesAtMs,
  startDay: null,
  endDay: null,
  lateSinceDay: null,
  dueNow: '0',
  escrow: '0',
  bookId: 4,
  openedIn: 2,
}

export const noHistory: BondHistory = { schedule: [], payments: [], movements: [] }

const startDay = `${year}-08-01`
/** The same once it has come about, and its first payment was made. */
export const runningBond: Bond = {
  ...someBond,
  state: 'running',
  unitsSold: 4_500,
  subscribedUntilMs: Date.UTC(year, 6, 28),
  closesAtMs: Date.UTC(year, 7, 1),
  startDay,
  endDay: `${year}-10-30`,
  escrow: '3200',
}

export const someHistory: BondHistory = {
  schedule: planOf(someBond, Date.parse(`${startDay}T00:00:00Z`)),
  payments: [
    {
      payment: 1,
      day: `${year}-08-31`,
      interestPerUnit: '0.66',
      principalPerUnit: '0',
      interestOwed: '0',
      principalLeft: '100',
      lateSinceDay: null,
      time: `${year}-08-31 08:00:05`,
      bookId: 4,
      sequence: 9,
    },
  ],
  movements: [
    { direction: 'from_issuer', amount: '6170', reference: 'BANK-2', time: `${year}-08-29 12:00:00` },
    { direction: 'to_issuer', amount: '450000', reference: 'BANK-1', time: `${year}-08-02 12:00:00` },
  ],
}

export const lateBond: Bond = {
  ...runningBond,
  state: 'late',
  lateSinceDay: `${year}-09-30`,
  dueNow: '2970',
  escrow: '412.1',
}

export const lateHistory: BondHistory = {
  ...someHistory,
  payments: [
    {
      payment: 2,
      day: `${year}-09-30`,
      interestPerUnit: '0',
      principalPerUnit: '0',
      interestOwed: '0.66',
      principalLeft: '100',
      lateSinceDay: `${year}-09-30`,
      time: `${year}-09-30 08:00:05`,
      bookId: 4,
      sequence: 10,
    },
    ...someHistory.payments,
  ],
}

export const someBondOrder: BondOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  boughtSequence: 13,
  declined: null,
  productId: 'harbor-90',
  kind: 'bond',
  issuer: 'harbor',
  riskClass: 'B',
  currency: 'USDT',
  state: 'subscribed',
  amount: '500',
  unit: '100',
  units: 5,
  dailyRate: '0.00022',
  repayment: 'monthly',
  termDays: 90,
  requestedTime: `${year}-07-21 10:02:03`,
  withdrawUntilAtMs: closesAtMs,
  closesAtMs,
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

export const runningBondOrder: BondOrder = {
  ...someBondOrder,
  state: 'running',
  withdrawUntilAtMs: null,
  closesAtMs: Date.UTC(year, 7, 1),
  startDay,
  endDay: `${year}-10-30`,
  remaining: '500',
  paidIncome: '3.3',
  nextDueDay: `${year}-09-30`,
}
