import { gender } from '@touchstone/wire/identity'
import * as z from 'zod/mini'
import type { IdentityApplication } from './identity.queries.ts'

type Stated = NonNullable<IdentityApplication['advanced']>
export const keptOfAdvanced = z.object({
  gender: z.optional(gender),
  address: z.string(),
  phone: z.string(),
  emergencySurname: z.string(),
  emergencyName: z.string(),
  emergencyRelationship: z.string(),
  emergencyPhone: z.string(),
  emergencyAddress: z.string(),
})
export type AdvancedDraft = Omit<Stated, 'gender'> & { gender: Stated['gender'] | undefined }

export type AdvancedFault = 'required' | 'chooseMissing' | 'phoneMalformed' | 'addressShort'
export type AdvancedFaults = Partial<Record<keyof AdvancedDraft, AdvancedFault>>

const empty: AdvancedDraft = {
  gender: undefined,
  address: '',
  phone: '',
  emergencySurname: '',
  emergencyName: '',
  emergencyRelationship: '',
  emergencyPhone: '',
  emergencyAddress: '',
}

/** Prefills the form from the last submission. */
export const advancedDraftOf = (stated: Stated | undefined): AdvancedDraft => stated ?? empty

const addressLeast = 5
const phones = ['phone', 'emergencyPhone'] as const
const addresses = ['address', 'emergencyAddress'] as const

/** What must be mended before it may be sent; the calls of the wire have the same limits. */
export function checkAdvanced(draft: AdvancedDraft): AdvancedFaults {
  const faults: AdvancedFaults = {}
  for (const field of phones) if (!/^\+?[0-9 ()-]{5,30}$/.test(draft[field].trim())) faults[field] = 'phoneMalformed'
  for (const field of addresses) if (draft[field].trim().length < addressLeast) faults[field] = 'addressShort'
  for (const [field, value] of Object.entries(draft) as [keyof AdvancedDraft, string | undefined][])
    if (value?.trim() === '') faults[field] = 'required'
  if (draft.gender === undefined) faults.gender = 'chooseMissing'
  return faults
}

/** A checked draft as it is sent; undefined while no gender is chosen. */
export function advancedFieldsOf({ gender, ...draft }: AdvancedDraft): Stated | undefined {
  if (gender === undefined) return undefined
  return {
    gender,
    address: draft.address.trim(),
    phone: draft.phone.trim(),
    emergencySurname: draft.emergencySurname.trim(),
    emergencyName: draft.emergencyName.trim(),
    emergencyRelationship: draft.emergencyRelationship.trim(),
    emergencyPhone: draft.emergencyPhone.trim(),
    emergencyAddress: draft.emergencyAddress.trim(),
  }
}
