import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { accepted, closed, marginMoved, opened, outcomeOf, reversed, stopsSet } from './command-replies.ts'
import {
  amount,
  book,
  direction,
  leverage,
  marginMode,
  page,
  pageOf,
  recordId,
  stopAsked,
  symbol,
  whole,
} from './fields.ts'
import type { Noun } from './noun.ts'
import { openingRestrictions } from './opening-restrictions.ts'
import { leverageOf, leverageSet, position, positionResult, previewFacts, summary } from './position-replies.ts'
import { timeSpan } from './time-span.ts'

const marketRefusals = ['symbol_unknown', 'price_missing', 'price_stale', 'market_closed'] as const
/** An opening that would wait where as many orders wait as may. */
const ordersFull = ['too_many_orders', 'too_many_symbol_orders'] as const
/** The same of a close; one of the whole position is never refused for it. */
export const closesFull = [...ordersFull, 'too_many_closes'] as const
/** Whatever way an opening comes about. */
export const openingRefusals = [
  ...openingRestrictions,
  'leverage_above_country',
  ...marketRefusals,
  'symbol_off',
  'amount_not_positive',
  'quantity_off_grid',
  'price_off_grid',
  'amount_too_small',
  'leverage_out_of_range',
  'leverage_differs',
  'bracket_exceeded',
  'house_exposure_exceeded',
  ...ordersFull,
  'stop_on_wrong_side',
  'margin_insufficient',
  'would_be_liquidated',
] as const
/** Whatever way a position is closed. */
export const closingRefusals = [
  'not_found',
  'position_not_found',
  'symbol_unknown',
  'price_missing',
  'market_closed',
  'amount_not_positive',
  'quantity_off_grid',
  'quantity_exceeds_position',
] as const
/** A reversal has neither stops nor a price of its own, and where it waits it takes the whole position. */
const neverOfReversal: ReadonlySet<string> = new Set(['stop_on_wrong_side', 'price_off_grid', ...ordersFull])
const marginRefusals = [
  'not_found',
  'position_not_found',
  'position_not_isolated',
  ...marketRefusals,
  'amount_not_positive',
  'amount_off_grid',
  'margin_insufficient',
  'would_be_liquidated',
] as const

