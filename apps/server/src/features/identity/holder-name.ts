import { newestOf } from './identity.store.ts'
import type { Transaction } from '../../platform/database.ts'

/** Scripts that are written without spaces, the surname first. */
const surnameFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** The name on somebody's documents, as the name's own script writes it, and which operator verified it. */
type VerifiedName = { name: string; verifiedBy: number | null }

/** Undefined until documents were verified. */
export async function verifiedName(sql: Transaction, userId: number): Promise<VerifiedName | undefined> {
  const application = await newestOf(sql, userId, 1)
  if (application?.state !== 'verified' || !('basic' in application.body)) return undefined
  const { surname, firstName } = application.body.basic
  const name = surnameFirst.test(surname + firstName) ? surname + firstName : `${firstName} ${surname}`
  return { name, verifiedBy: application.decidedBy }
}

export const holderName = async (sql: Transaction, userId: number): Promise<string | undefined> =>
  (await verifiedName(sql, userId))?.name
