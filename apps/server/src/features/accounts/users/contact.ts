import { refuse, type Result } from '@touchstone/domain/result'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'

/** An e-mail address in small letters, or a phone number with `+` and the country's code (E.164). */
export type Contact = { kind: 'email' | 'phone'; address: string; countryCode: string | undefined }

type UncheckedContact = { email?: string | undefined; phone?: string | undefined; countryCode?: string }
type ContactRefusal = { kind: 'contact_malformed' } | { kind: 'country_unknown' }

const emailForm = z.email()

/** Returns the contact of a request. Refuses an invalid contact, none, and both. */
export function contactOf({ email, phone, countryCode = 'US' }: UncheckedContact): Result<Contact, ContactRefusal> {
  if (email !== undefined && phone === undefined) return emailOf(email)
  if (phone !== undefined && email === undefined) return phoneOf(phone, countryCode)
  return refuse({ kind: 'contact_malformed' })
}

function emailOf(unchecked: string): Result<Contact, ContactRefusal> {
  const address = unchecked.trim().toLowerCase()
  if (!z.safeParse(emailForm, address).success) return refuse({ kind: 'contact_malformed' })
  return { ok: true, value: { kind: 'email', address, countryCode: undefined } }
}

function phoneOf(unchecked: string, countryCode: string): Result<Contact, ContactRefusal> {
  if (!isSupportedCountry(countryCode)) return refuse({ kind: 'country_unknown' })
  const number = parsePhoneNumberFromString(unchecked, { defaultCountry: countryCode, extract: false })
  // A text cannot be sent to an extension.
  if (number?.isValid() !== true || number.ext !== undefined) return refuse({ kind: 'contact_malformed' })
  return { ok: true, value: { kind: 'phone', address: number.number, countryCode: number.country ?? countryCode } }
}

/** Enough of an address to know it again: `a***@example.com`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`

/** Enough of a number to know it again: `+44***789`. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}***${phone.slice(-3)}`
