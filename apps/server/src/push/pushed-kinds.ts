import type { MessageKind } from '@touchstone/wire/messages'

/** The messages that are worth a person's attention while the app is closed. Our choice. */
export const pushedKinds = [
  'new_sign_in',
  'password_changed',
  'second_factor_bound',
  'contact_bound',
  'price_alert_reached',
  'market_gap_ahead',
  'isolated_margin_called',
  'cross_margin_called',
  'position_liquidated',
  'take_profit_fired',
  'stop_loss_fired',
  'limit_open_filled',
  'limit_close_filled',
  'order_cancelled',
] as const satisfies MessageKind[]
