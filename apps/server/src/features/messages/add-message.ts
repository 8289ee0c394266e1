import { randomUUID } from 'node:crypto'
import { isMessageKind } from '@touchstone/wire/codes/message-kinds'
import type { Transaction } from '../../platform/database.ts'
import { insertMessages } from './messages.store.ts'
import type { NewUserMessage } from './new-message.ts'

/**
 * Adds a message to a user, in the transaction of its cause. The user's sockets and pushes follow the commit.
 * @throws for a kind that has no text.
 */
export async function addMessage(transaction: Transaction, message: NewUserMessage): Promise<void> {
  const { kind, source = `once:${randomUUID()}` } = message
  if (!isMessageKind(kind)) throw new Error(`unknown kind of message "${kind}"`)
  await insertMessages(transaction, [{ ...message, kind, source, bookId: null, sequence: null }])
}
