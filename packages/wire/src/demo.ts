import * as z from 'zod/mini'
import { command } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { signedAmount } from './fields.ts'
import type { Noun } from './noun.ts'

export const demo = {
  resetDemo: command({
    path: '/api/trade/demo/reset',
    access: 'session',
    summary: 'Puts the demo book back to its play money, when nothing is open in it.',
    request: z.strictObject({ book: z._default(z.literal('demo'), 'demo') }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('demo_reset'), amount: signedAmount })),
    refusals: ['something_open'],
  }),
}

export const demoNoun = {
  calls: demo,
  refusals: {
    already_granted: 4003,
    not_a_demo_book: 4400,
    something_open: 4401,
  },
} as const satisfies Noun
