import * as z from 'zod/mini'
import { form, meets } from './expectations.ts'
import { read, record } from './call.ts'
import { country, day, nothing, page, pageOf, time, typed } from './fields.ts'
import { fileId } from './files.ts'
import type { Noun } from './noun.ts'

/** The state of a level: of the next one that the person applies for. */
export const identityStates = ['none', 'submitted', 'waiting', 'verified', 'rejected'] as const
export const identityState = z.enum(identityStates)

/** Why data are rejected. */
export const identityRejections = [
  'image_unclear',
  'image_incomplete',
  'image_altered',
  'document_expired',
  'document_not_accepted',
  'data_differ_from_document',
  'person_too_young',
  'address_implausible',
  'contact_implausible',
] as const
export const identityRejection = z.enum(identityRejections)
export type IdentityRejection = z.output<typeof identityRejection>

/** Submissions a level and UTC day. */
export const identityTriesADay = 3

export const documentType = z.enum(['id_card', 'passport'])
export const gender = z.enum(['female', 'male', 'other'])

const documentNumber = typed(4, 40)
const phone = z.string().check(form(/^\+?[0-9 ()-]{5,30}$/, 'phone'))

const basicFields = {
  surname: typed(1, 60),
  firstName: typed(1, 60),
  /** One that there is not is refused as `day_impossible`. */
  birthday: day,
  /** Of the document. */
  country,
  documentType,
  documentNumber,
  /** Files of the biz `identity`. A passport has its page alone. */
  front: fileId,
  back: z.nullish(fileId),
}
const advancedFields = {
  gender,
  address: typed(5, 200),
  phone,
  emergencySurname: typed(1, 60),
  emergencyName: typed(1, 60),
  emergencyRelationship: typed(1, 40),
  emergencyPhone: phone,
  emergencyAddress: typed(5, 200),
}

export const application = z.object({
  id: z.string(),
  level: z.union([z.literal(1), z.literal(2)]),
  state: z.enum(['submitted', 'waiting', 'verified', 'rejected']),
  reason: z.nullable(identityRejection),
  /** The reason in the reader's words. */
  reasonText: z.nullable(z.string()),
  submittedTime: time,
  decidedTime: z.nullable(time),
  /** The stated details; the document's number is hidden except its last four characters. */
  basic: z.nullable(
    z.object({
      surname: z.string(),
      firstName: z.string(),
      birthday: z.string(),
      country: z.string(),
      documentType,
      documentNumber: z.string(),
      front: fileId,
      back: z.nullable(fileId),
    }),
  ),
  advanced: z.nullable(z.object(advancedFields)),
})

export const standing = z.object({
  /** The verified level. */
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  state: identityState,
  reason: z.nullable(identityRejection),
  reasonText: z.nullable(z.string()),
  /** Submissions of the level that is sought, left today. */
  triesLeft: z.int(),
})

const basicRefusals = [
  'contact_required',
  'country_unknown',
  'day_impossible',
  'person_too_young',
  'document_number_malformed',
  'document_back_missing',
  'file_not_found',
  'document_taken',
] as const

export const identity = {
  identityState: read({
    path: '/api/auth/appAuth/isHaveAuth',
    weight: 1,
    access: 'session',
    summary: 'The verified level, and how far the next one is.',
    request: nothing,
    reply: standing,
  }),
  identityDone: read({
    path: '/api/auth/appAuth/isHaveAuthDone',
    weight: 1,
    access: 'session',
    summary: 'Whether the basic level is verified.',
    request: nothing,
    reply: z.boolean(),
  }),
  identityApplications: read({
    path: '/api/auth/appAuth/listMy',
    weight: 1,
    access: 'session',
    summary: 'What the caller has submitted, newest first.',
    request: z.strictObject(page),
    reply: pageOf(application),
  }),
  applyBasicIdentity: record({
    path: '/api/auth/appAuth/applyKYC',
    access: 'session',
    summary: 'Submits who the caller is, with images of a document.',
    request: z.strictObject({ ...basicFields, declaration: z.literal(true) }),
    reply: application,
    refusals: [...basicRefusals, 'identity_in_review', 'identity_verified', 'identity_tries_exhausted'],
  }),
  applyAdvancedIdentity: record({
    path: '/api/auth/appAuth/applyAdvanced',
    access: 'session',
    summary: 'Submits where the caller lives and whom to call in an emergency, after the basic level.',
    request: z.strictObject(advancedFields),
    reply: application,
    refusals: [
      'contact_required',
      'identity_basic_first',
      'identity_in_review',
      'identity_verified',
      'identity_tries_exhausted',
    ],
  }),
  updateIdentity: record({
    path: '/api/user/appUser/updateKYC',
    access: 'session',
    summary:
      'Changes some of what was submitted and is not verified: in place before anybody looks at it, after a rejection as a new submission.',
    request: z
      .partial(z.strictObject({ ...basicFields, ...advancedFields }))
      .check(meets((change) => Object.keys(change).length > 0, 'some_field')),
    reply: application,
    refusals: [
      ...basicRefusals,
      'identity_basic_first',
      'identity_not_submitted',
      'identity_in_review',
      'identity_verified',
      'identity_tries_exhausted',
    ],
  }),
}

export const identityNoun = {
  calls: identity,
  refusals: {
    day_impossible: 4867,
    person_too_young: 4868,
    document_number_malformed: 4869,
    document_back_missing: 4870,
    document_taken: 4871,
    identity_in_review: 4872,
    identity_verified: 4873,
    identity_tries_exhausted: 4874,
    identity_basic_first: 4875,
    identity_not_submitted: 4876,
  },
  messages: {
    identity_submitted: { category: 'system', outside: ['identity', 'mail'] },
    identity_verified: { category: 'system', outside: ['identity', 'mail', 'push'] },
    identity_rejected: { category: 'system', outside: ['identity', 'mail', 'push'] },
  },
} as const satisfies Noun
