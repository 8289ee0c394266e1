import type { Transaction } from '../../platform/database.ts'

export type OutboxMessage = {
  id: number
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  text: string
  sentAt: number
}

export async function putInOutbox(sql: Transaction, message: OutboxMessage): Promise<void> {
  const { id, channel, recipient, subject, text, sentAt } = message
  await sql`
    insert into outbox (id, channel, recipient, subject, text, sent_at)
    values (${id}, ${channel}, ${recipient}, ${subject}, ${text}, ${sentAt})
    on conflict do nothing`
}

/** The last ones first. */
export async function listOutbox(sql: Transaction, limit: number): Promise<OutboxMessage[]> {
  const rows = await sql<(Omit<OutboxMessage, 'id' | 'sentAt'> & { id: bigint; sent_at: bigint })[]>`
    select id, channel, recipient, subject, text, sent_at from outbox order by sent_at desc, id desc limit ${limit}`
  return rows.map(({ id, sent_at: sentAt, ...rest }) => ({ ...rest, id: Number(id), sentAt: Number(sentAt) }))
}
