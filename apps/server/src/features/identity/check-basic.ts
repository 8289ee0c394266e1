import { checkAdult } from '@touchstone/domain/identity/birthday'
import { documentKey, normaliseDocumentNumber } from '@touchstone/domain/identity/document'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Refused } from '../../api/handler.ts'
import { nameFile } from '../files/files.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { isCountry } from '../accounts/users/countries.ts'
import type { BasicBody } from './application-body.ts'
import { isDocumentTaken, lockIdentity } from './identity.store.ts'

export type Checked = { body: { basic: BasicBody }; document: string }

/**
 * Checks what a person states of themselves: an adult, a country, a document that no other account has, and images of their
 * own that were sent for this, which are kept from now on.
 */
export async function checkBasic(
  transaction: Transaction,
  stated: BasicBody,
  { userId, at }: { userId: number; at: number },
): Promise<Result<Checked, Refused>> {
  if (!isCountry(stated.country)) return refuse({ kind: 'country_unknown' })
  const adult = checkAdult(stated.birthday, new Date(at).toISOString().slice(0, 10))
  if (!adult.ok) return adult
  const number = normaliseDocumentNumber(stated.documentNumber)
  if (!number.ok) return number
  const isCard = stated.documentType === 'id_card'
  const back = isCard ? stated.back : null
  if (isCard && back === null) return refuse({ kind: 'document_back_missing' })
  for (const fileId of back === null ? [stated.front] : [stated.front, back]) {
    const named = await nameFile(transaction, { fileId, userId, biz: 'identity', namedBy: `identity of ${userId}` })
    if (!named) return refuse({ kind: 'file_not_found' })
  }
  const document = documentKey(stated.country, stated.documentType, number.value)
  await lockIdentity(transaction, document)
  if (await isDocumentTaken(transaction, document, userId)) return refuse({ kind: 'document_taken' })
  return ok({ body: { basic: { ...stated, documentNumber: number.value, back } }, document })
}
