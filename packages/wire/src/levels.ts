import * as z from 'zod/mini'
import { read } from './call.ts'
import { currency, day, nothing, signedAmount, symbol } from './fields.ts'
import type { Noun } from './noun.ts'

export const dayAssets = z.object({
  day,
  /** In USDT: each amount at its price, the sum rounded down. */
  assets: signedAmount,
  held: z.array(
    z.object({
      currency,
      /** The least that all accounts of the real book together held at any moment of the day. */
      amount: signedAmount,
      /** In USDT, at the end of the day; null of a currency that had none, which counts as nothing. */
      price: z.nullable(signedAmount),
      /** The last row of the tape by the end of the day, which has this price; null where none is needed or known. */
      tick: z.nullable(z.object({ symbol, sequence: z.int() })),
    }),
  ),
})

export const levels = {
  levels: read({
    path: '/api/user/appLevels/list',
    weight: 2,
    access: 'session',
    summary: "The VIP levels, the caller's own, and the assets of the days that it follows from.",
    request: nothing,
    reply: z.object({
      /** From level 0 up; empty where an installation has none. */
      levels: z.array(
        z.object({
          level: z.int(),
          /** The assets of a day that it takes, in USDT. */
          from: signedAmount,
        }),
      ),
      /** The caller's: it rises with the first day that reaches a level, and falls after seven in a row below. */
      level: z.int(),
      /** The row of the real book that set it: its receipt shows why. Null of somebody whose level never changed. */
      setBy: z.nullable(z.object({ bookId: z.int(), sequence: z.int(), day })),
      /** Those of the last seven counted days on which something was held, newest first. A day is counted after it has ended. */
      days: z.array(dayAssets),
    }),
  }),
}

export const levelsNoun = {
  calls: levels,
  messages: {
    level_risen: { category: 'system', outside: ['funds', 'push'] },
    level_fallen: { category: 'system', outside: ['funds', 'push'] },
  },
  harmless: { levels: {} },
} as const satisfies Noun
