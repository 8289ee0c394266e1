import * as z from 'zod/mini'
import { command } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, book, currency, signedAmount } from './fields.ts'
import type { Noun } from './noun.ts'

const account = z.enum(['balance', 'contract'])

export const transfers = {
  transfer: command({
    path: '/api/finance/appWallet/transferContract',
    access: 'session',
    summary: 'Moves money between the balance and the contract account; out of it at most what is free.',
    request: z.strictObject({ book, from: account, to: account, currency: z._default(currency, 'USDT'), amount }),
    reply: outcomeOf(
      z.looseObject({ kind: z.literal('transferred'), from: account, to: account, currency, amount: signedAmount }),
    ),
    refusals: [
      'accounts_equal',
      'currency_unknown',
      'currency_not_margined',
      'amount_not_positive',
      'amount_off_grid',
      'balance_too_small',
      'margin_insufficient',
      'price_stale',
      'would_be_liquidated',
    ],
  }),
}

export const transfersNoun = {
  calls: transfers,
  refusals: {
    accounts_equal: 4304,
    currency_not_margined: 4305,
  },
  details: {
    accounts_equal: {},
    currency_not_margined: { currency: 'BTC' },
  },
  harmless: {
    transfer: { book: 'real', from: 'balance', to: 'contract', currency: 'USDT', amount: '999999999999' },
  },
} as const satisfies Noun
