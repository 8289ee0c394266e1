import * as z from 'zod/mini'
import { read, record, unrecorded } from '../call.ts'
import { atMs, page, pageOf, symbol, whole } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { namedOperator, reason } from './console-fields.ts'
import { proposed, settingsChange } from './console-proposals.ts'

/**
 * All settings, or a part: unnamed ones stay, null removes an entry of a table. Decimals are texts. Tables (`symbols`,
 * `funds.channels`, `countries`) are objects by name; lists are given whole.
 */
const changes = z.record(z.string(), z.unknown())

const version = z.object({
  version: z.int(),
  effectiveAtMs: atMs,
  state: z.enum(['past', 'present', 'ahead']),
  proposedBy: z.nullable(namedOperator),
  decidedBy: z.nullable(namedOperator),
  reason: z.string(),
  changes: z.array(settingsChange),
})

export const consoleSettings = {
  settingsVersions: read({
    path: '/api/console/settings/versions',
    weight: 1,
    access: 'operator',
    right: 'see_settings',
    summary: 'Every version of the settings with what it changed, newest first.',
    request: z.strictObject(page),
    reply: pageOf(version),
  }),
  settingsVersion: read({
    path: '/api/console/settings/version',
    weight: 1,
    access: 'operator',
    right: 'see_settings',
    summary: 'One version as a whole; without a number the one in force.',
    request: z.strictObject({ version: z.optional(whole(1, 1_000_000_000)) }),
    reply: z.object({
      version: z.int(),
      effectiveAtMs: atMs,
      /** The newest, in force or ahead: the base of a change. */
      newest: z.int(),
      settings: z.record(z.string(), z.unknown()),
    }),
    refusals: ['not_found'],
  }),
  compareSettings: unrecorded({
    path: '/api/console/settings/compare',
    access: 'operator',
    right: 'see_settings',
    limit: 'none',
    summary: 'What a change of the newest settings would change, what is wrong with it, and when it could begin.',
    request: z.strictObject({ changes }),
    reply: z.object({
      changes: z.array(settingsChange),
      /** Sentences; a change with any cannot be proposed. */
      faults: z.array(z.string()),
      /** Symbols with open positions that it affects: their holders are notified a day before it starts. */
      touches: z.array(symbol),
      /** Paths of what protects everybody: it begins a day after it was announced, whoever holds what. */
      protects: z.array(z.string()),
      earliestAtMs: atMs,
    }),
  }),
  proposeSettings: record({
    path: '/api/console/settings/propose',
    access: 'operator',
    right: 'change_settings',
    summary: 'Proposes a change of the newest settings.',
    request: z.strictObject({
      /** The version it is based on: refused if there is a newer one. */
      from: z.int(),
      changes,
      /** When it is to begin; without one as early as it can. */
      effectiveAtMs: z.optional(atMs),
      reason,
    }),
    reply: proposed,
    refusals: [
      'settings_faulty',
      'token_name_unreadable',
      'token_looks_alike',
      'symbol_looks_alike',
      'settings_unchanged',
      'settings_newer',
    ],
  }),
}

export const consoleSettingsNoun = {
  calls: consoleSettings,
  refusals: {
    settings_faulty: 4909,
    settings_unchanged: 4910,
    settings_newer: 4911,
    token_name_unreadable: 4933,
    token_looks_alike: 4934,
    symbol_looks_alike: 4935,
  },
} as const satisfies Noun
