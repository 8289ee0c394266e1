import * as z from 'zod/mini'
import { agreed } from './agreements.ts'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { form, meets } from './expectations.ts'
import {
  amount,
  atMs,
  calendarDay,
  day,
  nothing,
  page,
  pageOf,
  recordId,
  sha256,
  signedAmount,
  whole,
} from './fields.ts'
import { bondProduct, productId } from './bond-shapes.ts'
import {
  income,
  orderKind,
  product,
  productDay,
  productKind,
  productOrder,
  strategyOrder,
  strategyProduct,
} from './investment-shapes.ts'
import { minerDay, minerProduct } from './miner-shapes.ts'
import type { Noun } from './noun.ts'
import { pauseRefusals } from './opening-restrictions.ts'
import { sixDigits } from './sessions.ts'

/** The order as the journal has it. */
export const ordered = z.looseObject({ id: recordId, product: productId, amount: signedAmount, state: z.string() })

export const investments = {
  products: read({
    path: '/api/prod/appProductInfo/list',
    weight: 2,
    access: 'public',
    summary: 'The investment products, with what is left of each and what covers it.',
    request: z.strictObject({ kind: z.optional(productKind) }),
    reply: z.array(product),
  }),
  product: read({
    path: '/api/prod/appProductInfo/queryById',
    weight: 2,
    access: 'public',
    summary:
      'One investment product: a strategy with the results of its rule for each of the last 90 days, newest first; a bond; or a machine with what its last days would have brought to a unit.',
    request: z.strictObject({ id: productId }),
    reply: z.discriminatedUnion('kind', [
      z.object({ ...strategyProduct.shape, ruleText: z.string(), days: z.array(productDay) }),
      bondProduct,
      z.object({ ...minerProduct.shape, days: z.array(minerDay) }),
    ]),
    refusals: ['not_found'],
  }),
  strategyDay: read({
    path: '/api/prod/appStrategy/day',
    weight: 2,
    access: 'session',
    summary: 'The prices that a rule was run on for a UTC day, as the text that records name by its hash.',
    request: z.strictObject({ rule: z.string().check(form(/^[a-z]{2,20}\/\d{1,4}$/, 'known_id')), day: calendarDay }),
    reply: z.object({ rule: z.string(), day, result: signedAmount, inputs: z.string(), hash: sha256 }),
    refusals: ['not_found'],
  }),
  productOrders: read({
    path: '/api/prod/appProductOrder/listMy',
    weight: 1,
    access: 'session',
    summary: 'Orders of investment products, newest first; `open` are those that wait or run.',
    request: z.strictObject({
      kind: z.optional(orderKind),
      state: z.optional(z.enum(['open', 'ended'])),
      ...page,
    }),
    reply: pageOf(productOrder),
  }),
  productOrder: read({
    path: '/api/prod/appProductOrder/queryById',
    weight: 1,
    access: 'session',
    summary: 'One order of an investment product.',
    request: z.strictObject({ id: recordId }),
    reply: productOrder,
    refusals: ['not_found'],
  }),
  productOrderStat: read({
    path: '/api/prod/appProductOrder/orderStat',
    weight: 1,
    access: 'session',
    summary: 'What a person has in investment products, in USDT.',
    request: nothing,
    reply: z.object({
      invested: signedAmount,
      /** Machines count with the coin that they paid, at its price as the present UTC day began, less what was used up of their price. */
      totalIncome: signedAmount,
      /** Of the last day that is over, likewise. */
      todayIncome: signedAmount,
      runningCount: z.int(),
    }),
  }),
  productIncomes: read({
    path: '/api/prod/appProductOrder/incomes',
    weight: 1,
    access: 'session',
    summary: 'What each day brought to an order, newest first.',
    request: z.strictObject({ id: recordId, ...page }),
    reply: pageOf(income),
    refusals: ['not_found'],
  }),
  buyProduct: command({
    path: '/api/prod/appProductOrder/debitBuy',
    access: 'session',
    summary:
      'Buys a strategy for an amount, or units of a bond: the money is set aside until its pool answers, in moments. Machines are bought by `buyMiner`.',
    request: z
      .strictObject({
        productId,
        /** Of a strategy; of a bond its units. */
        amount: z.optional(amount),
        units: z.optional(whole(1, 1_000_000)),
        /** Of a strategy: of its terms as the person was shown them. */
        termsSha256: z.optional(sha256),
        ...agreed,
        withdrawalPassword: z.optional(sixDigits),
      })
      .check(
        meets((asked) => (asked.amount === undefined) !== (asked.units === undefined), 'amount_or_units'),
        meets((asked) => (asked.amount === undefined) === (asked.termsSha256 === undefined), 'terms_of_amount'),
      ),
    reply: z.extend(
      outcomeOf(z.looseObject({ kind: z.enum(['strategy_requested', 'bond_requested']), order: ordered })),
      {
        /** With the answer of the pool, if it came within three seconds. */
        order: productOrder,
      },
    ),
    refusals: [
      ...pauseRefusals,
      'risk_not_acknowledged',
      'agreement_changed',
      'product_unknown',
      'product_not_on_sale',
      'product_frozen',
      'terms_differ',
      'fixed_rate_not_offered',
      'product_sold_out',
      'identity_level_too_low',
      'vip_level_too_low',
      'purchase_limit_reached',
      'bond_test_needed',
      'units_not_positive',
      'units_limit_reached',
      'amount_not_positive',
      'amount_out_of_range',
      'amount_off_grid',
      'balance_too_small',
      'withdrawal_password_required',
      'withdrawal_password_not_set',
      'withdrawal_password_wrong',
      'withdrawal_password_locked',
    ],
    secrets: ['withdrawalPassword'],
  }),
  cancelProductOrder: command({
    path: '/api/prod/appProductOrder/cancel',
    access: 'session',
    summary: 'Takes an order back before its first day begins, at no cost.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('strategy_cancelled'), order: ordered })),
    refusals: ['not_found', 'order_not_found', 'strategy_started'],
  }),
  productExitQuote: read({
    path: '/api/prod/appProductOrder/exitQuote',
    weight: 1,
    access: 'session',
    summary: 'What leaving an order early would pay, before the result of the day that has begun and still counts.',
    request: z.strictObject({ id: recordId }),
    reply: z.object({
      /** Before the result of `exitDay`: what is invested, what leaving costs of it, and what it then pays. */
      remaining: signedAmount,
      feeRate: signedAmount,
      fee: signedAmount,
      pays: signedAmount,
      /** The day that still counts, and the end of it, shortly after which it is paid. */
      exitDay: day,
      paidFromAtMs: atMs,
      /** The product is frozen on that day: all that remains returns at once, at no cost. */
      isAtOnce: z.boolean(),
    }),
    refusals: ['not_found', 'order_not_found', 'first_day_not_over', 'already_leaving', 'days_not_counted'],
  }),
  exitProductOrder: command({
    path: '/api/prod/appProductOrder/exit',
    access: 'session',
    summary:
      'Leaves an order early, with the day that has begun: what remains after its result comes back less the fee; at once and at no cost on a day on which the product is frozen. It cannot be taken back.',
    request: z.strictObject({
      id: recordId,
      /** The day that the person was told still counts. */
      exitDay: calendarDay,
    }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.enum(['strategy_leaving', 'strategy_left']), order: ordered })), {
      order: strategyOrder,
    }),
    refusals: [
      'not_found',
      'order_not_found',
      'first_day_not_over',
      'already_leaving',
      'exit_day_changed',
      'days_not_counted',
    ],
  }),
}

