import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    order_resting: 'Cancel your open orders in {symbol} first.',
    order_not_found: 'This order is no longer open.',
    order_pending: 'This order is being filled right now.',
    expiry_in_the_past: 'This time has already passed.',
    too_many_orders: "You've reached the limit for open orders ({maximum}). Cancel one first.",
    too_many_symbol_orders: "You've reached the limit for open orders in {symbol} ({maximum}). Cancel one first.",
    too_many_closes: "This position already has {maximum} closes waiting. Cancel one, or close everything that's left.",
  },
  entries: {
    order_reserved: 'Reserved for an order',
    order_released: 'Order reserve returned',
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
      title: 'Order canceled: {symbol}',
      text: 'We canceled your order for {quantity} {symbol} ({direction}) at {price}: {reason}. What we reserved for it is back in your account.',
    },
  },
  messageWords: {
    expired: 'it expired',
    liquidation: 'your cross positions were being liquidated',
    position_closed: 'the position was closed',
    slippage_exceeded: 'the price had moved too far',
    no_price: 'no price came in time',
    would_be_liquidated: 'it would have been liquidated right away',
    house_exposure_exceeded: 'this market had reached its limit',
    bracket_exceeded: 'the position would have been too big',
    margin_insufficient: "there wasn't enough margin",
    restricted: 'trading was paused or limited',
    refused: "the rules didn't allow it anymore",
  },
} as const satisfies NounTexts
