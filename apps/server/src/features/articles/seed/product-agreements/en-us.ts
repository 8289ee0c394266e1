import { productAgreements } from './product-agreement.ts'

export const englishAgreements = productAgreements(
  {
    headings: {
      buy: 'What you buy',
      pays: 'Who pays',
      lose: 'What you can lose',
      ends: 'How it ends',
      fees: 'Fees',
      change: 'What we can change',
      check: 'How to check',
    },
    change:
      'Nothing on an order that you have placed. New terms and new agreements hold for later orders only. We can stop selling at any time.',
    named: 'The receipt of your order names this text by its SHA-256.',
  },
  {
    'strategy-agreement': {
      title: 'Strategy agreement',
      summary: 'What you and we agree on when you put money into a strategy.',
      buy: 'A claim on us. The product’s page says which of two things decides your rate for each UTC day. By a rule: a published rule trades on paper, on recorded prices, and its result is your rate, within the lowest and highest rate on the page. At a fixed rate: no rule and no price decides, and each day has the rate on the page. None of your orders goes to a market.',
      pays: 'We do, from a pool that is filled before the sale and covers the most that we can owe. What you lose by a rule goes to that pool.',
      lose: 'By a rule, all of it: a day can lose, losses lower your amount, and later days count on what is left. At a fixed rate no day loses, but leaving early costs a fee. Either way you lose what is missing if we cannot pay. You cannot lose more than you put in.',
      ends: 'It starts at the next 00:00 UTC and runs for the days shown. Until it starts you can cancel for free. After its first full day you can leave early, and the day that has begun still counts. We may freeze a product whose days a rule decides, never one at a fixed rate: frozen days earn and lose nothing, the term ends that much later, and leaving on them is free. With the last day, what is left comes back.',
      fees: 'None for buying or holding. Leaving early costs the share that you see before you confirm. A rule’s own trading costs are part of its result.',
      check:
        'Each day has a receipt. By a rule it has the rule and the prices, and your device runs the rule again. At a fixed rate it has the rate, and your device computes the day again.',
    },
    'machine-agreement': {
      title: 'Machine agreement',
      summary: 'What you and we agree on when you have a machine hosted.',
      buy: 'What a mining machine would bring for a number of days, computed from its figures and those of the network. We settle it: you own no device, and no real machine stands behind it.',
      pays: 'We do, in the coin, from a pool that covers the most that we can owe before we sell. A day pays no more than the limit on the product’s page.',
      lose: 'All of the price. It is used up evenly over the days, and nothing of it comes back at the end. You earn less when the network grows, and the coin can lose value.',
      ends: 'It starts at the next 00:00 UTC and runs for the days shown. Until it starts you can cancel for free; after that you cannot leave early. If ten days in a row earn nothing, it stops, and the part of the price that is not used up comes back.',
      fees: 'Hosting and electricity are taken from what each day brings. A day whose costs are higher pays nothing, and you owe nothing.',
      check:
        'Each day has a receipt with the network’s figures, the price and the formula. Your device computes it again.',
    },
    'bond-agreement': {
      title: 'Bond agreement',
      summary: 'What you and we agree on when you lend through a bond.',
      buy: 'Units of a loan to the issuer on the bond’s page, at the interest and for the days shown there.',
      pays: 'The issuer alone. We pass on what it pays, in equal parts for each unit. We guarantee nothing and add nothing.',
      lose: 'All of it. If the issuer pays late, you are paid late. If it does not pay, you lose what is missing. You cannot lose more than you lent.',
      ends: 'Until the close you can take your money back. If too little is lent by then, everything comes back. After that you cannot leave early: it ends when the issuer has repaid it.',
      fees: 'We take none from you.',
      check: 'Each payment has a receipt that shows how it was shared. Your device computes it again.',
    },
    'token-sale-agreement': {
      title: 'Token sale agreement',
      summary: 'What you and we agree on when you apply for a new token.',
      buy: 'Tokens, before anybody trades them. Depending on the sale, everybody gets the same share of what they asked for, up to a limit, or lots are drawn.',
      pays: 'You pay for what you get. The issuer on the sale’s page has handed over the tokens before the sale opens, and gets what was raised after the listing.',
      lose: 'All that you pay. Nobody has to buy the tokens, and we do not buy them back. While no price is quoted we value them at 0.',
      ends: 'Until the close you can change your application or take it back for free. Where lots are drawn, you pay the rest within 24 hours of being told; else your lots are gone and your deposit comes back. Tokens are held until the listing.',
      fees: 'We take none from you.',
      check:
        'Receipts show the list of all applications and how lots were given, or drawn by a public random number. Your device computes it again.',
    },
  },
)
