import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    order_resting: 'Please cancel your open orders in {symbol} first.',
    order_not_found: 'This order is no longer open.',
    order_pending: 'This order is being filled right now.',
    expiry_in_the_past: 'This time has already passed.',
    too_many_orders: 'You have {maximum} orders waiting, which is the most there can be. Please cancel one first.',
    too_many_symbol_orders:
      'You have {maximum} orders waiting in {symbol}, which is the most there can be. Please cancel one first.',
    too_many_closes:
      '{maximum} closes of this position are waiting, which is the most there can be. Please cancel one, or close all that is left.',
  },
  entries: {
    order_reserved: 'Reserved for an order',
    order_released: 'Order reserve released',
  },
  messages: {
    limit_open_filled: {
      title: 'Limit order filled: {symbol}',
      text: 'Your limit order opened {quantity} {symbol} {direction} at {price}. Fee: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Limit close filled: {symbol}',
      text: 'Your limit order closed {quantity} of your {direction} position in {symbol} at {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Order cancelled: {symbol}',
      text: 'Your order for {quantity} {symbol} ({direction}) at {price} was cancelled. Reason: {reason}. What it had reserved is back.',
    },
  },
  messageWords: {
    expired: 'its time had passed',
    liquidation: 'your cross positions were being liquidated',
    position_closed: 'the position was closed',
    slippage_exceeded: 'the price had moved too far',
    no_price: 'there was no price in time',
    would_be_liquidated: 'it would have been liquidated at once',
    house_exposure_exceeded: 'the limit for this market was reached',
    bracket_exceeded: 'the position would have been too large',
    margin_insufficient: 'not enough margin was left',
    restricted: 'trading was paused or limited by then',
    refused: 'it could not be filled under the rules',
  },
} as const satisfies NounTexts
