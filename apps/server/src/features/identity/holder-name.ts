import { newestOf } from './identity.store.ts'
import type { Transaction } from '../../platform/database.ts'

/** Scripts that are written without spaces, the surname first. */
const surnameFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** The name on somebody's documents, once they were verified, as the name's own script writes it. */
export async function holderName(sql: Transaction, userId: number): Promise<string | undefined> {
  const application = await newestOf(sql, userId, 1)
  if (application?.state !== 'verified' || !('basic' in application.body)) return undefined
  const { surname, firstName } = application.body.basic
  return surnameFirst.test(surname + firstName) ? surname + firstName : `${firstName} ${surname}`
}
