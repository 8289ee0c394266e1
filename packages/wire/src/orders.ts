import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { accepted, cancelled, closed, opened, outcomeOf, resting } from './command-replies.ts'
import {
  amount,
  atMs,
  book,
  direction,
  leverage,
  marginMode,
  page,
  pageOf,
  recordId,
  signedAmount,
  stop,
  stopAsked,
  symbol,
  time,
} from './fields.ts'
import type { Noun } from './noun.ts'
import { closesFull, closingRefusals, openingRefusals } from './positions.ts'
import { timeSpan } from './time-span.ts'

const orderState = z.enum(['open', 'filled', 'cancelled'])
/** `limit` rests until the market comes to its price; `market` waits for the first tick after it was accepted. */
const orderType = z.enum(['limit', 'market'])
const orderAction = z.enum(['open', 'close', 'reverse'])

export const order = z.object({
  id: recordId,
  type: orderType,
  action: orderAction,
  state: orderState,
  symbol,
  /** Of the position that it opens or closes. */
  direction,
  marginMode,
  leverage,
  quantity: signedAmount,
  /** The limit; of a market order the price that was shown when it was accepted. */
  price: signedAmount,
  /** The position that a closing order belongs to. */
  positionId: z.nullable(recordId),
  /** Margin and fee that it holds, in USDT. */
  reserved: signedAmount,
  feeRate: signedAmount,
  takeProfit: stop,
  stopLoss: stop,
  placedTime: time,
  /** Null: good until it is cancelled. */
  expiresAtMs: z.nullable(atMs),
  closedTime: z.nullable(time),
  cancelReason: z.nullable(z.string()),
  /** Of the command that filled it: book and sequence name its receipt. */
  fillSequence: z.nullable(z.int()),
  fillPrice: z.nullable(signedAmount),
})

export const orders = {
  placeLimitOrder: command({
    path: '/api/trade/appTradeOrder/create',
    access: 'session',
    summary: 'Rests an opening at a price; one that would fill at once is a market order.',
    request: z.strictObject({
      book,
      symbol,
      direction,
      marginMode,
      leverage,
      quantity: amount,
      price: amount,
      expiresAtMs: z._default(z.nullable(atMs), null),
      takeProfit: z._default(stopAsked, null),
      stopLoss: z._default(stopAsked, null),
    }),
    reply: outcomeOf(z.union([resting, opened, accepted])),
    refusals: [...openingRefusals, 'expiry_in_the_past'],
  }),
  placeLimitClose: command({
    path: '/api/trade/appTradeOrder/createClose',
    access: 'session',
    summary: 'Rests a close of a position at a price; one that would fill at once is a market close.',
    request: z.strictObject({
      id: recordId,
      quantity: amount,
      price: amount,
      expiresAtMs: z._default(z.nullable(atMs), null),
    }),
    reply: outcomeOf(z.union([resting, closed, accepted])),
    refusals: [...closingRefusals, ...closesFull, 'price_off_grid', 'expiry_in_the_past'],
  }),
  cancelOrder: command({
    path: '/api/trade/appTradeOrder/cancel/{id}',
    access: 'session',
    summary: 'Cancels a resting order; what it had reserved returns.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(cancelled),
    refusals: ['not_found', 'order_not_found', 'order_pending'],
  }),
  orders: read({
    path: '/api/trade/appTradeOrder/listMy',
    weight: 3,
    access: 'session',
    summary: 'Orders, newest first: `open` ones, or with `history` those that were filled or cancelled.',
    request: z.strictObject({
      book,
      state: z._default(z.enum(['open', 'filled', 'cancelled', 'history']), 'open'),
      symbol: z.optional(symbol),
      type: z.optional(orderType),
      action: z.optional(orderAction),
      marginMode: z.optional(marginMode),
      ...timeSpan,
      ...page,
    }),
    reply: pageOf(order),
  }),
}

export const ordersNoun = {
  calls: orders,
  refusals: {
    order_resting: 4116,
    order_not_found: 4123,
    order_pending: 4124,
    expiry_in_the_past: 4125,
    too_many_orders: 4127,
    too_many_symbol_orders: 4128,
    too_many_closes: 4129,
  },
  messages: {
    limit_open_filled: { category: 'transaction', outside: ['trades', 'push'] },
    limit_close_filled: { category: 'transaction', outside: ['trades', 'push'] },
    order_cancelled: { category: 'transaction', outside: ['trades', 'push'] },
  },
} as const satisfies Noun
