import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    since: 'Frozen since {{day}} (UTC)',
    from: 'Will be frozen from {{day}} (UTC)',
    until: 'Resumes {{day}} (UTC)',
    unknown: "We don't know yet when it resumes. We'll tell you.",
    earliest: 'Ends {{day}} (UTC) at the earliest',
    text: 'Frozen days earn and lose nothing, and the term ends that much later. You can leave now without a fee.',
    ahead:
      'Frozen days earn and lose nothing, and the term ends that much later. On those days you can leave without a fee.',
    product: "You can't buy it right now. Frozen days earn and lose nothing. Investments that run go on afterwards.",
    resuming: "It's on sale again. What you buy now starts when it resumes.",
    reason: 'Why: {{reason}}',
    days: 'Frozen days',
    count: 'Frozen days: {{number}}',
    strip: '{{strip}}, {{frozen}} frozen',
    earlier: '{{earlier}} days before, not shown; then {{strip}}',
    day: 'frozen',
    run: '{{number}} days frozen',
    leaveTitle: 'Leave now?',
    leaveText: "It's frozen, so you get everything that's left right away, with no fee. You can't undo this.",
    leaveAct: 'Leave now',
    noFee: 'None while frozen',
    freeFrom: 'From {{day}} (UTC) you can leave without this fee.',
    paidNow: 'right away',
    done: '{{amount}} {{currency}} is back in your balance.',
  },
  refusals: {
    product_frozen: 'This product is frozen right now, so nothing is sold. Choose another one.',
    days_not_counted: 'The days before are still being counted. Try again in a few minutes.',
  },
  messages: {
    product_frozen: {
      title: 'A product you hold will be frozen',
      text: '{product}: from {day} (UTC) its days earn and lose nothing, and its term ends that much later. You can leave on those days without a fee. Why: {why}',
    },
    product_resumed: {
      title: 'A product you hold has resumed',
      text: '{product}: from {day} (UTC) its days count again. Why: {why}',
    },
  },
} as const satisfies NounTexts
