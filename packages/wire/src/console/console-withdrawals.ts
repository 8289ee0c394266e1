import * as z from 'zod/mini'
import { act, read } from '../call.ts'
import { currency, page, pageOf, recordId, rowId, signedAmount, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { withdrawalStages } from '../funds-states.ts'
import { actRefusals, namedUser, reason, recorded, step } from './console-fields.ts'
import { withdrawalBackground } from './withdrawal-background.ts'

export const withdrawal = z.object({
  id: recordId,
  user: namedUser,
  stage: z.enum(withdrawalStages),
  currency,
  /** What arrives. */
  amount: signedAmount,
  fee: signedAmount,
  usdtValue: signedAmount,
  /** Whether two different operators must approve and pay. */
  fourEyes: z.boolean(),
  /** Whether you credited a deposit of this user so lately that another operator decides and pays. */
  creditedByYou: z.boolean(),
  /** Whether it is beyond what you may still pay out alone today: then another approves or pays it. */
  beyondYourDay: z.boolean(),
  destination: z.object({
    kind: z.enum(['bank', 'chain']),
    channel: z.string(),
    network: z.string(),
    target: z.string(),
    bank: z.string(),
    holder: z.string(),
  }),
  /** How many other users have bound the same account, or had. */
  sharedWith: z.int(),
  reason: z.nullable(z.string()),
  proof: z.nullable(z.string()),
  timeline: z.array(step),
  bookId: z.int(),
  requestedTime: time,
})
export type ConsoleWithdrawal = z.output<typeof withdrawal>

const byRecordId = z.strictObject({ id: recordId })
/** Where, when and under which reference it was paid; or what shows that nothing left. */
const proof = typed(1, 300)

export const consoleWithdrawals = {
  withdrawalQueue: read({
    path: '/api/console/withdrawals/list',
    weight: 1,
    access: 'operator',
    right: 'see_withdrawals',
    summary: 'Withdrawals, newest first; those of an open stage oldest first.',
    request: z.strictObject({
      ...page,
      stage: z.optional(z.enum(['open', ...withdrawalStages])),
      currency: z.optional(currency),
      userId: z.optional(rowId),
    }),
    reply: pageOf(withdrawal),
  }),
  withdrawalInQueue: read({
    path: '/api/console/withdrawals/one',
    weight: 1,
    access: 'operator',
    right: 'see_withdrawals',
    summary: 'One withdrawal.',
    request: byRecordId,
    reply: withdrawal,
    refusals: ['not_found'],
  }),
  withdrawalBackground: read({
    path: '/api/console/withdrawals/background',
    weight: 5,
    access: 'operator',
    right: 'see_withdrawals',
    summary: 'What is known of the user behind a withdrawal: name, money, limits, devices, who else bound the account.',
    request: byRecordId,
    reply: withdrawalBackground,
    refusals: ['not_found'],
  }),
  claimWithdrawal: act({
    path: '/api/console/withdrawals/claim',
    access: 'operator',
    right: 'decide_withdrawals',
    summary: 'Takes a withdrawal on.',
    request: byRecordId,
    reply: recorded,
    refusals: actRefusals,
  }),
  approveWithdrawal: act({
    path: '/api/console/withdrawals/approve',
    access: 'operator',
    right: 'decide_withdrawals',
    summary: 'Approves a withdrawal; above the threshold another operator must pay it.',
    request: byRecordId,
    reply: recorded,
    refusals: actRefusals,
  }),
  rejectWithdrawal: act({
    path: '/api/console/withdrawals/reject',
    access: 'operator',
    right: 'decide_withdrawals',
    summary: 'Rejects a withdrawal: everything returns to the user, who is told the reason.',
    request: z.strictObject({ id: recordId, reason }),
    reply: recorded,
    refusals: actRefusals,
  }),
  beginPayment: act({
    path: '/api/console/withdrawals/beginPayment',
    access: 'operator',
    right: 'pay_withdrawals',
    summary: 'Says that it is being paid now; from here on it cannot be taken back.',
    request: byRecordId,
    reply: recorded,
    refusals: [...actRefusals, 'operator_day_exceeded'],
  }),
  payWithdrawal: act({
    path: '/api/console/withdrawals/pay',
    access: 'operator',
    right: 'pay_withdrawals',
    summary: 'Says that it was paid, and what proves it.',
    request: z.strictObject({ id: recordId, proof }),
    reply: recorded,
    refusals: actRefusals,
  }),
  failWithdrawal: act({
    path: '/api/console/withdrawals/fail',
    access: 'operator',
    right: 'pay_withdrawals',
    summary: 'Says that nothing left, and what proves it: everything returns to the user.',
    request: z.strictObject({ id: recordId, proof, reason }),
    reply: recorded,
    refusals: actRefusals,
  }),
}

export const consoleWithdrawalsNoun = {
  calls: consoleWithdrawals,
  refusals: {
    operator_day_exceeded: 4919,
  },
} as const satisfies Noun
