import type { ArticleTexts } from './article-text.ts'
import { englishAgreements } from './product-agreements/en-us.ts'

export const englishArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'What is margin?',
    summary: 'The part of a position you put up yourself.',
    body: `With leverage you trade a position larger than your own money. The part you put up is the margin.

## How we compute it

Initial margin = value of the position ÷ leverage. A position of 1,000 USDT at 10x needs 100 USDT. Your P&L always follows the whole 1,000 USDT: a 1% move is 10 USDT, a tenth of your margin.

## Maintenance margin

While the position is open, your margin has to cover a part of its value. That rate rises with the size of the position, and you'll find it on the market's page. When your remaining margin falls to it, we liquidate the position.

Higher leverage doesn't change how much a move earns. It changes how small a move can take your margin.`,
  },
  'isolated-and-cross': {
    title: 'Isolated and cross margin',
    summary: 'Two ways to back a position, and what each can cost you.',
    body: `- Isolated: the position has its own margin. If it goes wrong, you lose that margin at most. You can add to it, or take out what isn't needed.
- Cross: the free money in your contract account backs all your cross positions together. One position's profit covers another's loss. In the worst case you lose everything in that account.

Isolated suits a single idea with a limit. Cross suits positions that balance each other.

You choose the mode when you open. You can hold a long and a short, or an isolated and a cross position, in the same market.`,
  },
  'liquidation-price': {
    title: 'The liquidation price',
    summary: 'When we close a position for you, and at which price.',
    body: `## Isolated

We liquidate a position when margin plus profit falls to the maintenance margin. You see that price before you open and while you hold. Adding margin moves it further away.

## Cross

We look at all cross positions together and liquidate when equity falls to the sum of their maintenance margins. First we cancel open orders, then we close the position with the largest loss, and so on until you're safe again.

## Fair for both sides

The mark price decides: the middle of bid and ask. We close at the bid or ask of the very tick that triggered it, and the receipt shows it. You can't owe us more than you put up: the insurance account pays the rest. We warn you at 80% and 90%.`,
  },
  'orders-and-stops': {
    title: 'Orders, take-profit and stop-loss',
    summary: 'Market, limit, and what closes a position for you.',
    body: `- Market order: fills right away, at the ask when you buy and at the bid when you sell. On a live market it fills at the first price after your order, so nobody trades on a price that's already known.
- Limit order: waits until the market reaches your price and fills at exactly that price, with the lower maker fee.
- Take profit and stop loss: follow the mark price and fill at the first price past them. If the market jumps, that can be worse than the price you set.

A stop doesn't guarantee a price. We never move the one you set.`,
  },
  fees: {
    title: 'Fees',
    summary: 'What trading costs, and when.',
    body: `- Opening and closing: a share of the value of the position. Market orders pay the taker rate (0.05 % at first), resting limit orders the maker rate (0.02 % at first).
- Liquidation: a further fee (0.1 % at first), at most what is left of the margin.
- Funding: it has its own article.
- Exchange: no fee, but a spread that is part of the quote you see.

You see the fee in USDT before each order. The market's page shows the current rates. A change never affects an order that's already waiting.

Fees depend on the value, not your margin: at 50x, an opening fee of 0.05% is 2.5% of what you put up.`,
  },
  funding: {
    title: 'Funding',
    summary: 'A small payment every eight hours on coins.',
    body: `At 00:00, 08:00 and 16:00 UTC an open position pays or receives: value at the mark price × funding rate. When the rate is positive, longs pay and shorts receive; when it is negative, the other way round.

The rate comes from the price feed and is recorded with it. If the feed has none, it's 0.01% on coins and zero on all other markets.

Hold nothing at that moment and you pay nothing. Closed markets have no funding. You'll find each payment, with its receipt, in your records.`,
  },
  'second-contracts': {
    title: 'How options work',
    summary: 'Rise or fall within 30 to 300 seconds.',
    body: `You choose a market, rise or fall, a duration and a stake. After that you can't change or cancel it.

- Opening price: the first price after your order was accepted.
- Closing price: the last price at or before the end of the duration.
- Both come from our recorded tape, digit for digit. Nobody can type one in.
- If a price moves too little for fair odds, we don't offer that duration until it moves more.

You lose your stake if the closing price is on the other side. You win if it's on yours: you get your stake back with the payout you saw. If both prices are equal, or if no price arrives in time, you get your stake back.

The payout is below 100%. Even with one win for every loss, you lose money in the long run.`,
  },
  'exchange-and-transfer': {
    title: 'Exchange and transfer',
    summary: 'Moving money between currencies and accounts.',
    body: `## Exchange

You get a quote that holds for ten seconds, with the spread inside it. If the market moves against the quote before you accept, you get a new one instead of a surprise. The result has a receipt.

## Transfer

Your money is in two accounts. The balance account holds your currencies. The contract account backs your trades in USDT. You can move USDT between them right away, free of charge. From the contract account you can take whatever your positions don't need.`,
  },
  receipts: {
    title: 'Receipts, and how to check one',
    summary: 'Every result can be recomputed on your own device.',
    body: `Every opening, close, liquidation, option, exchange and funding payment has a receipt. It holds the prices with their numbers on the tape, the settings, the formula and every entry in the ledger.

## How to check

- Open the record and tap the receipt.
- Your own device recomputes the result and compares it with what we booked, without asking our server.
- It then follows the path to the public checkpoint.

## Checkpoints

Every minute, one number sums up every booking and every price, chained to the one before. Changing an old price would change every number after it. A fresh receipt says "pending" until the next checkpoint, about a minute.`,
  },
  security: {
    title: 'Keep your account safe',
    summary: 'Password, authenticator, and what we never ask.',
    body: `- Choose a long password you don't use anywhere else.
- Turn on an authenticator app, so a password alone isn't enough. Save the recovery codes.
- Link an e-mail or phone, so you can always get back in.
- Check your devices now and then, and sign out any you don't know. A new password signs out all the others.

We never ask for your password or a code, not by chat, phone or e-mail. Anyone who asks isn't us. You get a message about every new sign-in.`,
  },
  'sandbox-and-live': {
    title: 'Sandbox or live?',
    summary: 'Where the prices come from, and whether the money is real.',
    body: `Touchstone runs either as a sandbox or live, from its first day, and that never changes.

- Sandbox: prices are simulated or replayed. All money is play money, even in the real account. Deposits and withdrawals are made up.
- Live: prices come from the exchange named next to them.

You also have two accounts: Real and Demo. The demo account always holds play money, and a blue bar says so.`,
  },
  'demo-funds': {
    title: '100,000 USDT to practice with',
    summary: 'Everyone gets a demo account next to the real one.',
    body: `Everyone gets a demo account with 100,000 USDT of play money. Prices, rules, fees and receipts are the same as in the real account: it's the same program on the same prices.

You can reset it whenever nothing is open. As a guest, you're there in one tap.

What works with play money may not work with your own. Real losses feel different.`,
  },
  'second-contracts-explained': {
    title: 'Options, plainly explained',
    summary: 'What you can win, what you lose on average, and how it is settled.',
    body: `Options are a bet on where a price will be a short time from now. They're quick and simple, and they're the riskiest thing we offer.

## The arithmetic

At a payout of 75%, a loss costs 100 and a win earns 75. To break even, you need to be right 58 times in 100. Short price moves are close to chance, so most people lose over time.

## What we do about fairness

Opening and closing prices come from the recorded tape by a fixed rule. The receipt has the prices before and after, so you can see nobody picked another one. No switch on our side can choose a result. We count void options and publish the number.`,
  },
  'receipts-prove-prices': {
    title: 'How receipts prove every price',
    summary: "Don't take our word for it: check it yourself.",
    body: `On most platforms you have to trust the price that closed your position. Here you can check it.

- We write every price to a tape before it can settle anything. It has a number, a time and a source.
- We record every command with the prices it used and everything it booked.
- Every minute a public checkpoint seals both.
- A receipt brings all of this to your device, which recomputes the result.

If we changed, removed or added a price afterwards, the numbers wouldn't match, and anyone with an old receipt could prove it.`,
  },
  'risk-warning': {
    title: 'Risk warning',
    summary: 'Read this before you trade with money that matters to you.',
    body: `With leverage you can lose everything you put up within seconds. With options you can lose your whole stake each time. Most people who trade this way lose money.

- Trade only with money you can afford to lose.
- Don't borrow to trade.
- A stop loss is no guarantee: prices can jump past it.
- We're the other side of your trade. What you lose, we gain, and the other way around.
- Some countries don't allow these products for private clients. Check the law where you live.

If trading stops feeling like a choice, stop, and talk to someone you trust.`,
  },
  'first-notice': {
    title: 'Before your first trade',
    summary: 'Three things everyone should know here.',
    body: `- Check where you are: in a sandbox everything is play money, and your demo account always is.
- We'll never ask for your password or a code.
- Every result has a receipt. If something looks wrong, check it, and send its number to support.`,
  },
  'user-agreement': {
    title: 'User agreement',
    summary: 'What you and we agree on when you make an account.',
    body: `## 1. Who may use it

You are an adult, you use the account for yourself, and these products are allowed where you live. One person, one account.

## 2. What we offer

Trading of contracts and options, exchange of currencies, and records of all this. The house is your counterparty. In a sandbox everything is play money without any value.

## 3. Risk

You can lose all that you put up. You cannot lose more than your accounts hold. We give no advice.

## 4. Prices and receipts

Results are computed from recorded prices by published rules. The receipt counts. If it shows an error of ours, we correct it openly with an entry of its own; nothing is deleted.

## 5. Your account

You keep password and codes secret. What is done with them counts as done by you until you tell us. You can end your sessions at any time.

## 6. When something fails

If prices are missing or delayed, openings are refused and options without a price are void. We owe you what the rules say, not what might have been.

## 7. Data

We keep what we need for your account and for the records that the law and the receipts require, and we sell nothing of it.

## 8. Changes and end

We announce changes before they come into force. You may close your account when nothing is open in it. If we break these rules, or you do, either of us may end this agreement.`,
  },
  ...englishAgreements,
  'banner-demo': {
    title: 'Try everything with play money',
    summary: '100,000 USDT, the same prices, the same rules.',
    body: 'Your demo account is ready. One tap, no sign-up.',
  },
  'banner-receipts': {
    title: 'Check every price yourself',
    summary: 'Each result has a receipt that your own device recomputes.',
    body: 'See how receipts prove every price.',
  },
}
