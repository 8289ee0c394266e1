import * as z from 'zod/mini'
import { agreementPurpose, articleBlock } from './articles.ts'
import { read, record } from './call.ts'
import { done, page, pageOf, rowId, sha256, time } from './fields.ts'
import { languages } from './languages.ts'
import type { Noun } from './noun.ts'

/**
 * When a person accepted: as they registered, as a guest bound the first contact, later in the profile, or with the first
 * purchase under that text.
 */
const acceptanceOccasions = ['registration', 'contact', 'later', 'purchase'] as const
export type AcceptanceOccasion = (typeof acceptanceOccasions)[number]

/** The text that a person accepted, named exactly: `sha256` is that of the UTF-8 of `text`. */
export const acceptance = z.object({
  id: rowId,
  articleId: rowId,
  purpose: agreementPurpose,
  version: z.int(),
  /** Of the text. */
  language: z.enum(languages),
  title: z.string(),
  sha256,
  occasion: z.enum(acceptanceOccasions),
  time,
})

/** With the text as it was, whatever the article says today. */
export const acceptedText = z.object({ ...acceptance.shape, text: z.string(), blocks: z.array(articleBlock) })

/** A purchase names the agreement that was accepted with it. */
export const agreed = { agreementSha256: sha256 }

export const agreements = {
  myAgreements: read({
    path: '/api/user/appUser/agreements',
    weight: 1,
    access: 'session',
    summary: 'The agreements that this person accepted, newest first. Acceptances are never changed or removed.',
    request: z.strictObject({ purpose: z.optional(agreementPurpose), ...page }),
    reply: pageOf(acceptance),
  }),
  acceptedAgreement: read({
    path: '/api/user/appUser/agreement',
    weight: 1,
    access: 'session',
    summary: 'An accepted agreement with the very text that was accepted, even if the article has changed since.',
    request: z.strictObject({ id: rowId }),
    reply: acceptedText,
    refusals: ['acceptance_not_found'],
  }),
  acceptAgreement: record({
    path: '/api/user/appUser/acceptAgreement',
    access: 'session',
    summary: 'Accepts the user agreement in force, named by the SHA-256 of the text that was shown.',
    request: z.strictObject({ sha256 }),
    reply: done,
    refusals: ['agreement_changed'],
  }),
}

export const agreementsNoun = {
  calls: agreements,
  refusals: {
    agreement_changed: 4640,
    acceptance_not_found: 4641,
    agreement_needed: 4642,
  },
} as const satisfies Noun
