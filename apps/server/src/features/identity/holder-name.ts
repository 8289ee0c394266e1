import { newestOf } from './identity.store.ts'
import type { Transaction } from '../../platform/database.ts'

/** Scripts that are written without spaces, the surname first. */
const surnameFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** The name on somebody's documents, as the name's own script writes it, and which operator verified it. */
type VerifiedName = { name: string; verifiedBy: number | null }

/** A name in the order of its own script. */
export const nameOnDocuments = ({ surname, firstName }: { surname: string; firstName: string }): string =>
  surnameFirst.test(surname + firstName) ? surname + firstName : `${firstName} ${surname}`

/** Undefined until documents were verified. */
export async function verifiedName(sql: Transaction, userId: number): Promise<VerifiedName | undefined> {
  const application = await newestOf(sql, userId, 1)
  if (application?.state !== 'verified' || !('basic' in application.body)) return undefined
  return { name: nameOnDocuments(application.body.basic), verifiedBy: application.decidedBy }
}

export const holderName = async (sql: Transaction, userId: number): Promise<string | undefined> =>
  (await verifiedName(sql, userId))?.name
