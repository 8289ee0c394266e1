import * as z from 'zod/mini'
import { bondIncome, bondPayment, bondQuestions, dueDate, issuerMovement, productId } from './bond-shapes.ts'
import { command, read, record } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, nothing, page, pageOf, recordId, signedAmount, time, whole } from './fields.ts'
import { ordered } from './investments.ts'
import type { Noun } from './noun.ts'

/** What somebody knew of bonds when they were asked, and what they can lose: a tenth of what they own beyond a year's duties. */
export const testResult = z.object({ right: z.int(), bearable: signedAmount, time })

export const bonds = {
  bondHistory: read({
    path: '/api/prod/appBondInfo/history',
    weight: 2,
    access: 'public',
    summary: 'What a bond is to pay and has paid each unit, and what came from its issuer or went to it.',
    request: z.strictObject({ id: productId }),
    reply: z.object({
      /** Of the term; empty before it went ahead. */
      schedule: z.array(dueDate),
      /** Newest first, as are the movements. */
      payments: z.array(bondPayment),
      movements: z.array(issuerMovement),
    }),
    refusals: ['not_found'],
  }),
  withdrawBondOrder: command({
    path: '/api/prod/appBondOrder/withdraw',
    access: 'session',
    summary: 'Gives units of a bond back before it goes ahead, at no cost.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('bond_withdrawn'), order: ordered })),
    refusals: ['not_found', 'order_not_found', 'bond_started'],
  }),
  bondIncomes: read({
    path: '/api/prod/appBondOrder/incomes',
    weight: 1,
    access: 'session',
    summary: 'What each payment brought to an order of units, newest first.',
    request: z.strictObject({ id: recordId, ...page }),
    reply: pageOf(bondIncome),
    refusals: ['not_found'],
  }),
  bondTest: read({
    path: '/api/prod/appBondTest/state',
    weight: 1,
    access: 'session',
    summary: 'The last test of somebody who wants to subscribe bonds; null for somebody who took none.',
    request: nothing,
    reply: z.object({ taken: z.nullable(testResult) }),
  }),
  takeBondTest: record({
    path: '/api/prod/appBondTest/take',
    access: 'session',
    summary:
      'Answers the questions about bonds, and says what one earns, owns and owes in a year: what one can lose follows.',
    request: z.strictObject({
      /** By question, which answer was chosen. */
      answers: z.array(whole(0, 3)).check(z.length(bondQuestions)),
      yearlyIncome: amount,
      savings: amount,
      yearlyDuties: amount,
    }),
    reply: testResult,
  }),
}

export const bondsNoun = {
  calls: bonds,
  refusals: {
    units_not_positive: 5020,
    units_limit_reached: 5021,
    bond_started: 5022,
    bond_opened_before: 5023,
    proceeds_too_small: 5024,
    bond_test_needed: 5025,
    bond_not_running: 4925,
  },
  details: {
    units_not_positive: {},
    units_limit_reached: { maximum: 10, left: 3 },
    bond_started: {},
    bond_opened_before: {},
    proceeds_too_small: { currency: 'USDT', available: 1n },
    bond_test_needed: {},
    bond_not_running: {},
  },
  messages: {
    bond_subscribed: { category: 'transaction', outside: 'nothing' },
    bond_declined: { category: 'transaction', outside: 'nothing' },
    bond_withdrawn: { category: 'transaction', outside: 'nothing' },
    bond_started: { category: 'transaction', outside: ['funds', 'push'] },
    bond_fell_short: { category: 'transaction', outside: ['funds', 'push'] },
    bond_credited: { category: 'transaction', outside: ['funds', 'push'] },
    bond_repaid: { category: 'transaction', outside: ['funds', 'push'] },
  },
  harmless: {
    bondHistory: { id: 'nothing-of-this-name' },
    bondTest: {},
    takeBondTest: { answers: [0, 0, 0, 0, 0] as number[], yearlyIncome: '0', savings: '0', yearlyDuties: '0' },
  },
} as const satisfies Noun
