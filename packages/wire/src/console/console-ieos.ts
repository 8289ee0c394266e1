import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import { amount, atMs, currency, nothing, signedAmount, time } from '../fields.ts'
import { ieoFormat, ieoState } from '../ieo-shapes.ts'
import type { Noun } from '../noun.ts'
import { aboutProduct, reference } from './console-fields.ts'
import { proposed } from './console-proposals.ts'

/** What came from the issuer or went to it, by a reference. */
const movement = z.object({
  kind: z.enum(['tokens_received', 'tokens_returned', 'raised_paid_out']),
  currency,
  amount: signedAmount,
  reference: z.string(),
  time,
})

/** The first sale of a token, with what its book holds. The house stands between, and decides nothing. */
const consoleIeo = z.object({
  product: z.string(),
  /** Null of a sale that the settings no longer have: what was opened goes on. */
  name: z.nullable(z.string()),
  format: ieoFormat,
  token: currency,
  currency,
  state: ieoState,
  lotPrice: signedAmount,
  lotTokens: signedAmount,
  lots: z.int(),
  cap: z.int(),
  depositRate: signedAmount,
  /** Null of one that the settings no longer have. */
  subscriptionDays: z.nullable(z.int()),
  listWithinDays: z.nullable(z.int()),
  /** Null before it was opened; the draw's times are null of a commitment too. */
  closesAtMs: z.nullable(atMs),
  round: z.nullable(z.int()),
  drawAtMs: z.nullable(atMs),
  payUntilAtMs: z.nullable(atMs),
  /** Until when its token is listed, or what was paid goes back. */
  listByAtMs: z.nullable(atMs),
  /** When it was called off, and how many lots were given out until then: what was paid for all of them goes back. */
  calledOff: z.nullable(z.object({ atMs, lots: z.int() })),
  /** How many apply, and for how many lots: until now, or at the close. */
  orders: z.int(),
  lotsApplied: z.int(),
  /** Lots that were paid for, and whose tokens have left the book of the sale and not come back. */
  lotsGiven: z.int(),
  /** Tokens that are there, and how many lack until the whole sale is covered; of an opened sale none. */
  escrow: signedAmount,
  missing: signedAmount,
  /** What was raised, and has not been paid out. */
  proceeds: signedAmount,
  /** Newest first. */
  movements: z.array(movement),
})
export type ConsoleIeo = z.output<typeof consoleIeo>

export const consoleIeos = {
  ieos: read({
    path: '/api/console/ieos/list',
    weight: 5,
    access: 'operator',
    right: 'see_offerings',
    summary:
      'Each first sale of a token: its phase, what was applied for, and what came from its issuer or went to it.',
    request: nothing,
    reply: z.object({ ieos: z.array(consoleIeo), nowAtMs: atMs }),
  }),
  proposeIeoTokens: record({
    path: '/api/console/ieos/proposeTokens',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to enter tokens that have come from the issuer, by the reference of their transfer.',
    request: z.strictObject({ ...aboutProduct, amount, reference }),
    reply: proposed,
    refusals: ['not_found', 'amount_too_small', 'amount_off_grid', 'reference_used'],
  }),
  proposeOpenIeo: record({
    path: '/api/console/ieos/proposeOpening',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to open a sale to applications. Its terms are those of the settings, and all its tokens must be there.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'ieo_opened_before', 'escrow_short'],
  }),
  proposeListIeo: record({
    path: '/api/console/ieos/proposeListing',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to list a token: its holders may move it from then on.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'ieo_listed_before', 'ieo_not_given', 'ieo_called_off'],
  }),
  proposePayOutRaised: record({
    path: '/api/console/ieos/proposePayout',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to enter that all that a listed sale raised has left for the issuer, by the reference of the bank.',
    request: z.strictObject({ ...aboutProduct, reference }),
    reply: proposed,
    refusals: ['not_found', 'ieo_not_listed', 'ieo_called_off', 'no_proceeds', 'reference_used'],
  }),
  proposeReturnTokens: record({
    path: '/api/console/ieos/proposeReturn',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to enter that all tokens of a sale that is not opened, or all that nobody bought or everybody gave back, have gone back to the issuer, by the reference of their transfer.',
    request: z.strictObject({ ...aboutProduct, reference }),
    reply: proposed,
    refusals: ['not_found', 'ieo_not_listed', 'no_tokens_left', 'reference_used'],
  }),
}

export const consoleIeosNoun = {
  calls: consoleIeos,
  refusals: {
    /** No tokens of the sale are left. */
    no_tokens_left: 4927,
    ieo_listed_before: 4928,
  },
} as const satisfies Noun
