import type { MessageTexts } from './language-texts.ts'

export const englishMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Welcome to Touchstone',
      text: 'Your account is ready. A demo account with play money waits for you: try everything there first. Every price and every result has a receipt that you can check yourself.',
    },
    new_sign_in: {
      title: 'New sign-in',
      text: 'Your account was signed in to from {device} at {address}. If this was not you, change your password: that ends every other session.',
    },
    password_changed: {
      title: 'Password changed',
      text: 'Your login password was changed and every other session was ended. If this was not you, contact support at once.',
    },
    second_factor_bound: {
      title: 'Authenticator bound',
      text: 'From now on a code of your authenticator app is asked for at every sign-in.',
    },
    contact_bound: {
      title: 'Contact bound',
      text: '{contact} is now bound to your account. You can sign in and receive codes with it.',
    },
    price_alert_reached: {
      title: '{symbol} has reached {price}',
      text: 'The mark price of {symbol} is {mark}. Your price alert has done its work and is switched off.',
    },
    market_gap_ahead: {
      title: '{symbol} closes soon',
      text: '{symbol} closes at {closesAt} and opens again at {opensAt}. You hold it at {leverage}x. The price can jump over the break; consider less than {leverageMax}x or closing before.',
    },
    isolated_margin_called: {
      title: 'Margin call: {symbol}',
      text: 'Your isolated {direction} position in {symbol} has used {percent} % of its margin before liquidation. Add margin or reduce it if you want to keep it.',
    },
    cross_margin_called: {
      title: 'Margin call: cross positions',
      text: 'Your cross positions have used {percent} % of your equity before liquidation. Add funds or reduce them if you want to keep them.',
    },
    position_liquidated: {
      title: 'Position liquidated: {symbol}',
      text: 'Your {direction} position in {symbol} was liquidated: {quantity} at {price}. Result: {profit} USDT. The receipt shows the price that was due.',
    },
    take_profit_fired: {
      title: 'Take-profit filled: {symbol}',
      text: 'Your take-profit closed {quantity} of your {direction} position in {symbol} at {price}. Result: {profit} USDT.',
    },
    stop_loss_fired: {
      title: 'Stop-loss filled: {symbol}',
      text: 'Your stop-loss closed {quantity} of your {direction} position in {symbol} at {price}. Result: {profit} USDT.',
    },
    limit_open_filled: {
      title: 'Limit order filled: {symbol}',
      text: 'Your limit order opened {quantity} {symbol} {direction} at {price}. Fee: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Limit close filled: {symbol}',
      text: 'Your limit order closed {quantity} of your {direction} position in {symbol} at {price}. Result: {profit} USDT.',
    },
    order_cancelled: {
      title: 'Order cancelled: {symbol}',
      text: 'Your order for {quantity} {symbol} ({direction}) at {price} was cancelled. Reason: {reason}. What it had reserved is back.',
    },
    second_contract_won: {
      title: 'Second contract won: {symbol}',
      text: 'Your contract on {symbol} ({direction}, {durationSeconds} s) won: opened at {openPrice}, closed at {closePrice}. Your stake of {stake} USDT is back, with a payout of {payout} USDT.',
    },
    second_contract_lost: {
      title: 'Second contract lost: {symbol}',
      text: 'Your contract on {symbol} ({direction}, {durationSeconds} s) lost: opened at {openPrice}, closed at {closePrice}. The stake was {stake} USDT.',
    },
    second_contract_tied: {
      title: 'Second contract tied: {symbol}',
      text: 'Your contract on {symbol} ({direction}, {durationSeconds} s) opened and closed at {closePrice}. Your stake of {stake} USDT is back.',
    },
    second_contract_void: {
      title: 'Second contract void: {symbol}',
      text: 'There was no price in time for your contract on {symbol} ({direction}, {durationSeconds} s), so it does not count. Your stake of {stake} USDT is back.',
    },
  },
  words: {
    long: 'long',
    short: 'short',
    rise: 'rise',
    fall: 'fall',
    demo: 'Demo',
    expired: 'its time had passed',
    liquidation: 'your cross positions were being liquidated',
    position_closed: 'the position was closed',
    slippage_exceeded: 'the price had moved too far',
    no_price: 'there was no price in time',
    would_be_liquidated: 'it would have been liquidated at once',
    house_exposure_exceeded: 'the limit for this market was reached',
    bracket_exceeded: 'the position would have been too large',
    margin_insufficient: 'not enough margin was left',
    refused: 'it could not be filled under the rules',
  },
}
