import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    rate: 'Fixed rate',
    aDay: '{{rate}} a day, fixed',
    whoDecides:
      'Each product says whether a rule or a fixed rate decides its days. You can read the rule, and your device can run it again.',
    nobodyDecides: 'No rule decides. We promise a fixed rate for each day, and we pay it.',
    note: "You're buying a note from us. We promise a fixed rate for each day, and we're the ones who pay it.",
    onAmount: 'On {{amount}} {{currency}} in {{days}} days',
    riskTitle: 'Only we stand behind it',
    riskText: "It's no bank deposit, and no scheme protects it. If we can't pay, you can lose money.",
    text: 'No rule decides and no price moves it. Each whole day brings {{rate}} of your amount, from the first to the last.',
    payerText:
      'We do, from a pool that we fill before the sale opens. We promised the rate, and the pool holds all of it for every day.',
    payerShort: "We do, from a pool. It holds less than we promised, so we've stopped selling.",
    canLose: "up to all of it, if we can't pay",
    pays: 'It pays',
    paysOf: '{{days}} days at {{rate}}',
    leaveBefore: "Before today's interest",
    leaveThen: "Today's interest goes to your balance. Then the fee is {{rate}} of your amount.",
  },
} as const satisfies NounTexts
