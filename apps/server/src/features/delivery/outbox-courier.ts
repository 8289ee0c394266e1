import type { Sql } from '../../platform/database.ts'
import type { Courier, Sending } from './sending.ts'
import { type OutboxMessage, putInOutbox } from './outbox.store.ts'

/** Puts messages where a page of the sandbox shows them; each once. */
export function createOutboxCourier(sql: Sql, clock: () => number): Courier {
  async function put(message: Omit<OutboxMessage, 'sentAt'>): Promise<Sending> {
    try {
      await putInOutbox(sql, { ...message, sentAt: clock() })
      return { kind: 'sent' }
    } catch {
      // Even if it is there: a second time puts no second one.
      return { kind: 'not_sent', reason: 'the database did not take it' }
    }
  }
  return {
    sendEmail: ({ id, to, subject, text }) => put({ id, channel: 'email', recipient: to, subject, text }),
    sendSms: ({ id, to, text }) => put({ id, channel: 'sms', recipient: to, subject: '', text }),
  }
}
