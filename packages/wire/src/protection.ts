import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, atMs, country, nothing, signedAmount, whole } from './fields.ts'
import type { Noun } from './noun.ts'

export const features = [
  'positions',
  'second_contracts',
  'exchange',
  'deposits',
  'withdrawals',
  'strategies',
  'bonds',
  'mining',
  'ieo',
  'fixed_rates',
] as const
export type Feature = (typeof features)[number]

/** The limits that a person has set, and what the country of residence permits; of the real book. */
export const ownLimits = z.object({
  /** Null before the risk warning was acknowledged: nothing is opened until then. */
  riskAcknowledgedAtMs: z.nullable(atMs),
  /** The most that may be lost in any 24 hours, in USDT; null without a limit. */
  lossLimit: z.nullable(signedAmount),
  /** A looser limit that was asked for, or none, and from when it counts. */
  lossLimitNext: z.nullable(z.object({ lossLimit: z.nullable(signedAmount), fromAtMs: atMs })),
  /** Realised losses less profits of the last 24 hours, fees and funding included; never below zero. */
  lostToday: signedAmount,
  /** Null if no exclusion is in force. */
  excludedUntilAtMs: z.nullable(atMs),
  coolOffUntilAtMs: z.nullable(atMs),
  country: z.nullable(country),
  /** Another country that the person has stated, and from when it counts. */
  countryNext: z.nullable(z.object({ country, fromAtMs: atMs })),
  /** Whether the country is that of a verified document: then the person cannot state another. */
  countryVerified: z.boolean(),
  featuresOff: z.array(z.enum(features)),
  /** Of the country; null where it takes nothing away. */
  leverageMax: z.nullable(z.int()),
  stakeMax: z.nullable(signedAmount),
})

export const exclusionDaysMax = 3_650
export const coolOffHoursMax = 1_008

export const protection = {
  protection: read({
    path: '/api/user/appUser/protection',
    weight: 1,
    access: 'session',
    summary: 'What protects this person when trading for real: risk warning, loss limit, pauses, rules of the country.',
    request: nothing,
    reply: ownLimits,
  }),
  acknowledgeRisk: command({
    path: '/api/user/appUser/acknowledgeRisk',
    access: 'session',
    summary: 'Records that the risk warning was read and understood. Without it the real book opens nothing.',
    request: nothing,
    reply: outcomeOf(z.looseObject({ kind: z.literal('risk_acknowledged'), acknowledgedAt: atMs })),
  }),
  setLossLimit: command({
    path: '/api/user/appUser/setLossLimit',
    access: 'session',
    summary: 'Limits what may be lost in any 24 hours. A tighter limit counts at once, a looser one 24 hours later.',
    request: z.strictObject({ lossLimit: z.nullable(amount) }),
    reply: outcomeOf(
      z.looseObject({
        kind: z.literal('loss_limit_set'),
        lossLimit: z.nullable(signedAmount),
        next: z.nullable(z.looseObject({ lossLimit: z.nullable(signedAmount), from: atMs })),
      }),
    ),
    refusals: ['amount_not_positive', 'amount_off_grid'],
  }),
  excludeSelf: command({
    path: '/api/user/appUser/excludeSelf',
    access: 'session',
    summary: 'Bars the person from trading and from deposits. It cannot be undone or shortened, only prolonged.',
    request: z.strictObject({ days: whole(1, exclusionDaysMax) }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('self_excluded'), until: atMs, cancelled: z.int() })),
    refusals: ['pause_not_shortened'],
  }),
  coolOff: command({
    path: '/api/user/appUser/coolOff',
    access: 'session',
    summary: 'Bars the person from trading for some hours. It cannot be undone or shortened, only prolonged.',
    request: z.strictObject({ hours: whole(1, coolOffHoursMax) }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('cooling_off'), until: atMs, cancelled: z.int() })),
    refusals: ['pause_not_shortened'],
  }),
  setResidence: command({
    path: '/api/user/appUser/setResidence',
    access: 'session',
    summary: 'States the country of residence, until a document proves it. Another than before counts 24 hours later.',
    request: z.strictObject({ country }),
    reply: outcomeOf(
      z.looseObject({
        kind: z.literal('residence_set'),
        country,
        next: z.nullable(z.looseObject({ country, from: atMs })),
      }),
    ),
    refusals: ['country_unknown', 'residence_verified'],
  }),
}

export const protectionNoun = {
  calls: protection,
  refusals: {
    not_a_real_book: 4890,
    risk_not_acknowledged: 4891,
    self_excluded: 4892,
    cooling_off: 4893,
    loss_limit_reached: 4894,
    not_offered_in_country: 4895,
    leverage_above_country: 4896,
    stake_above_country: 4897,
    pause_not_shortened: 4898,
    residence_verified: 4899,
  },
  messages: {
    loss_limit_set: { category: 'system', outside: ['security', 'mail', 'push'] },
    looser_loss_limit_asked: { category: 'system', outside: ['security', 'mail', 'push'] },
    no_loss_limit_asked: { category: 'system', outside: ['security', 'mail', 'push'] },
    self_excluded: { category: 'system', outside: ['security', 'mail', 'push'] },
    cool_off_begun: { category: 'system', outside: ['security', 'mail', 'push'] },
    residence_change_asked: { category: 'system', outside: ['security', 'mail', 'push'] },
    country_rules_change_ahead: { category: 'system', outside: ['security', 'mail', 'push'] },
  },
} as const satisfies Noun
