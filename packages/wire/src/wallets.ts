import * as z from 'zod/mini'
import { read } from './call.ts'
import { book, bookName, currency, day, page, pageOf, signedAmount, symbol, time } from './fields.ts'
import type { Noun } from './noun.ts'

/** The accounts of a book, one each a currency. */
export const heldAccount = z.enum(['balance', 'contract', 'margin', 'frozen', 'invested', 'pledged'])

export const held = z.object({
  currency,
  balance: signedAmount,
  /** Free for trading. */
  contract: signedAmount,
  /** Of isolated positions. */
  margin: signedAmount,
  /** Of resting orders, stakes and withdrawals. */
  frozen: signedAmount,
  invested: signedAmount,
  pledged: signedAmount,
  total: signedAmount,
})

/** In USDT, and in the currency that was asked for; without one that is null. */
const valued = { value: signedAmount, shown: z.nullable(signedAmount) }

/** A fraction of the whole: all shares of a list add up to 1, or to 0 where there is nothing. */
const share = signedAmount

export const assetsReply = z.object({
  book: bookName,
  currency: z.nullable(currency),
  /** Everything in the book at mark, open profit included. */
  equity: z.object(valued),
  /** The unrealised profit of the open positions at mark. */
  profit: z.object(valued),
  accounts: z.array(z.object({ account: heldAccount, ...valued, profit: signedAmount, equity: signedAmount, share })),
  allocation: z.array(z.object({ currency, amount: signedAmount, ...valued, share })),
  /** The change since the last daily snapshot, or since the book was opened if there is none yet. */
  today: z.object({
    since: z.nullable(time),
    opening: signedAmount,
    /** Inflow minus outflow: grants and returns of play money, deposits and withdrawals. */
    netFlow: signedAmount,
    /** equity − opening − netFlow */
    profit: z.object(valued),
  }),
  /** Currencies without a known price: they count as zero here. */
  unvalued: z.array(currency),
  /** Symbols whose price is not live: they count at their last one. */
  delayed: z.array(symbol),
})

export const equityDay = z.object({
  day,
  /** When the snapshot was taken: at the end of the day, or as soon after as the server was there. */
  takenAt: time,
  equity: signedAmount,
  netFlow: signedAmount,
  /** equity − the equity before − netFlow */
  profit: signedAmount,
  /** The day of the snapshot before, which profit and flow count from; null: from nothing. */
  sinceDay: z.nullable(day),
  unvalued: z.array(currency),
})

export const equityCourse = z.object({
  book: bookName,
  /** How far apart its points are: a course that has just begun has finer ones. */
  stepMs: z.int(),
  /** When the first and the last point are; those between them are at the whole multiples of the step. */
  fromMs: z.int(),
  toMs: z.int(),
  /** In USDT, oldest first. The last one is worth what the marks in force say. */
  equity: z.array(signedAmount),
  /** What has changed since the first point, but for what came in or went out. */
  profit: z.array(signedAmount),
})

export const wallets = {
  balances: read({
    path: '/api/finance/appWallet/queryUserBalance',
    weight: 1,
    access: 'session',
    summary:
      'What a book holds of every currency in each of its accounts; of a token that is first sold here, if it holds any.',
    request: z.strictObject({ book }),
    reply: z.object({
      book: bookName,
      /** The last row of the book's journal that these balances are after, and its hash. */
      head: z.object({ bookId: z.int(), sequence: z.int(), hash: z.string() }),
      balances: z.array(held),
    }),
  }),
  assets: read({
    path: '/api/finance/appWallet/queryUserAssets',
    weight: 2,
    access: 'session',
    summary: 'What a book is worth: in all, by account and by currency, in USDT and in a currency of your choice.',
    request: z.strictObject({ book, currency: z.optional(currency) }),
    reply: assetsReply,
    refusals: ['currency_unknown', 'rate_missing'],
  }),
  contractBalance: read({
    path: '/api/finance/appWallet/queryUserContractBalance',
    weight: 1,
    access: 'session',
    summary: 'The contract account: what is in it, what of it is free, and what the open positions have gained.',
    request: z.strictObject({ book }),
    reply: z.object({
      book: bookName,
      currency,
      balance: signedAmount,
      /** balance + the profit of cross positions */
      equity: signedAmount,
      /** The amount available for stakes, transfers or margin. */
      free: signedAmount,
      /** Locked in isolated positions. */
      margin: signedAmount,
      /** What cross positions need to have been opened; it is not locked. */
      crossMargin: signedAmount,
      frozen: signedAmount,
      profit: signedAmount,
      crossProfit: signedAmount,
      isolatedProfit: signedAmount,
    }),
  }),
  equityDays: read({
    path: '/api/finance/equity/days',
    weight: 2,
    access: 'session',
    summary:
      'The worth of a book at the end of each UTC day, and the profit of the day without what came in or went out.',
    request: z.strictObject({ book, ...page }),
    reply: pageOf(equityDay),
  }),
  equityCourse: read({
    path: '/api/finance/equity/course',
    weight: 3,
    access: 'session',
    summary:
      'The worth of a book over the last day by the minute, the last week by the quarter of an hour, the last month by the hour, or all its time.',
    request: z.strictObject({ book, span: z.enum(['day', 'week', 'month', 'all']) }),
    reply: equityCourse,
  }),
}

export const walletsNoun = {
  calls: wallets,
  refusals: {
    amount_off_grid: 4107,
    amount_not_positive: 4108,
    amount_too_small: 4109,
    amount_too_large: 4110,
    balance_too_small: 4111,
    currency_unknown: 4306,
    rate_missing: 4307,
  },
} as const satisfies Noun
