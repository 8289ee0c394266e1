import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import { page, pageOf, rowId, time } from '../fields.ts'
import { identityRejection } from '../identity.ts'
import type { Noun } from '../noun.ts'
import { byId, namedOperator, namedUser, reason } from './console-fields.ts'

export const applicationStates = ['submitted', 'waiting', 'verified', 'rejected'] as const

const listed = {
  id: rowId,
  user: namedUser,
  /** 1 basic, 2 advanced. */
  level: z.int(),
  state: z.enum(applicationStates),
  country: z.string(),
  name: z.string(),
  claimedBy: z.nullable(namedOperator),
  reason: z.nullable(identityRejection),
  submittedTime: time,
  decidedTime: z.nullable(time),
}
export const listedApplication = z.object(listed)

const application = z.object({
  ...listed,
  /** Everything that the person stated, by field. */
  fields: z.record(z.string(), z.string()),
  /** Ids of images: read by the call `consoleFile`, each reading is in the audit log. */
  files: z.array(z.object({ side: z.string(), id: z.string() })),
  /** Applications of the same account before. */
  earlier: z.array(listedApplication),
})
export type ConsoleApplication = z.output<typeof application>

export const consoleIdentity = {
  identityQueue: read({
    path: '/api/console/identity/list',
    weight: 1,
    access: 'operator',
    right: 'see_identity',
    summary: 'Applications for an identity level, newest first; those that are open oldest first.',
    request: z.strictObject({
      ...page,
      state: z.optional(z.enum(['open', ...applicationStates])),
      userId: z.optional(rowId),
    }),
    reply: pageOf(listedApplication),
  }),
  identityInQueue: read({
    path: '/api/console/identity/one',
    weight: 1,
    access: 'operator',
    right: 'see_identity',
    summary: 'One application with all that was stated; reading it is in the audit log.',
    request: byId,
    reply: application,
    refusals: ['not_found'],
  }),
  claimIdentity: record({
    path: '/api/console/identity/claim',
    access: 'operator',
    right: 'decide_identity',
    summary: 'Takes an application on.',
    request: byId,
    reply: listedApplication,
    refusals: ['not_found', 'identity_not_claimed', 'identity_claimed', 'identity_decided'],
  }),
  approveIdentity: record({
    path: '/api/console/identity/approve',
    access: 'operator',
    right: 'decide_identity',
    summary: 'Verifies a person at the level that was applied for.',
    request: byId,
    reply: listedApplication,
    refusals: ['not_found', 'identity_not_claimed', 'identity_claimed', 'identity_decided', 'document_taken'],
  }),
  rejectIdentity: record({
    path: '/api/console/identity/reject',
    access: 'operator',
    right: 'decide_identity',
    summary: 'Rejects an application with a reason from the list; `note` is for operators only.',
    request: z.strictObject({ id: rowId, reason: identityRejection, note: z.optional(reason) }),
    reply: listedApplication,
    refusals: ['not_found', 'identity_not_claimed', 'identity_claimed', 'identity_decided'],
  }),
}

export const consoleIdentityNoun = {
  calls: consoleIdentity,
  refusals: {
    identity_not_claimed: 4877,
    identity_claimed: 4878,
    identity_decided: 4879,
  },
} as const satisfies Noun
