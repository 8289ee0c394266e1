import { decimal } from '@touchstone/domain/money/decimal'
import { receipts } from '@touchstone/wire/receipts'
import type { TestApp } from '../../api/test-app.ts'
import { seedAgreements } from '../agreements/test-agreements.ts'
import type { Passwords } from '../accounts/users/passwords.ts'

type Buyer = { token: string; bookId: number; userId: number }

export const testPasswords = {
  hash: (password: string) => Promise.resolve(`hash of ${password}`),
  matches: (hash: string, password: string) => Promise.resolve(hash === `hash of ${password}`),
} as unknown as Passwords

/** People of an app who buy products, where the agreements for them are in force. */
export async function buyersOf(app: TestApp) {
  const { house, owner } = app
  await seedAgreements(owner, app.time.now)
  let people = 0
  return {
    /** Somebody new with so much USDT in the balance of the real book, who has acknowledged the risk. */
    person: async (balance = '5000'): Promise<Buyer> => {
      people += 1
      const userId = people
      const bookId = await house.openBook(userId, 'real')
      const grant = { kind: 'grant_reward', currency: 'USDT', operators: [1, 2], reason: 'to try things out' } as const
      const command = { ...grant, amount: decimal(balance) }
      await house.executor.submit({ bookId, key: `test:${userId}`, command })
      await app.give(bookId, { kind: 'acknowledge_risk' })
      return { token: app.signIn(userId), bookId, userId }
    },
    /** Sets somebody's withdrawal password. */
    setPassword: async (userId: number, password = '246810'): Promise<void> => {
      await owner`insert into withdrawal_guards (user_id, password_hash) values (${userId}, ${`hash of ${password}`})`
    },
    /** Of which kind the row is whose receipt somebody can read; undefined where they cannot. */
    readKind: async (token: string, bookId: number, sequence: number): Promise<string | undefined> => {
      const { result } = await app.get(
        receipts.receipt.path,
        { book: 'real', bookId: String(bookId), sequence: String(sequence) },
        { token },
      )
      const text = (result as { receipt?: { journal: { row: { reply: string } } } } | null)?.receipt?.journal.row.reply
      return text === undefined ? undefined : (JSON.parse(text) as { kind: string }).kind
    },
  }
}
