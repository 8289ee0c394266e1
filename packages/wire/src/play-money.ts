import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { atMs, nothing, signedAmount } from './fields.ts'
import type { Noun } from './noun.ts'

export const playMoney = {
  playMoneyState: read({
    path: '/api/finance/appRecharge/playMoneyState',
    weight: 1,
    access: 'session',
    summary: 'How much play money a person may take a UTC day, whether they have today, and from when there is more.',
    request: nothing,
    reply: z.object({
      /** In USDT; null where this installation gives none, as one with real money does. */
      amount: z.nullable(signedAmount),
      takenToday: z.boolean(),
      againAtMs: z.nullable(atMs),
    }),
  }),
  takePlayMoney: command({
    path: '/api/finance/appRecharge/playMoney',
    access: 'session',
    summary: 'Puts play money into the balance of the real book, once a UTC day; only in a sandbox.',
    request: z.strictObject({ book: z._default(z.literal('real'), 'real') }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('play_money_taken'), amount: signedAmount, day: z.int() })),
    refusals: ['no_play_money', 'play_money_taken'],
  }),
}

export const playMoneyNoun = {
  calls: playMoney,
  refusals: { no_play_money: 4980, play_money_taken: 4981 },
  details: { no_play_money: {}, play_money_taken: { againAtMs: 1, hours: 1 } },
  harmless: { playMoneyState: {}, takePlayMoney: { book: 'real' } },
} as const satisfies Noun
