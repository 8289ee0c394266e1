import type { Language } from '@touchstone/wire/languages'
import type { tell } from '../../messages/tell.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Contact } from './contact.ts'
import { randomSigns } from './unambiguous.ts'
import { accountExists, findUser, insertUser } from './users.store.ts'

export type NewUser = {
  /** Undefined: one is made up. */
  account: string | undefined
  contact: Contact | undefined
  countryCode: string
  passwordHash: string
  inviterId: number | undefined
  language: Language
  at: number
}

/**
 * Makes an account with an invitation code of its own, and welcomes it. Undefined when the name or contact is another's.
 */
export async function createUser(
  transaction: Transaction,
  tellUser: typeof tell,
  user: NewUser,
): Promise<{ userId: number; account: string } | undefined> {
  for (;;) {
    const account = user.account ?? `user-${randomSigns(8)}`
    const userId = await insertUser(transaction, { ...user, account, invitationCode: randomSigns(8) })
    if (userId !== undefined) {
      await tellUser(transaction, { userId, category: 'system', kind: 'welcome', details: {}, at: user.at })
      return { userId, account }
    }
    if (user.account !== undefined && (await accountExists(transaction, user.account))) return undefined
    if (user.contact !== undefined && (await findUser(transaction, user.contact)) !== undefined) return undefined
    // What was made up is another's, which chance brings about once in a lifetime: made up again.
  }
}
