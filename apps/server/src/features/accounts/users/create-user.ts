import type { Language } from '@touchstone/wire/languages'
import type { addMessage } from '../../messages/add-message.ts'
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

/** Creates an account with a new invitation code, and welcomes the user. Undefined if the name or contact is taken. */
export async function createUser(
  transaction: Transaction,
  addWelcome: typeof addMessage,
  user: NewUser,
): Promise<{ userId: number; account: string } | undefined> {
  for (;;) {
    const account = user.account ?? `user-${randomSigns(8)}`
    const userId = await insertUser(transaction, { ...user, account, invitationCode: randomSigns(8) })
    if (userId !== undefined) {
      await addWelcome(transaction, { userId, category: 'system', kind: 'welcome', details: {}, at: user.at })
      return { userId, account }
    }
    if (user.account !== undefined && (await accountExists(transaction, user.account))) return undefined
    if (user.contact !== undefined && (await findUser(transaction, user.contact)) !== undefined) return undefined
    // A generated name or code was taken, which is extremely rare: generate others.
  }
}
