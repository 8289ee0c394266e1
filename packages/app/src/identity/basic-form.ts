import { checkAdult } from '@touchstone/domain/identity/birthday'
import { normaliseDocumentNumber } from '@touchstone/domain/identity/document'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { documentType } from '@touchstone/wire/identity'
import * as z from 'zod/mini'
import type { IdentityApplication } from './identity.queries.ts'

/** What was typed and chosen: of the photos and the declaration nothing is kept. */
export const keptOfBasic = z.object({
  documentType,
  country: z.string(),
  documentNumber: z.string(),
  surname: z.string(),
  firstName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  birthday: z.string(),
})

export type BasicDraft = z.output<typeof keptOfBasic> & {
  front: string | undefined
  back: string | undefined
  declared: boolean
}

/** What is missing, by the key of its text, or why the server would refuse it. */
export type Fault =
  | 'required'
  | 'chooseMissing'
  | 'photoMissing'
  | 'declarationMissing'
  | { kind: RefusalKind; years?: number }
export type BasicFaults = Partial<Record<keyof BasicDraft, Fault>>

export type Stated = NonNullable<IdentityApplication['basic']>

/** Prefills the form from the last submission. Only the end of the number is known here: it stays empty. */
export const draftOf = (stated: Stated | undefined, country: string): BasicDraft => ({
  documentType: stated?.documentType ?? 'id_card',
  country: stated?.country ?? country,
  documentNumber: '',
  surname: stated?.surname ?? '',
  firstName: stated?.firstName ?? '',
  birthday: stated?.birthday ?? '',
  front: stated?.front,
  back: stated?.back ?? undefined,
  declared: false,
})

/** Whether the stated number may stay: it belongs to its kind of document and its country. */
export const keepsNumber = (draft: BasicDraft, stated: Stated | undefined): boolean =>
  stated?.documentType === draft.documentType && stated.country === draft.country

/** What must be mended before it may be sent; by the server's own rules. `today` is a day in UTC. */
export function checkDraft(draft: BasicDraft, stated: Stated | undefined, today: string): BasicFaults {
  const faults: BasicFaults = {}
  if (draft.country === '') faults.country = 'chooseMissing'
  if (draft.surname.trim() === '') faults.surname = 'required'
  if (draft.firstName.trim() === '') faults.firstName = 'required'
  if (draft.birthday === '') faults.birthday = 'required'
  else {
    const adult = checkAdult(draft.birthday, today)
    if (!adult.ok) faults.birthday = adult.refusal
  }
  if (draft.documentNumber.trim() !== '') {
    const number = normaliseDocumentNumber(draft.documentNumber)
    if (!number.ok) faults.documentNumber = number.refusal
  } else if (!keepsNumber(draft, stated)) faults.documentNumber = 'required'
  if (draft.front === undefined) faults.front = 'photoMissing'
  if (draft.documentType === 'id_card' && draft.back === undefined) faults.back = 'photoMissing'
  if (!draft.declared) faults.declared = 'declarationMissing'
  return faults
}

type BasicFields = Omit<Stated, 'documentNumber'> & { documentNumber?: string }

/** A checked draft as it is sent; undefined without an image that is needed. */
export function fieldsOf(draft: BasicDraft): BasicFields | undefined {
  const { front, back, documentType, country, birthday } = draft
  if (front === undefined) return undefined
  const documentNumber = draft.documentNumber.trim()
  return {
    documentType,
    country,
    birthday,
    surname: draft.surname.trim(),
    firstName: draft.firstName.trim(),
    front,
    back: documentType === 'id_card' ? (back ?? null) : null,
    ...(documentNumber === '' ? {} : { documentNumber }),
  }
}

const fields: Partial<Record<string, keyof BasicDraft>> = {
  country_unknown: 'country',
  day_impossible: 'birthday',
  person_too_young: 'birthday',
  document_number_malformed: 'documentNumber',
  document_taken: 'documentNumber',
  document_back_missing: 'back',
  file_not_found: 'front',
}

/** The field that a refusal of the server is about; undefined for all of the form. */
export const fieldOf = (refusal: string | undefined): keyof BasicDraft | undefined =>
  refusal === undefined ? undefined : fields[refusal]
