import * as z from 'zod/mini'
import { type Expectation, form } from './expectations.ts'
import { read, record } from './call.ts'
import { amount, done, nothing, page, pageOf, rowId, signedAmount, symbol, time } from './fields.ts'
import type { Noun } from './noun.ts'

const direction = z.enum(['above', 'below'])

export const alert = z.object({
  id: rowId,
  symbol,
  price: signedAmount,
  direction,
  state: z.enum(['armed', 'reached']),
  createdAt: time,
  reachedAt: z.nullable(time),
  /** The mark that reached it, and its tick on the tape. */
  reachedMark: z.nullable(signedAmount),
  reachedSequence: z.nullable(z.int()),
})

export const priceAlerts = {
  priceAlerts: read({
    path: '/api/trade/appPriceAlert/list',
    weight: 1,
    access: 'session',
    summary: 'The price alerts of this user, newest first.',
    request: z.strictObject({ ...page, symbol: z.optional(symbol), state: z.optional(z.enum(['armed', 'reached'])) }),
    reply: pageOf(alert),
  }),
  createPriceAlert: record({
    path: '/api/trade/appPriceAlert/create',
    access: 'session',
    summary: 'Tells the user once the mark reaches a price. Without a direction the present mark decides which.',
    request: z.strictObject({ symbol, price: amount, direction: z.optional(direction) }),
    reply: alert,
    refusals: [
      'symbol_unknown',
      'symbol_off',
      'price_missing',
      'amount_not_positive',
      'price_off_grid',
      'alert_already_reached',
      'alert_limit_reached',
    ],
  }),
  deletePriceAlert: record({
    path: '/api/trade/appPriceAlert/delete',
    access: 'session',
    summary: 'Takes a price alert away.',
    request: z.strictObject({ id: rowId }),
    reply: done,
    refusals: ['alert_not_found'],
  }),
}

export const favouriteSymbols = z.object({ symbols: z.array(symbol) })

export const favourites = {
  favourites: read({
    path: '/api/trade/appFavourite/list',
    weight: 1,
    access: 'session',
    summary: 'The favourite symbols of this user in their order.',
    request: nothing,
    reply: favouriteSymbols,
  }),
  addFavourite: record({
    path: '/api/trade/appFavourite/add',
    access: 'session',
    summary: 'Adds a symbol at the end of the favourites.',
    request: z.strictObject({ symbol }),
    reply: favouriteSymbols,
    refusals: ['symbol_unknown', 'favourite_limit_reached'],
  }),
  removeFavourite: record({
    path: '/api/trade/appFavourite/remove',
    access: 'session',
    summary: 'Takes a symbol from the favourites.',
    request: z.strictObject({ symbol }),
    reply: favouriteSymbols,
  }),
  orderFavourites: record({
    path: '/api/trade/appFavourite/reorder',
    access: 'session',
    summary: 'Puts the favourites into this order; those not named follow in the order they had.',
    request: z.strictObject({ symbols: z.array(symbol).check(z.maxLength(100)) }),
    reply: favouriteSymbols,
  }),
}

/**
 * An endpoint as a browser gives it, without characters that a URL cannot hold: a parser would accept them and a
 * database would not.
 */
const endpoint = z
  .string()
  .check(
    z.minLength(10),
    z.maxLength(1_000),
    form(/^https?:\/\/[!-~]+$/, 'web_address'),
    z.url('web_address' satisfies Expectation),
  )
const base64url = (length: number) => z.string().check(form(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), 'push_key'))

export const push = {
  pushKey: read({
    path: '/api/user/appPush/publicKey',
    weight: 1,
    access: 'public',
    summary: 'The key (VAPID) under which a browser subscribes to web push.',
    request: nothing,
    reply: z.object({ publicKey: z.string() }),
  }),
  subscribePush: record({
    path: '/api/user/appPush/subscribe',
    access: 'session',
    summary: "Pushes important messages to this browser, in the request's language. Sent again it renews.",
    request: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }) }),
    reply: done,
    refusals: ['push_endpoint_unknown'],
  }),
  unsubscribePush: record({
    path: '/api/user/appPush/unsubscribe',
    access: 'session',
    summary: 'Pushes nothing more to this browser.',
    request: z.strictObject({ endpoint }),
    reply: done,
  }),
}

export const alerts = { ...priceAlerts, ...favourites, ...push }

export const alertsNoun = {
  calls: alerts,
  refusals: {
    alert_limit_reached: 4700,
    alert_already_reached: 4701,
    alert_not_found: 4702,
    favourite_limit_reached: 4703,
    push_endpoint_unknown: 4704,
  },
  messages: {
    price_alert_reached: { category: 'system', outside: ['priceAlerts', 'mail', 'push'] },
  },
} as const satisfies Noun
