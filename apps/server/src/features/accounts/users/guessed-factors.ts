import { dayMs } from '@touchstone/domain/time'
import type { addMessage } from '../../messages/add-message.ts'
import type { Sql } from '../../../platform/database.ts'
import { secondFactorSecret } from './try-secrets.ts'
import { strangersTries, type Trier } from './tries.store.ts'

/** So many wrong codes in a day are no slip of the owner's. Our choice. */
const toldFrom = 10

/**
 * After a wrong second factor: tells the owner, once a day, that somebody guesses in browsers that the account does not know.
 * Whoever gets so far has the password, or reads what is sent to the contact.
 */
export async function tellOfGuesses(
  { sql, addMessage: tell }: { sql: Sql; addMessage: typeof addMessage },
  { userId, trier, at }: { userId: number; trier: Trier; at: number },
): Promise<void> {
  if ('known' in trier) return
  const count = await strangersTries(sql, { secret: secondFactorSecret(userId) }, at)
  if (count < toldFrom) return
  // One source has one message.
  const source = `second_factor_guessed:${userId}:${Math.floor(at / dayMs)}`
  const message = { userId, category: 'system', kind: 'second_factor_guessed', details: { count }, source, at } as const
  await sql.begin((transaction) => tell(transaction, message))
}
