import * as z from 'zod/mini'
import { bondPayment, bondState, dueDate, issuerMovement, repayment, riskClass } from '../bond-shapes.ts'
import { read, record } from '../call.ts'
import { amount, atMs, currency, day, nothing, signedAmount } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { aboutProduct, reference } from './console-fields.ts'
import { proposed } from './console-proposals.ts'

/** A bond with the money between it and its issuer. The house stands between, and never pays for an issuer. */
const bond = z.object({
  product: z.string(),
  currency,
  /** Null of a bond that the settings no longer have: what was opened goes on. */
  issuer: z.nullable(z.string()),
  riskClass: z.nullable(riskClass),
  state: bondState,
  /** What it was opened with, and before that what the settings have. */
  unit: signedAmount,
  units: z.int(),
  unitsMin: z.int(),
  dailyRate: signedAmount,
  termDays: z.int(),
  repayment,
  /** Null of a bond that the settings no longer have. */
  subscriptionDays: z.nullable(z.int()),
  thinkDays: z.nullable(z.int()),
  /** The times are null before it was opened, the days before it started. */
  subscribedUntilMs: z.nullable(atMs),
  closesAtMs: z.nullable(atMs),
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  unitsSold: z.int(),
  /** The price of what is sold, and how many orders hold it now. */
  sold: signedAmount,
  orders: z.int(),
  /** What was raised for the issuer, and has not been paid out. */
  proceeds: signedAmount,
  /** What the issuer has sent, and nobody has been paid yet. */
  escrow: signedAmount,
  /** What all units are owed now that is due, since when, and how much of it has not come. */
  dueNow: signedAmount,
  lateSinceDay: z.nullable(day),
  missingNow: signedAmount,
  /** What all units will be owed on the next due date; null where there is none. */
  nextDue: z.nullable(z.object({ day, amount: signedAmount })),
  /** Of the term, for each unit; empty before it went ahead. */
  schedule: z.array(dueDate),
  /** Newest first, as are the movements. */
  payments: z.array(bondPayment),
  movements: z.array(issuerMovement),
})
export type ConsoleBond = z.output<typeof bond>

export const consoleBonds = {
  bonds: read({
    path: '/api/console/bonds/list',
    weight: 5,
    access: 'operator',
    right: 'see_offerings',
    summary: 'Each bond with what was sold, what is due and what came from its issuer; those that are late come first.',
    request: nothing,
    reply: z.object({ bonds: z.array(bond), nowAtMs: atMs }),
  }),
  proposeOpenBond: record({
    path: '/api/console/bonds/proposeOpening',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to open a bond to subscriptions. Its terms are those of the settings.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'bond_opened_before'],
  }),
  proposePayOutProceeds: record({
    path: '/api/console/bonds/proposePayout',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to enter that all that was raised has left for the issuer, by the reference of the bank.',
    request: z.strictObject({ ...aboutProduct, reference }),
    reply: proposed,
    refusals: ['not_found', 'no_proceeds', 'reference_used'],
  }),
  proposeIssuerPayment: record({
    path: '/api/console/bonds/proposeArrival',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to enter what has come from the issuer, by the reference of the bank.',
    request: z.strictObject({ ...aboutProduct, amount, reference }),
    reply: proposed,
    refusals: ['not_found', 'amount_too_small', 'amount_off_grid', 'bond_not_running', 'reference_used'],
  }),
}

export const consoleBondsNoun = {
  calls: consoleBonds,
  refusals: {
    /** Another payment of this bond has the same reference of the bank. */
    reference_used: 4924,
    /** Nothing was raised that has not been paid out. */
    no_proceeds: 4926,
  },
} as const satisfies Noun
