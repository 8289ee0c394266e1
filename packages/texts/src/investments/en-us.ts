import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Invest',
    quant: 'AI quantitative',
    arbitrage: 'Arbitrage',
  },
  refusals: {
    product_unknown: "This product isn't offered any more. Choose another one.",
    product_not_on_sale: "This product isn't on sale right now.",
    product_sold_out: 'Only {left} USDT are left. Choose a smaller amount.',
    purchase_limit_reached: 'You can hold up to {maximum} orders of this product at once.',
    amount_out_of_range: 'Choose an amount from {minimum} to {maximum}.',
    strategy_started: "Its first day has begun, so you can't cancel it any more. You can leave early after that day.",
    first_day_not_over: 'You can leave once its first whole day is over.',
    day_not_counted: 'Yesterday is being counted. Try again in a moment.',
    pays_less_than_shown: 'It now pays {pays}, less than you were shown. Check the amount and try again.',
    withdrawal_password_required: 'From {from} USDT on, buying takes your withdrawal password.',
    wrong_house_book: "This account of the house isn't meant for that.",
    no_sandbox_capital: 'The settings give the treasury no play money.',
    capital_too_small: 'The treasury has only {available} {currency}.',
    escrow_short: "The pool doesn't cover the whole sale yet: {missing} {currency} are missing.",
    escrow_covers_orders: 'Only {available} {currency} of the pool cover nothing. The rest must stay.',
    sale_is_open: 'Close the sale first: what is on sale must stay covered.',
  },
  entries: {
    strategy_requested: 'Strategy, set aside',
    strategy_bought: 'Strategy, bought',
    strategy_declined: 'Strategy, returned',
    strategy_cancelled: 'Strategy, cancelled',
    strategy_gain: 'Strategy, gain of a day',
    strategy_loss: 'Strategy, loss of a day',
    strategy_returned: 'Strategy, paid back',
    strategy_exit_fee: 'Strategy, early exit fee',
    capital_raised: 'Treasury, capital',
    capital_allotted: 'Treasury, sent to a pool',
    capital_returned: 'Treasury, back from a pool',
    pool_funded: 'Pool, funded',
    pool_gains_paid: 'Pool, gains paid',
    pool_losses_received: 'Pool, losses received',
    pool_returned: 'Pool, returned',
  },
  messages: {
    product_bought: {
      title: 'Your investment is in',
      text: '{amount} {currency} start working at 00:00 UTC on {day} for {days} days. You can cancel for free until then.',
    },
    product_declined: {
      title: 'Your order came back',
      text: 'There was not enough left of this product. {amount} {currency} are back in your balance.',
    },
    product_day_gained: {
      title: 'Your strategy gained',
      text: '{day}: {amount} {currency}. It is in your balance.',
    },
    product_day_lost: {
      title: 'Your strategy lost',
      text: '{day}: {amount} {currency} came off what you invested.',
    },
    product_ended: {
      title: 'Your investment has ended',
      text: '{amount} {currency} are back in your balance. In all it brought {income} {currency}.',
    },
  },
} as const satisfies NounTexts