export const investmentsNoun = {
  calls: investments,
  refusals: {
    product_unknown: 5000,
    product_not_on_sale: 5001,
    product_sold_out: 5002,
    purchase_limit_reached: 5003,
    amount_out_of_range: 5004,
    strategy_started: 5005,
    first_day_not_over: 5006,
    already_leaving: 5007,
    exit_day_changed: 5008,
    withdrawal_password_required: 5009,
    wrong_house_book: 5010,
    no_sandbox_capital: 5011,
    capital_too_small: 5012,
    escrow_short: 5013,
    escrow_covers_orders: 5014,
    sale_is_open: 5015,
    vip_level_too_low: 5016,
    fixed_rate_not_offered: 5017,
    product_frozen: 5018,
    days_not_counted: 5019,
    // Those between are of bonds.
    terms_differ: 5026,
  },
  details: {
    product_unknown: { product: 'trend-7' },
    product_not_on_sale: { product: 'trend-7' },
    purchase_limit_reached: { maximum: 1 },
    amount_out_of_range: { minimum: 1n, maximum: 2n },
    first_day_not_over: { untilAtMs: 1 },
    strategy_started: {},
    already_leaving: {},
    exit_day_changed: {},
    product_frozen: { product: 'trend-7' },
    days_not_counted: {},
    terms_differ: {},
    wrong_house_book: {},
    no_sandbox_capital: {},
    sale_is_open: {},
    vip_level_too_low: { level: 0, needed: 1 },
    fixed_rate_not_offered: { country: 'DE' },
    capital_too_small: { currency: 'USDT', available: 1n },
    escrow_short: { currency: 'USDT', missing: 1n },
    escrow_covers_orders: { currency: 'USDT', available: 1n },
  },
  messages: {
    product_bought: { category: 'transaction', outside: 'nothing' },
    product_declined: { category: 'transaction', outside: 'nothing' },
    product_cancelled: { category: 'transaction', outside: 'nothing' },
    product_leaving: { category: 'transaction', outside: 'nothing' },
    product_day_gained: { category: 'transaction', outside: 'nothing' },
    product_day_lost: { category: 'transaction', outside: 'nothing' },
    product_frozen: { category: 'transaction', outside: ['funds', 'push'] },
    product_resumed: { category: 'transaction', outside: ['funds', 'push'] },
    product_ended: { category: 'transaction', outside: ['funds', 'push'] },
  },
  harmless: {
    products: {},
    productOrders: { pageNo: 1, pageSize: 5 },
    productOrderStat: {},
    product: { id: 'nothing-of-this-name' },
    strategyDay: { rule: 'trend/1', day: '2020-01-01' },
    buyProduct: {
      productId: 'nothing-of-this-name',
      amount: '1',
      termsSha256: '0'.repeat(64),
      agreementSha256: '0'.repeat(64),
    },
  },
} as const satisfies Noun
