import type { ArticleTexts } from './article-text.ts'

export const englishArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'What is margin?',
    summary: 'The part of a position that you put up yourself.',
    body: `With leverage you move a position that is larger than your own money. The part that you put up is the margin.

## How it is computed

Initial margin = value of the position ÷ leverage. A position of 1,000 USDT at 10x needs 100 USDT. Profit and loss always follow the whole 1,000 USDT: a move of 1 % is 10 USDT, a tenth of your margin.

## Maintenance margin

A part of the value must stay covered as long as the position is open. It is a rate that rises with the size of the position, and the page of each market shows it. When what is left of your margin falls to it, the position is liquidated.

Higher leverage does not change how much a move earns. It changes how small a move is enough to lose the margin.`,
  },
  'isolated-and-cross': {
    title: 'Isolated and cross margin',
    summary: 'Two ways to back a position, and what each can cost you.',
    body: `- Isolated: the position has a margin of its own. If it goes wrong, you lose at most that margin. You can add to it, or take out what is not needed.
- Cross: all your cross positions are backed together by the free money of your contract account. The profit of one covers the loss of another, and in the worst case all of that account is lost.

Isolated suits a single idea with a limit. Cross suits positions that balance each other.

The mode is chosen when you open. A long and a short, an isolated and a cross position in the same market can stand side by side.`,
  },
  'liquidation-price': {
    title: 'The liquidation price',
    summary: 'When a position is closed by the house, and at which price.',
    body: `## Isolated

A position is liquidated when margin plus profit falls to the maintenance margin. The price at which that happens is shown before you open and while you hold. Adding margin moves it away from you.

## Cross

All cross positions are looked at together: they are liquidated when equity falls to the sum of their maintenance margins. Open orders are cancelled first, then the position with the largest loss is closed, and so on until you are safe again.

## Fair for both sides

What counts is the mark price, the middle of bid and ask. The position is closed at the bid or ask of the very tick that was due, and the receipt shows it. You cannot owe us more than you put up: what is missing the insurance account pays. You are warned at 80 % and 90 %.`,
  },
  'orders-and-stops': {
    title: 'Orders, take-profit and stop-loss',
    summary: 'Market, limit, and what closes a position for you.',
    body: `- Market order: filled at once, at the ask when you buy and at the bid when you sell. On a live market it fills on the first price after your order, so nobody trades on a price that is already known.
- Limit order: waits until the market comes to your price and fills at exactly that price, with the lower maker fee.
- Take-profit and stop-loss: look at the mark price. They fill at the tick that crossed them. In a jump this can be a worse price than the one you typed.

A stop is no guarantee of a price. What you typed stays as you typed it until you change it.`,
  },
  fees: {
    title: 'Fees',
    summary: 'What trading costs, and when.',
    body: `- Opening and closing: a share of the value of the position. Market orders pay the taker rate (0.05 % at first), resting limit orders the maker rate (0.02 % at first).
- Liquidation: a further fee (0.1 % at first), at most what is left of the margin.
- Funding: see the article on it.
- Exchange: no fee, but a spread that is part of the quote you see.

Before each order you see the fee in USDT. The rates in force stand on the page of the market. A change never acts on an order that already rests.

Fees come from the value, not from your margin: at 50x an opening fee of 0.05 % is 2.5 % of what you put up.`,
  },
  funding: {
    title: 'Funding',
    summary: 'A small payment every eight hours on coins.',
    body: `At 00:00, 08:00 and 16:00 UTC an open position pays or receives: value at the mark price × funding rate. When the rate is positive, longs pay and shorts receive; when it is negative, the other way round.

The rate comes from the price feed and is recorded with it. Where the feed has none it is 0.01 % on coins and zero on all other markets.

Who holds nothing at that moment pays nothing. Closed markets pay none. Each payment stands in your records and has a receipt.`,
  },
  'second-contracts': {
    title: 'How second contracts work',
    summary: 'Rise or fall within 30 to 300 seconds.',
    body: `You choose a market, rise or fall, a duration and a stake. Nothing can be changed or cancelled after that.

- Opening price: the first price after your order was accepted.
- Closing price: the last price at or before the end of the duration.
- Both come from our recorded tape, with all their digits; nobody can type one in.
- Where a price moves too little for fair odds, the duration is not offered until it moves more.

You win if the closing price is on your side: the stake comes back with the payout that was shown. You lose the stake if it is on the other side. If both prices are equal, the stake comes back. If there was no price in time, the contract is void and the stake comes back.

The payout is below 100 %. Even with one win for every loss you lose money in the long run.`,
  },
  'exchange-and-transfer': {
    title: 'Exchange and transfer',
    summary: 'Moving money between currencies and accounts.',
    body: `## Exchange

You get a quote that holds for ten seconds, with the spread inside it. If the market moves against the quote before you accept, you get a new one instead of a surprise. The result has a receipt.

## Transfer

Your money stands in two accounts. The balance account holds your currencies. The contract account backs trading in USDT. You move USDT between them at once and without a fee; out of the contract account you can take what your positions do not need.`,
  },
  receipts: {
    title: 'Receipts, and how to check one',
    summary: 'Every result can be recomputed on your own device.',
    body: `Every opening, close, liquidation, second contract, exchange and funding payment has a receipt. It holds the prices that were used with their number on the tape, the settings, the formula and every entry in the ledger.

## How to check

- Open the record and tap the receipt.
- Your own device recomputes the result and compares it with what was booked. Our server is not asked.
- It then follows the path to the public checkpoint.

## Checkpoints

Every minute all that was booked and all prices are summed up in one number, chained to the one before. Changing an old price would change every number after it. A fresh receipt says "pending" until the next checkpoint, about a minute.`,
  },
  security: {
    title: 'Keep your account safe',
    summary: 'Password, authenticator, and what we never ask.',
    body: `- Choose a long password that you use nowhere else.
- Turn on an authenticator app: then a password alone is not enough. Keep its key on paper.
- Link an e-mail address or phone, so that you can get back in.
- Look at your sessions now and then, and end those you do not know. A new password ends all others.

We never ask for your password or a code, not by chat, phone or e-mail. Whoever asks is not us. You are told of every new sign-in.`,
  },
  'sandbox-and-live': {
    title: 'Sandbox or live?',
    summary: 'Where the prices come from, and whether the money is real.',
    body: `A house is either a sandbox or live, from its first day on, and it never changes. Every screen says which.

- Sandbox: prices are simulated or replayed from recordings. All money is play money, in the real account too. Deposits and withdrawals are made up.
- Live: prices come from the exchange that is named beside them.

Apart from that you have two sets of accounts: real and demo. The demo account always holds play money, and it has a badge that you cannot miss.`,
  },
  'demo-funds': {
    title: '100,000 USDT to practise with',
    summary: 'Every account has a demo account beside the real one.',
    body: `Every user has a demo account with 100,000 USDT of play money. Prices, rules, fees and receipts are the same as in the real account: it is the same program on the same prices.

You can reset it whenever nothing is open in it; everything in it begins anew then. As a guest you get there in one tap.

What works with play money may not work with your own: nobody is calm with both in the same way.`,
  },
  'second-contracts-explained': {
    title: 'Second contracts, plainly explained',
    summary: 'What you can win, what you lose on average, and how it is settled.',
    body: `Second contracts are a bet on where a price stands a short time from now. They are quick and simple, and they are the riskiest thing that we offer.

## The arithmetic

At a payout of 75 % a win earns 75 and a loss costs 100. To break even you must be right in 57 of 100 cases. Short price moves are close to chance, so most people lose over time.

## What we do about fairness

Opening and closing price come from the recorded tape, by a fixed rule, and the receipt carries the price before and after, so that you can see that no other one was picked. There is no switch in the house that can choose a result. Contracts that are void are counted and published.`,
  },
  'receipts-prove-prices': {
    title: 'How receipts prove every price',
    summary: 'You need not believe us: check it yourself.',
    body: `On most platforms you have to believe the price that closed your position. Here you can check it.

- Every price is written to a tape before it may settle anything. It has a number, a time and a source.
- Every command is recorded with the prices that it used and with all that was booked.
- Every minute a public checkpoint seals both.
- A receipt brings all of this to your device, which recomputes the result.

If a price had been changed, left out or put in afterwards, the numbers would not fit, and anybody with an old receipt could show it.`,
  },
  'risk-warning': {
    title: 'Risk warning',
    summary: 'Please read this before you trade with money that matters to you.',
    body: `Trading with leverage can cost you all that you put up, within seconds. Second contracts can cost you each stake whole. Most people who trade this way lose money.

- Trade only with money that you can lose.
- Do not borrow to trade.
- A stop-loss is no guarantee: prices can jump past it.
- The house is the other side of your trade. What you lose it gains, and the other way round.
- In some countries these products are not allowed for private clients. You must know the law where you live.

If trading stops being a choice, stop, and talk to somebody you trust.`,
  },
  'first-notice': {
    title: 'Before your first trade',
    summary: 'Three things that everybody should know here.',
    body: `- Look at the badge: it says whether this house is a sandbox with play money or live, and whether you are in your demo or real account.
- Nobody from us will ever ask for your password or a code.
- Every result has a receipt. If something looks wrong, check it, and write to support with its number.`,
  },
  'user-agreement': {
    title: 'User agreement',
    summary: 'What you and we agree on when you make an account.',
    body: `## 1. Who may use it

You are an adult, you use the account for yourself, and these products are allowed where you live. One person, one account.

## 2. What we offer

Trading of contracts and second contracts, exchange of currencies, and records of all this. The house is your counterparty. In a sandbox everything is play money without any value.

## 3. Risk

You can lose all that you put up. You cannot lose more than your accounts hold. We give no advice.

## 4. Prices and receipts

Results are computed from recorded prices by published rules. The receipt counts. If it shows an error of ours, we correct it openly with an entry of its own; nothing is deleted.

## 5. Your account

You keep password and codes secret. What is done with them counts as done by you until you tell us. You can end your sessions at any time.

## 6. When something fails

If prices are missing or delayed, openings are refused and second contracts without a price are void. We owe you what the rules say, not what might have been.

## 7. Data

We keep what we need for your account and for the records that the law and the receipts require, and we sell nothing of it.

## 8. Changes and end

We announce changes before they come into force. You may close your account when nothing is open in it. If we break these rules, or you do, either of us may end this agreement.`,
  },
  'banner-demo': {
    title: 'Try everything with play money',
    summary: '100,000 USDT, the same prices, the same rules.',
    body: 'Your demo account is ready. One tap, no form.',
  },
  'banner-receipts': {
    title: 'Check every price yourself',
    summary: 'Each result has a receipt that your own device recomputes.',
    body: 'See how receipts prove every price.',
  },
}
