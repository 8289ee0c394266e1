import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts = {
  screen: {
    title: 'Token sales',
  },
  refusals: {
    lot_price_differs: 'The price of a lot is not the one you were shown. Open the sale again and check it.',
    lots_not_positive: 'Choose at least one lot.',
    lots_above_cap: 'You can apply for up to {maximum} lots in this sale.',
    ieo_applied_before: 'You’ve already applied. Change that application instead.',
    ieo_closed: 'The sale has closed, so this application stays as it is.',
    nothing_to_pay: 'There is nothing to pay: it’s paid, or the time to pay is over.',
    ieo_opened_before: 'This sale was opened before. A sale opens only once.',
    ieo_not_given: 'Somebody still has to pay, or tokens are on their way. List the token after that.',
    no_tokens_left: 'No tokens of this sale are left to send back.',
    ieo_still_open: 'This sale hasn’t closed yet. Who gets what is shown after that.',
  },
  entries: {
    ieo_set_aside: 'Token sale, set aside',
    ieo_returned: 'Token sale, returned',
    ieo_cost: 'Token sale, paid',
    ieo_tokens: 'Token sale, tokens received',
    ieo_released: 'Token sale, tokens released',
    ieo_raised: 'Token sale, raised for the issuer',
    tokens_received: 'Token sale, tokens from the issuer',
    tokens_delivered: 'Token sale, tokens given out',
    tokens_returned: 'Token sale, tokens sent back',
    raised_paid_out: 'Token sale, paid out to the issuer',
  },
  messages: {
    ieo_applied: {
      title: 'You’ve applied for {token}',
      text: 'Lots: {lots}. {amount} {currency} is set aside. You can change this or take it back until 00:00 UTC on {day}.',
    },
    ieo_changed: {
      title: 'You changed your application for {token}',
      text: 'Lots: {lots}. {amount} {currency} is set aside for them.',
    },
    ieo_withdrawn: {
      title: 'You took your application for {token} back',
      text: '{amount} {currency} is back in your balance. It cost nothing.',
    },
    ieo_given: {
      title: 'You got {tokens} {token}',
      text: 'Lots: {won} of {lots}, for {amount} {currency}. {returned} {currency} is back in your balance. You can move the tokens once {token} is listed.',
    },
    ieo_won: {
      title: 'You won lots of {token}',
      text: 'Lots: {won} of {lots}. Pay {amount} {currency} by {until} UTC, or you lose them.',
    },
    ieo_reserve: {
      title: 'None of your lots of {token} won yet',
      text: 'If somebody doesn’t pay, those lots are drawn once more on {until} UTC. Your deposit of {amount} {currency} stays set aside until then.',
    },
    ieo_not_won: {
      title: 'You didn’t get any {token}',
      text: '{amount} {currency} is back in your balance.',
    },
    ieo_paid: {
      title: 'You paid for {tokens} {token}',
      text: '{amount} {currency} in all. You can move the tokens once {token} is listed.',
    },
    ieo_forfeited: {
      title: 'You lost your lots of {token}',
      text: 'They weren’t paid in time. Your deposit of {amount} {currency} is back in your balance.',
    },
    ieo_listed: {
      title: '{token} is listed',
      text: 'Your {tokens} {token} are yours to move. Nothing quotes {token} yet, so it counts as 0 in your assets.',
    },
  },
} as const satisfies Translated<typeof english>
