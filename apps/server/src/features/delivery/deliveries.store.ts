import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import { messageFrom, type MessageRow } from '../messages/messages.store.ts'
import type { Transaction } from '../../platform/database.ts'

export type Channel = 'email' | 'sms'
export type OutgoingMessage = {
  channel: Channel
  to: string
  subject: string
  text: string
  /** The language of the text; undefined: it follows from the reader. */
  language?: Language
  /** Whose account it is about, where `to` does not find it. */
  userId?: number
  /** Epoch milliseconds. Past `expiresAt` it does not leave any more. */
  at: number
  expiresAt: number
}
type Ending = 'sent' | 'refused' | 'unknown' | 'expired'
type Claimed = { channel: Channel; to: string; subject: string; text: string; language: Language | undefined }

export async function insertDelivery(sql: Transaction, message: OutgoingMessage): Promise<number> {
  const { channel, to, subject, text, language, at, expiresAt } = message
  const [row] = await sql<{ id: bigint }[]>`
    insert into deliveries (channel, recipient, subject, text, language, created_at, expires_at)
    values (${channel}, ${to}, ${subject}, ${text}, ${language ?? null}, ${at}, ${expiresAt})
    returning id`
  if (row === undefined) throw new Error('insert into deliveries returned no row')
  return Number(row.id)
}

/** Takes a message to send it, which only one can do. Undefined when it was taken before, or its time is over. */
export async function claimDelivery(sql: Transaction, id: number, at: number): Promise<Claimed | undefined> {
  const [row] = await sql<(Omit<Claimed, 'language'> & { language: string | null })[]>`
    update deliveries set state = 'sending' where id = ${id} and state = 'queued' and expires_at > ${at}
    returning channel, recipient as "to", subject, text, language`
  return row === undefined ? undefined : { ...row, language: languageFrom(row.language) }
}

const languageFrom = (text: string | null): Language | undefined =>
  text !== null && isLanguage(text) ? text : undefined

/** The reader of a delivery: the language of the account, and the holder's anti-phishing code, if there is one. */
export type Reader = { language: Language; antiPhishingCode: string | undefined }

/** Finds the holder of an account, by id or by contact; undefined for an unknown contact. */
export async function findReader(
  sql: Transaction,
  { channel, to, userId }: Pick<OutgoingMessage, 'channel' | 'to' | 'userId'>,
): Promise<Reader | undefined> {
  const [row] = await sql<{ language: string; code: string | null }[]>`
    select s.language, a.code from users u join user_settings s on s.user_id = u.id
    left join anti_phishing_codes a on a.user_id = u.id
    where ${userId !== undefined ? sql`u.id = ${userId}` : channel === 'email' ? sql`u.email = ${to}` : sql`u.phone = ${to}`}`
  if (row === undefined) return undefined
  return { language: languageFrom(row.language) ?? defaultLanguage, antiPhishingCode: row.code ?? undefined }
}

export type NewDelivery = { id: number; channel: Channel; reader: Reader; message: MessageRow }

type NewDeliveryColumns = Parameters<typeof messageFrom>[0] & {
  delivery_id: bigint
  channel: Channel
  language: string | null
  code: string | null
}

/**
 * Loads deliveries of messages that have no text yet, the oldest first, locked until the transaction ends; skips those
 * that another transaction has locked.
 */
export async function claimNewDeliveries(transaction: Transaction, limit: number): Promise<NewDelivery[]> {
  const rows = await transaction<NewDeliveryColumns[]>`
    select d.id as delivery_id, d.channel, s.language, a.code,
      m.id, m.category, m.kind, m.details, m.book_id, m.sequence, b.world, m.at, m.read_at is not null as read
    from (select * from deliveries where state = 'told' order by id limit ${limit} for update skip locked) d
    join messages m on m.id = d.message_id left join books b on b.id = m.book_id
    left join user_settings s on s.user_id = m.user_id
    left join anti_phishing_codes a on a.user_id = m.user_id
    order by d.id`
  return rows.map((row) => ({
    id: Number(row.delivery_id),
    channel: row.channel,
    reader: { language: languageFrom(row.language) ?? defaultLanguage, antiPhishingCode: row.code ?? undefined },
    message: messageFrom(row),
  }))
}

/** Adds the texts of deliveries; from then on they may be sent. */
export async function queueDeliveries(
  transaction: Transaction,
  texts: readonly { id: number; subject: string; text: string; language: Language }[],
): Promise<void> {
  await transaction`
    update deliveries d set state = 'queued', subject = new.subject, text = new.text, language = new.language
    from json_to_recordset(${JSON.stringify(texts)}::text::json)
      as new (id bigint, subject text, text text, language text)
    where d.id = new.id and d.state = 'told'`
}

/** Releases an unsent delivery: the next try may take it. */
export async function releaseDelivery(sql: Transaction, id: number, reason: string): Promise<void> {
  await sql`update deliveries set state = 'queued', reason = ${reason} where id = ${id} and state = 'sending'`
}

/** Ends a claimed delivery and drops its text. */
export async function endDelivery(
  sql: Transaction,
  id: number,
  { state, reason, at }: { state: Ending; reason?: string | undefined; at: number },
): Promise<void> {
  await sql`
    update deliveries set state = ${state}, reason = ${reason ?? null}, done_at = ${at}, subject = '', text = ''
    where id = ${id} and state in ('queued', 'sending')`
}

export async function stateOfDelivery(sql: Transaction, id: number): Promise<string | undefined> {
  const [row] = await sql<{ state: string }[]>`select state from deliveries where id = ${id}`
  return row?.state
}

const weekMs = 7 * 24 * 3_600_000

/** Deletes deliveries older than a week, from the outbox too. */
export async function forgetDeliveries(sql: Transaction, now: number): Promise<void> {
  await sql`delete from deliveries where created_at < ${now - weekMs}`
  await sql`delete from outbox where sent_at < ${now - weekMs}`
}
