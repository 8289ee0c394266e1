import type { IdentityRejection } from '@touchstone/wire/identity'
import { countryName } from '../setup/region-names.ts'

/** What an operator chooses from; the user reads the same in their own language. */
export const reasonWords: Readonly<Record<IdentityRejection, string>> = {
  image_unclear: 'An image cannot be read',
  image_incomplete: 'The document is not wholly in the picture',
  image_altered: 'An image was altered',
  document_expired: 'The document has expired',
  document_not_accepted: 'This document is not accepted',
  data_differ_from_document: 'What was stated differs from the document',
  person_too_young: 'The person is under age',
  address_implausible: 'The address cannot be right',
  contact_implausible: 'The emergency contact cannot be right',
}

const fieldWords: Readonly<Record<string, string>> = {
  surname: 'Surname',
  firstName: 'First name',
  birthday: 'Birthday',
  country: 'Country',
  documentType: 'Document',
  documentNumber: 'Document number',
  declaration: 'Declared to be true',
  gender: 'Gender',
  address: 'Address',
  phone: 'Phone',
  emergencySurname: 'Emergency contact, surname',
  emergencyName: 'Emergency contact, name',
  emergencyRelationship: 'Emergency contact is',
  emergencyPhone: 'Emergency contact, phone',
  emergencyAddress: 'Emergency contact, address',
}

/** A stated field in words; one that is not known here with its name taken apart. */
export const fieldWord = (name: string): string =>
  fieldWords[name] ?? name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

const valueWords: Readonly<Record<string, string>> = {
  id_card: 'ID card',
  passport: 'Passport',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  true: 'yes',
}

/** What was stated in a field; what was typed freely stays as typed. */
export function valueWord(name: string, value: string): string {
  if (name === 'country') return countryName(value)
  return ['documentType', 'gender', 'declaration'].includes(name) ? (valueWords[value] ?? value) : value
}

const sideWords: Readonly<Record<string, string>> = { front: 'Front of the document', back: 'Back of the document' }
export const sideWord = (side: string): string => sideWords[side] ?? side

/** Whole years between a birthday such as `2000-01-31` and a moment; undefined for what is no day. */
export function ageAt(birthday: string, atMs: number): number | undefined {
  const [year, month, day] = birthday.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(year + month + day))
    return undefined
  const at = new Date(atMs)
  const isBefore = at.getMonth() + 1 < month || (at.getMonth() + 1 === month && at.getDate() < day)
  return at.getFullYear() - year - (isBefore ? 1 : 0)
}
