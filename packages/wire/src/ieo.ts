import * as z from 'zod/mini'
import { productId } from './bond-shapes.ts'
import { agreed } from './agreements.ts'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, nothing, page, pageOf, recordId, sha256, signedAmount, time, whole } from './fields.ts'
import { ieoApplied, ieoDraw, ieoOrder, ieoSale } from './ieo-shapes.ts'
import type { Noun } from './noun.ts'
import { pauseRefusals } from './opening-restrictions.ts'
import { sixDigits } from './sessions.ts'

const password = [
  'withdrawal_password_required',
  'withdrawal_password_not_set',
  'withdrawal_password_wrong',
  'withdrawal_password_locked',
] as const

/** The application as the journal has it. */
export const ieoOrdered = z.looseObject({
  id: recordId,
  product: productId,
  lots: z.int(),
  setAside: signedAmount,
  state: z.string(),
})

export const ieo = {
  ieoSales: read({
    path: '/api/prod/appProdIoe/listMy',
    weight: 2,
    access: 'session',
    summary: 'The first sales of tokens, with what was applied for; those that are open come first.',
    request: nothing,
    reply: z.array(ieoSale),
  }),
  ieoOutcome: read({
    path: '/api/prod/appProdIoe/draw',
    weight: 5,
    access: 'session',
    summary: 'Who gets what of a sale that has closed, with all that it takes to compute it again.',
    request: z.strictObject({ id: productId }),
    reply: z.object({
      /** The record that closed it: the root of the list, and its place in the book of the sale. */
      root: sha256,
      bookId: z.int(),
      closedSequence: z.int(),
      closedTime: time,
      /** All applications, in order of their ids: the leaves under the root. */
      list: z.array(ieoApplied),
      /** Of a commitment once it was decided, else null. */
      allotted: z.nullable(
        z.object({
          part: signedAmount,
          last: z.nullable(z.object({ fraction: signedAmount, id: recordId })),
          sequence: z.int(),
          time,
        }),
      ),
      /** Of a draw, the round of the beacon that decides it; 0 of a commitment. */
      round: z.int(),
      draws: z.array(ieoDraw),
    }),
    refusals: ['not_found', 'ieo_still_open'],
  }),
  ieoOrders: read({
    path: '/api/prod/appOrderIoe/listMy',
    weight: 1,
    access: 'session',
    summary: 'Your applications for tokens, newest first.',
    request: z.strictObject(page),
    reply: pageOf(ieoOrder),
  }),
  applyIeo: command({
    path: '/api/prod/appOrderIoe/apply',
    access: 'session',
    summary: 'Applies for lots of a token: their price, or the deposit of a draw, is set aside.',
    request: z.strictObject({
      productId,
      lots: whole(1, 1_000_000),
      /** Of one lot, as the person was shown it. */
      lotPrice: amount,
      ...agreed,
      withdrawalPassword: z.optional(sixDigits),
    }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.literal('ieo_applied'), order: ieoOrdered })), {
      order: ieoOrder,
    }),
    refusals: [
      ...pauseRefusals,
      'risk_not_acknowledged',
      'agreement_changed',
      'product_unknown',
      'product_not_on_sale',
      'identity_level_too_low',
      'vip_level_too_low',
      'lot_price_differs',
      'lots_not_positive',
      'lots_above_cap',
      'ieo_applied_before',
      'balance_too_small',
      ...password,
    ],
    secrets: ['withdrawalPassword'],
  }),
  changeIeo: command({
    path: '/api/prod/appOrderIoe/change',
    access: 'session',
    summary: 'Applies for more or fewer lots, before the sale closes.',
    request: z.strictObject({
      id: recordId,
      /** How many it is for from now on. */
      lots: whole(1, 1_000_000),
      withdrawalPassword: z.optional(sixDigits),
    }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.literal('ieo_changed'), order: ieoOrdered })), {
      order: ieoOrder,
    }),
    refusals: [
      ...pauseRefusals,
      'risk_not_acknowledged',
      'not_found',
      'order_not_found',
      'ieo_closed',
      'lots_not_positive',
      'lots_above_cap',
      'balance_too_small',
      ...password,
    ],
    secrets: ['withdrawalPassword'],
  }),
  withdrawIeo: command({
    path: '/api/prod/appOrderIoe/withdraw',
    access: 'session',
    summary: 'Takes an application back before the sale closes, at no cost.',
    request: z.strictObject({ id: recordId }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.literal('ieo_withdrawn'), order: ieoOrdered })), {
      order: ieoOrder,
    }),
    refusals: ['not_found', 'order_not_found', 'ieo_closed'],
  }),
  payIeo: command({
    path: '/api/prod/appOrderIoe/pay',
    access: 'session',
    summary: 'Pays the lots that were won in a draw: the rest of their price beside the deposit.',
    request: z.strictObject({ id: recordId }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.literal('ieo_paid'), order: ieoOrdered })), { order: ieoOrder }),
    refusals: ['not_found', 'order_not_found', 'nothing_to_pay', 'balance_too_small'],
  }),
}

export const ieoNoun = {
  calls: ieo,
  refusals: {
    lot_price_differs: 5040,
    lots_not_positive: 5041,
    lots_above_cap: 5042,
    ieo_applied_before: 5043,
    ieo_closed: 5044,
    nothing_to_pay: 5045,
    ieo_opened_before: 5046,
    ieo_not_given: 5047,
    ieo_still_open: 5048,
    ieo_not_listed: 5049,
    ieo_called_off: 5050,
  },
  details: {
    lot_price_differs: {},
    lots_not_positive: {},
    lots_above_cap: { maximum: 40 },
    ieo_applied_before: {},
    ieo_closed: {},
    nothing_to_pay: {},
    ieo_opened_before: {},
    ieo_not_given: {},
    ieo_still_open: {},
    ieo_not_listed: {},
    ieo_called_off: {},
  },
  messages: {
    ieo_applied: { category: 'transaction', outside: 'nothing' },
    ieo_changed: { category: 'transaction', outside: 'nothing' },
    ieo_withdrawn: { category: 'transaction', outside: 'nothing' },
    ieo_given: { category: 'transaction', outside: ['funds', 'push'] },
    ieo_won: { category: 'transaction', outside: ['funds', 'push'] },
    ieo_reserve: { category: 'transaction', outside: 'nothing' },
    ieo_not_won: { category: 'transaction', outside: ['funds', 'push'] },
    ieo_paid: { category: 'transaction', outside: 'nothing' },
    ieo_forfeited: { category: 'transaction', outside: ['funds', 'push'] },
    ieo_listed: { category: 'transaction', outside: ['funds', 'push'] },
    ieo_refunded: { category: 'transaction', outside: ['funds', 'push'] },
  },
  harmless: {
    ieoSales: {},
    ieoOutcome: { id: 'nothing-of-this-name' },
    ieoOrders: { pageNo: 1, pageSize: 5 },
    applyIeo: { productId: 'nothing-of-this-name', lots: 1, lotPrice: '1', agreementSha256: '0'.repeat(64) },
  },
} as const satisfies Noun
