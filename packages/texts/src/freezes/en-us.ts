import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    from: 'Frozen from {{day}} (UTC)',
    until: 'Goes on {{day}} (UTC)',
    text: "Days on which it's frozen bring nothing, and the term ends that much later. You can leave now without a fee.",
    ahead: "It's frozen from {{day}} (UTC). Those days bring nothing, and leaving is free on them.",
    product: "It's frozen: nothing is sold, and the days of the freeze bring nothing. Orders that run go on later.",
    reason: 'Why: {{reason}}',
    days: 'Frozen days',
    strip: '{{strip}}, {{frozen}} frozen',
    day: 'frozen',
    leaveTitle: 'Leave now?',
    leaveText:
      "It's frozen on {{day}} (UTC), so you get all that remains right away, without a fee. You can't take this back.",
    paidNow: 'right away',
    done: '{{amount}} {{currency}} is back in your balance.',
  },
  refusals: {
    product_frozen: 'This product is frozen right now, so nothing is sold. Choose another one.',
    days_not_counted: 'The days before are still being counted. Try again in a few minutes.',
  },
  messages: {
    product_frozen: {
      title: 'A product you hold is frozen',
      text: 'From {day} (UTC) its days bring nothing, and its term ends that much later. You can leave on those days without a fee. Why: {reason}',
    },
    product_resumed: {
      title: 'A product you hold goes on',
      text: 'From {day} (UTC) its days count again. Why: {reason}',
    },
  },
} as const satisfies NounTexts
