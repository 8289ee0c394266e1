import * as z from 'zod/mini'
import { decline } from './decline.ts'
import { form } from './expectations.ts'
import { atMs, currency, day, recordId, signedAmount, time } from './fields.ts'

export const productId = z.string().check(form(/^[a-z0-9-]{3,40}$/, 'known_id'))
export const repayment = z.enum(['at_end', 'monthly'])
export const riskClass = z.enum(['A', 'B', 'C', 'D', 'E'])

/** `thinking`: it cannot be subscribed any more, and can still be given back. `late`: a payment is owed since its due date. */
export const bondState = z.enum(['not_open', 'open', 'sold_out', 'thinking', 'failed', 'running', 'late', 'repaid'])

/** A loan to an issuer in units. Amounts are in its currency, the rate is a share of the amount for a day. */
export const bondProduct = z.object({
  id: productId,
  kind: z.literal('bond'),
  issuer: z.string(),
  riskClass,
  currency,
  rateKind: z.literal('issuer'),
  dailyRate: signedAmount,
  repayment,
  termDays: z.int(),
  unit: signedAmount,
  /** How many units there are, with how many sold it goes ahead, how many are sold, and how many one person may hold (0: any). */
  units: z.int(),
  unitsMin: z.int(),
  unitsSold: z.int(),
  unitsMax: z.int(),
  levelLimit: z.int(),
  identityLevel: z.int(),
  /** From this amount on, subscribing takes the withdrawal password. */
  passwordFrom: signedAmount,
  state: bondState,
  /** The times are null before it was opened, the days before it started. */
  subscribedUntilMs: z.nullable(atMs),
  closesAtMs: z.nullable(atMs),
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  lateSinceDay: z.nullable(day),
  /** What all units are owed now that is due, and what the issuer has sent and nobody has been paid yet. */
  dueNow: signedAmount,
  escrow: signedAmount,
  /** Where its record is: the book of the issuer's account, and the row that opened it. */
  bookId: z.nullable(z.int()),
  openedIn: z.nullable(z.int()),
})

/** A due date of a bond: what each unit is to be paid if every payment arrives. */
export const dueDate = z.object({ day, interestPerUnit: signedAmount, principalPerUnit: signedAmount })

/** What each unit was paid, and what it was owed afterwards. */
export const bondPayment = z.object({
  payment: z.int(),
  day,
  interestPerUnit: signedAmount,
  principalPerUnit: signedAmount,
  interestOwed: signedAmount,
  principalLeft: signedAmount,
  lateSinceDay: z.nullable(day),
  time,
  /** Its receipt, which anybody who is signed in may read: it carries the payment before, or the close. */
  bookId: z.int(),
  sequence: z.int(),
})

/** Money that came from the issuer, or went to it, by the reference of the bank. */
export const issuerMovement = z.object({
  direction: z.enum(['from_issuer', 'to_issuer']),
  amount: signedAmount,
  reference: z.string(),
  time,
})

/** `returned`: the bond fell short. `late`: it runs, and a payment is owed since its due date. */
export const bondOrderState = z.enum([
  'requested',
  'declined',
  'subscribed',
  'withdrawn',
  'returned',
  'running',
  'late',
  'repaid',
])

/** An order of units as its owner reads it. */
export const bondOrder = z.object({
  id: recordId,
  bookId: z.int(),
  sequence: z.int(),
  /** Of the record with which it was granted; null before that, and where it was not. */
  boughtSequence: z.nullable(z.int()),
  /** Null where it was not declined. */
  declined: z.nullable(decline),
  productId,
  kind: z.literal('bond'),
  issuer: z.string(),
  riskClass,
  currency,
  state: bondOrderState,
  amount: signedAmount,
  unit: signedAmount,
  units: z.int(),
  dailyRate: signedAmount,
  repayment,
  termDays: z.int(),
  requestedTime: time,
  /** Until when it can be given back at no cost; null where it can not. */
  withdrawUntilAtMs: z.nullable(atMs),
  closesAtMs: atMs,
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  /** What came back of the amount, what is still lent, and the interest that came. */
  returned: signedAmount,
  remaining: signedAmount,
  paidIncome: signedAmount,
  /** What is due on it now and was not paid, and since when. */
  dueNow: signedAmount,
  lateSinceDay: z.nullable(day),
  nextDueDay: z.nullable(day),
  endedTime: z.nullable(time),
})

/** What a payment brought to an order of units. */
export const bondIncome = z.object({
  payment: z.int(),
  interest: signedAmount,
  principal: signedAmount,
  /** Of the record that credited it: they name its receipt. */
  bookId: z.int(),
  sequence: z.int(),
  time,
})

/** By question of the test about bonds, which of its four answers is right. */
export const rightBondAnswers = [1, 2, 0, 1, 3] as const
export const bondQuestions = rightBondAnswers.length
