import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Demo trading',
    bar: 'Play money, real rules',
    headline: 'Try everything with play money',
    text: "One tap, no e-mail, no phone number. You can't lose a cent.",
    pricesTitle: 'Live prices',
    pricesText: 'Your orders fill at the same prices as real ones.',
    rulesTitle: 'Real rules',
    rulesText: 'Leverage, fees, funding and liquidation work as they do with real money.',
    againTitle: 'Start over anytime',
    againText: 'Close everything, tap Reset, and your play money is back.',
    guestTitle: 'No sign-up',
    guestText: 'You trade as a guest. Save the account later if you like it.',
    begin: 'Start demo trading',
    haveAccount: 'I have an account',
    resetTitle: 'Reset your demo account?',
    resetText: 'Your demo balance goes back to {{amount}} USDT and other currencies are cleared. Your history stays.',
    resetAct: 'Reset demo account',
    resetDone: 'You have {{amount}} USDT of play money again',
    closeFirst: 'Close everything first.',
    closeEverything: 'Close all and cancel orders',
    openOptions: 'Open options',
    seeOptions: 'See open options',
    granted: '{{amount}} USDT of play money is yours',
  },
  refusals: {
    already_granted: 'You already have your play money.',
    not_a_demo_book: 'You can only reset a demo account.',
    something_open: 'Close all positions, orders and options first.',
  },
  entries: {
    demo_grant: 'Play money received',
    demo_return: 'Play money returned',
  },
  messageWords: {
    demo: 'Demo',
  },
} as const satisfies NounTexts
