import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    wrong_house_book: "This account of the house isn't meant for that.",
    no_sandbox_capital: 'The settings give the treasury no play money.',
    capital_too_small: 'The treasury has only {available} {currency}.',
    escrow_short: "The pool doesn't cover the whole sale yet: {missing} {currency} is missing.",
    escrow_covers_orders: 'Only {available} {currency} can be returned. The rest covers running orders.',
  },
  entries: {
    capital_raised: 'Treasury, capital',
    capital_received: 'Treasury, capital from outside',
    capital_allotted: 'Treasury, sent to a pool',
    capital_returned: 'Treasury, back from a pool',
    pool_funded: 'Pool, funded',
    pool_gains_paid: 'Pool, gains paid',
    pool_losses_received: 'Pool, losses received',
    pool_returned: 'Pool, returned',
  },
} as const satisfies NounTexts
