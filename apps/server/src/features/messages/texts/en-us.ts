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
    second_factor_unbound: {
      title: 'Authenticator unbound',
      text: 'Your sign-in asks for no code of an authenticator any more. Every other session was ended, and no withdrawal is possible for 24 hours. If this was not you, change your password at once and contact support.',
    },
    contact_bound: {
      title: 'Contact bound',
      text: '{contact} is now bound to your account. You can sign in and receive codes with it.',
    },
    anti_phishing_code_set: {
      title: 'Anti-phishing code set',
      text: 'From now on every e-mail and text from us shows your anti-phishing code. Whatever comes without it is not from us. If you did not set it, change your password at once.',
    },
    anti_phishing_code_removed: {
      title: 'Anti-phishing code removed',
      text: 'E-mails and texts from us no longer show an anti-phishing code. If this was not you, change your password at once.',
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
    deposit_submitted: {
      title: 'Deposit under review: {amount} {currency}',
      text: 'We have your deposit request of {amount} {currency} by {channel}. What arrives is credited as soon as it is confirmed.',
    },
    deposit_delivered: {
      title: 'Deposit credited: {amount} {currency}',
      text: '{amount} {currency} has arrived and stands in your balance.',
    },
    deposit_rejected: {
      title: 'Deposit rejected: {amount} {currency}',
      text: 'Your deposit request of {amount} {currency} by {channel} was rejected. Reason: {reason}. You can send a new one.',
    },
    deposit_cancelled: {
      title: 'Deposit cancelled: {amount} {currency}',
      text: 'You have cancelled your deposit request of {amount} {currency} by {channel}. If you have already sent the money, please make a new one.',
    },
    deposit_undone: {
      title: 'Deposit taken back: {amount} {currency}',
      text: 'The deposit of {amount} {currency} that was credited to you was taken back. Reason: {reason}. Withdrawals are blocked for now; please write to our support.',
    },
    withdrawal_submitted: {
      title: 'Withdrawal under review: {amount} {currency}',
      text: 'You have asked for {amount} {currency} to be sent to {target}. The fee is {feeTotal} {currency}. If this was not you, cancel it at once and change your passwords.',
    },
    withdrawal_approved: {
      title: 'Withdrawal approved: {amount} {currency}',
      text: 'Your withdrawal of {amount} {currency} to {target} is approved and will be paid next.',
    },
    withdrawal_paying: {
      title: 'Withdrawal being paid: {amount} {currency}',
      text: 'Your withdrawal of {amount} {currency} to {target} is being sent now.',
    },
    withdrawal_paid: {
      title: 'Withdrawal paid: {amount} {currency}',
      text: '{amount} {currency} has been sent to {target}. Proof of payment: {proof}.',
    },
    withdrawal_rejected: {
      title: 'Withdrawal rejected: {amount} {currency}',
      text: 'Your withdrawal of {amount} {currency} to {target} was rejected. Reason: {reason}. Amount and fee are back in your balance.',
    },
    withdrawal_cancelled: {
      title: 'Withdrawal cancelled: {amount} {currency}',
      text: 'You have cancelled your withdrawal of {amount} {currency} to {target}. Amount and fee are back in your balance.',
    },
    withdrawal_failed: {
      title: 'Withdrawal failed: {amount} {currency}',
      text: 'Your withdrawal of {amount} {currency} to {target} could not be paid. Reason: {reason}. Amount and fee are back in your balance.',
    },
    withdrawals_blocked: {
      title: 'Withdrawals blocked',
      text: 'Withdrawals from your account are blocked for now. Reason: {reason}. Your balance stays yours; our support can help.',
    },
    withdrawals_unblocked: {
      title: 'Withdrawals open again',
      text: 'Withdrawals from your account are open again.',
    },
    reward_granted: {
      title: 'Reward: {amount} {currency}',
      text: 'You have been given {amount} {currency}. It stands in your balance. Reason: {reason}.',
    },
    balance_credited: {
      title: 'Correction: {amount} {currency} credited',
      text: '{amount} {currency} was credited to your balance as a correction. Reason: {reason}.',
    },
    balance_debited: {
      title: 'Correction: {amount} {currency} debited',
      text: '{amount} {currency} was taken from your account as a correction. Reason: {reason}. If you disagree, please write to our support.',
    },
    settlement_account_added: {
      title: 'Withdrawal account bound: {target}',
      text: 'The account {target} was bound for withdrawals and counts from {usableAt}. If this was not you, remove it at once and change your password.',
    },
    settlement_account_usable: {
      title: 'Withdrawal account bound: {target}',
      text: 'The account {target} was bound for withdrawals and can be used now. If this was not you, remove it at once and change your password.',
    },
    settlement_account_changed: {
      title: 'Withdrawal account changed: {target}',
      text: 'Your account for withdrawals was changed to {target} and counts from {usableAt}. If this was not you, remove it at once and change your password.',
    },
    settlement_account_removed: {
      title: 'Withdrawal account removed: {target}',
      text: 'The account {target} was removed. If this was not you, change your password at once.',
    },
    whitelist_switched_on: {
      title: 'Whitelist mode is on',
      text: 'From now on every withdrawal account waits 24 hours before it counts. If this was not you, change your password at once.',
    },
    whitelist_switched_off: {
      title: 'Whitelist mode will end',
      text: 'Whitelist mode was switched off and ends at {endsAt}. If this was not you, switch it on again and change your password at once.',
    },
    withdrawal_password_set: {
      title: 'Withdrawal password set',
      text: 'Your account now has a withdrawal password. It is asked for at every withdrawal. If this was not you, change your login password at once.',
    },
    withdrawal_password_changed: {
      title: 'Withdrawal password changed',
      text: 'Your withdrawal password was changed. No withdrawal is possible for 24 hours. If this was not you, change your login password at once.',
    },
    withdrawal_password_locked: {
      title: 'Withdrawal password locked',
      text: 'Your withdrawal password was entered wrongly five times and is locked for 24 hours. If this was not you, change your login password at once.',
    },
    loss_limit_set: {
      title: 'Loss limit set',
      text: 'From now on, once {lossLimit} USDT are lost within 24 hours, nothing new can be opened.',
    },
    looser_loss_limit_asked: {
      title: 'Looser loss limit asked for',
      text: 'Your loss limit becomes {lossLimit} USDT at {countsAt}. Until then the present one stands. If this was not you, change your password and set a tighter limit.',
    },
    no_loss_limit_asked: {
      title: 'End of the loss limit asked for',
      text: 'Your loss limit ends at {countsAt}. Until then it stands. If this was not you, change your password and set the limit again.',
    },
    self_excluded: {
      title: 'Self-exclusion has begun',
      text: 'Until {untilAt} nothing can be opened and nothing deposited. This cannot be undone or shortened. You can close positions and withdraw at any time.',
    },
    cool_off_begun: {
      title: 'Break from trading has begun',
      text: 'Until {untilAt} nothing can be opened. This cannot be undone or shortened. You can close positions and withdraw at any time.',
    },
    residence_change_asked: {
      title: 'Country of residence changes',
      text: 'From {countsAt} the rules of the country that you stated ({country}) count. Until then the present ones stand.',
    },
    identity_submitted: {
      title: 'Identity data received',
      text: 'Your identity data for level {level} are being reviewed. We will tell you the result.',
    },
    identity_verified: {
      title: 'Identity verified',
      text: 'Your identity is verified: you now have level {level}, with its limits.',
    },
    identity_rejected: {
      title: 'Identity data rejected',
      text: 'Your identity data for level {level} could not be accepted. Reason: {reason}. Please correct them and submit them again.',
    },
    sign_in_blocked: {
      title: 'Sign-in blocked',
      text: 'Nobody can sign in to your account for now, and every session was ended. Reason: {reason}. Your balance stays yours; please write to our support.',
    },
    sign_in_unblocked: {
      title: 'Sign-in open again',
      text: 'You can sign in to your account again.',
    },
    terms_change_ahead: {
      title: 'Terms of {symbol} change',
      text: 'The terms of {symbol}, in which you hold a position or an order, change at {beginsAt}: its margin, fees or limits may be others from then on. Please look at what you hold.',
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
    restricted: 'trading was paused or limited by then',
    refused: 'it could not be filled under the rules',
    image_unclear: 'a picture is not clear enough to read',
    image_incomplete: 'a picture does not show the whole document',
    image_altered: 'a picture seems to have been altered',
    document_expired: 'the document has expired',
    document_not_accepted: 'this document is not accepted',
    data_differ_from_document: 'what was entered differs from the document',
    person_too_young: 'the document shows somebody under age',
    address_implausible: 'the address does not seem to be complete or real',
    contact_implausible: 'the emergency contact does not seem to be complete or real',
  },
}
