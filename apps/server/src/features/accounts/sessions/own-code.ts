import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Caller } from '../../../api/handler.ts'
import type { Sql } from '../../../platform/database.ts'
import { type Contact, maskEmail, maskPhone } from '../users/contact.ts'
import { requireUser, type User } from '../users/users.store.ts'
import { type CodeAsker, type OwnPurpose, tryCode } from './codes.store.ts'

/** Where such codes go: the e-mail address, else the phone; undefined for a guest. */
export function ownContact({ email, phone }: Pick<User, 'email' | 'phone'>): Contact | undefined {
  if (email !== undefined) return { kind: 'email', address: email, countryCode: undefined }
  return phone === undefined ? undefined : { kind: 'phone', address: phone, countryCode: undefined }
}

export const maskContact = ({ kind, address }: Contact): string =>
  kind === 'email' ? maskEmail(address) : maskPhone(address)

/** The code goes to the contact of whoever asks: no stranger's budget is touched. */
export const ownAsker = ({ sessionId }: Caller): CodeAsker => ({ session: sessionId })

/** Checks a code that was sent to the user's own contact as this session asked: its id, which is still to be used up. */
export async function tryOwnCode(
  sql: Sql,
  { caller, purpose, code, at }: { caller: Caller; purpose: OwnPurpose; code: string; at: number },
): Promise<Result<number, { kind: 'contact_required' } | { kind: 'code_wrong' }>> {
  const contact = ownContact(await requireUser(sql, caller.userId))
  if (contact === undefined) return refuse({ kind: 'contact_required' })
  const codeId = await tryCode(sql, contact, { purpose, asker: ownAsker(caller), code, at })
  return codeId === undefined ? refuse({ kind: 'code_wrong' }) : ok(codeId)
}
