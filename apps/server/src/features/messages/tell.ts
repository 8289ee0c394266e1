import { randomUUID } from 'node:crypto'
import { isMessageKind } from '@touchstone/wire/codes/message-kinds'
import type { Transaction } from '../../platform/database.ts'
import { insertMessages } from './messages.store.ts'
import type { Told } from './told.ts'

/**
 * Adds a message to a user, in the transaction of its cause. The user's sockets and pushes follow the commit.
 * @throws for a kind that has no text.
 */
export async function tell(transaction: Transaction, told: Told): Promise<void> {
  const { kind, source = `once:${randomUUID()}` } = told
  if (!isMessageKind(kind)) throw new Error(`unknown kind of message "${kind}"`)
  await insertMessages(transaction, [{ ...told, kind, source, bookId: null, sequence: null }])
}
