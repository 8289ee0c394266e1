import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Refused } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { type Contact, maskEmail, maskPhone } from '../accounts/users/contact.ts'
import { requireUser, type User } from '../accounts/users/users.store.ts'
import { type CodeAsker, tryCode } from '../accounts/sessions/codes.store.ts'

/** Where codes for funds go: the e-mail address, else the phone; undefined for a guest. */
export function fundsContact({ email, phone }: Pick<User, 'email' | 'phone'>): Contact | undefined {
  if (email !== undefined) return { kind: 'email', address: email, countryCode: undefined }
  return phone === undefined ? undefined : { kind: 'phone', address: phone, countryCode: undefined }
}

export const maskContact = ({ kind, address }: Contact): string =>
  kind === 'email' ? maskEmail(address) : maskPhone(address)

/** The code goes to the contact of whoever asks: no stranger's budget is touched. */
export const fundsAsker = (user: number): CodeAsker => ({ user, ownBudget: true, address: '' })

/** Checks a code for funds that was sent to the user: its id, which is still to be used up. */
export async function tryFundsCode(
  sql: Sql,
  { userId, code, at }: { userId: number; code: string; at: number },
): Promise<Result<number, Refused>> {
  const contact = fundsContact(await requireUser(sql, userId))
  if (contact === undefined) return refuse({ kind: 'contact_required' })
  const codeId = await tryCode(sql, contact, { purpose: 'funds', asker: fundsAsker(userId), code, at })
  return codeId === undefined ? refuse({ kind: 'code_wrong' }) : ok(codeId)
}