export const positions = {
  positions: read({
    path: '/api/trade/appTradePositions/listMy',
    weight: 3,
    access: 'session',
    summary: 'Positions with what they are worth now, newest first: open ones by opening, closed ones by closing.',
    request: z.strictObject({
      book,
      state: z._default(z.enum(['running', 'closed']), 'running'),
      symbol: z.optional(symbol),
      marginMode: z.optional(marginMode),
      ...timeSpan,
      ...page,
    }),
    reply: pageOf(position),
  }),
  positionResult: read({
    path: '/api/trade/appTradePositions/result',
    weight: 2,
    access: 'session',
    summary: 'What a position has brought, net of all fees: each close by itself, and its life once it is closed.',
    request: z.strictObject({ id: recordId }),
    reply: positionResult,
    refusals: ['not_found', 'position_not_found'],
  }),
  positionsSummary: read({
    path: '/api/trade/appTradePositions/summary',
    weight: 1,
    access: 'session',
    summary: 'What a book is worth in trading, and how much of it is free.',
    request: z.strictObject({ book }),
    reply: summary,
  }),
  previewFacts: read({
    path: '/api/trade/appTradePositions/previewFacts',
    weight: 1,
    access: 'session',
    summary: 'What a client needs to run the preview of a command itself, by the rule that the server decides with.',
    request: z.strictObject({
      book,
      symbol: z.optional(symbol),
      /** The settings that the client has already. */
      settingsVersion: z.optional(whole(0, 1e15 - 1)),
    }),
    reply: previewFacts,
  }),
  leverages: read({
    path: '/api/trade/appTradePositions/leverages',
    weight: 1,
    access: 'session',
    summary: 'The leverage in force of every symbol and margin mode.',
    request: z.strictObject({ book, symbol: z.optional(symbol) }),
    reply: z.array(leverageOf),
  }),
  openPosition: command({
    path: '/api/trade/appTradePositions/create',
    access: 'session',
    summary: 'Opens a position at market, or adds to the one of the same symbol, direction and margin mode.',
    request: z.strictObject({
      book,
      symbol,
      direction,
      marginMode,
      leverage,
      quantity: amount,
      takeProfit: z._default(stopAsked, null),
      stopLoss: z._default(stopAsked, null),
    }),
    reply: outcomeOf(z.union([opened, accepted])),
    refusals: openingRefusals,
  }),
  setStops: command({
    path: '/api/trade/appTradePositions/updateStopLoss',
    access: 'session',
    summary: 'Sets take-profit and stop-loss; null takes one away.',
    request: z.strictObject({ id: recordId, takeProfit: stopAsked, stopLoss: stopAsked }),
    reply: outcomeOf(stopsSet),
    refusals: [
      'not_found',
      'position_not_found',
      ...marketRefusals,
      'amount_not_positive',
      'price_off_grid',
      'quantity_off_grid',
      'stop_on_wrong_side',
    ],
  }),
  closePosition: command({
    path: '/api/trade/appTradePositions/close/{id}',
    access: 'session',
    summary: 'Closes a position whole, at market.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(z.union([closed, accepted])),
    refusals: closingRefusals,
  }),
  closePart: command({
    path: '/api/trade/appTradePositions/closePart',
    access: 'session',
    summary: 'Closes a part of a position at market.',
    request: z.strictObject({ id: recordId, quantity: amount }),
    reply: outcomeOf(z.union([closed, accepted])),
    refusals: [...closingRefusals, ...closesFull],
  }),
  closeAll: command({
    path: '/api/trade/appTradePositions/closeAll',
    access: 'session',
    summary: 'Closes every position that can be closed now; those in closed markets are named in `skipped`.',
    request: z.strictObject({ book }),
    reply: outcomeOf(z.extend(closed, { pending: z.array(recordId), skipped: z.array(recordId) })),
    refusals: ['nothing_to_close', 'market_closed'],
  }),
  reversePosition: command({
    path: '/api/trade/appTradePositions/reverse/{id}',
    access: 'session',
    summary: 'Closes a position and opens the same quantity the other way on the same tick; both or neither.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(z.union([reversed, accepted])),
    refusals: [
      'not_found',
      'position_not_found',
      'quantity_exceeds_position',
      ...openingRefusals.filter((kind) => !neverOfReversal.has(kind)),
    ],
  }),
  addMargin: command({
    path: '/api/trade/appTradePositions/addMargin',
    access: 'session',
    summary: 'Locks more margin in an isolated position.',
    request: z.strictObject({ id: recordId, amount }),
    reply: outcomeOf(marginMoved),
    refusals: marginRefusals,
  }),
  removeMargin: command({
    path: '/api/trade/appTradePositions/removeMargin',
    access: 'session',
    summary: 'Takes margin out of an isolated position, as far as its leverage allows.',
    request: z.strictObject({ id: recordId, amount }),
    reply: outcomeOf(marginMoved),
    refusals: [...marginRefusals, 'amount_too_large'],
  }),
  setLeverage: command({
    path: '/api/trade/appTradePositions/setLeverage',
    access: 'session',
    summary: 'Sets the leverage of a symbol and margin mode; on an open isolated position margin moves with it.',
    request: z.strictObject({ book, symbol, marginMode, leverage }),
    reply: outcomeOf(leverageSet),
    refusals: [
      ...marketRefusals,
      'leverage_out_of_range',
      'leverage_above_country',
      'order_resting',
      'margin_insufficient',
      'would_be_liquidated',
    ],
  }),
}

export const positionsNoun = {
  calls: positions,
  refusals: {
    price_off_grid: 4105,
    quantity_off_grid: 4106,
    margin_insufficient: 4112,
    would_be_liquidated: 4113,
    leverage_out_of_range: 4114,
    leverage_differs: 4115,
    bracket_exceeded: 4117,
    house_exposure_exceeded: 4118,
    stop_on_wrong_side: 4119,
    position_not_found: 4120,
    position_not_isolated: 4121,
    quantity_exceeds_position: 4122,
    nothing_to_close: 4126,
  },
  messages: {
    isolated_margin_called: { category: 'transaction', outside: ['trades', 'mail', 'push'] },
    cross_margin_called: { category: 'transaction', outside: ['trades', 'mail', 'push'] },
    position_liquidated: { category: 'transaction', outside: ['trades', 'mail', 'push'] },
    take_profit_fired: { category: 'transaction', outside: ['trades', 'push'] },
    stop_loss_fired: { category: 'transaction', outside: ['trades', 'push'] },
  },
} as const satisfies Noun
