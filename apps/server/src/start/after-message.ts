import { liveSessionIds } from '../features/accounts/sessions/sessions.store.ts'
import type { MessageMailer } from '../features/delivery/message-mailer.ts'
import { countUnread } from '../features/messages/messages.store.ts'
import type { PushSender } from '../features/push/push-sender.ts'
import type { Stream } from '../features/stream/stream.ts'
import type { Sql } from '../platform/database.ts'

type AfterMessage = {
  sql: Sql
  stream: Stream
  pushes: Pick<PushSender, 'advance'>
  mails: Pick<MessageMailer, 'advance'>
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * After a new message of a user: advances pushes, e-mails and texts, and sends the count of unread messages. Of those who
 * are not here nothing is counted: a day of strategies brings a message to everybody who has one.
 */
export const afterMessage =
  ({ sql, stream, pushes, mails, log }: AfterMessage) =>
  (userId: number): void => {
    void pushes.advance()
    void mails.advance()
    if (!stream.hasSocketOf(userId)) return
    sendUnreadCount(sql, stream, userId).catch((error: unknown) => {
      log('failed to count unread messages', { error })
    })
  }

async function sendUnreadCount(sql: Sql, stream: Stream, userId: number): Promise<void> {
  const { all } = await countUnread(sql, userId)
  stream.onMessage(userId, all)
}

/** Where it cannot be known which sessions are left, all sockets of the user are dropped: they sign in anew. */
export async function dropEnded(
  { sql, stream, log }: Pick<AfterMessage, 'sql' | 'stream' | 'log'>,
  userId: number,
  at: number,
): Promise<void> {
  try {
    const kept = await liveSessionIds(sql, userId, at).catch(() => [])
    stream.dropUser(userId, kept)
  } catch (error) {
    log('failed to notify the sockets of ended sessions', { error })
  }
}
