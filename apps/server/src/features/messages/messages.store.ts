import { isMessageKind, type MessageKind, messageKinds } from '@touchstone/wire/codes/message-kinds'
import { messageCategories, type MessageCategory } from '@touchstone/wire/message-rule'
import type { Transaction } from '../../platform/database.ts'
import { insertMailed, insertPushed } from './outside-channels.store.ts'
import type { MessageDetails } from './new-message.ts'

export type NewMessage = {
  /** Or else the owner of the book. */
  userId?: number
  category?: MessageCategory
  kind: MessageKind
  details: MessageDetails
  bookId: number | null
  sequence: number | null
  source: string
  at: number
  /** It stays in the app: neither mailed nor pushed. */
  isQuiet?: boolean
}

/** The channel on which the ids of notified users are published at commit. */
export const newMessageChannel = 'message_told'

/**
 * Adds messages, one per source, and their mails and pushes. Publishes the ids of their users once the transaction is
 * committed. Returns the number of new messages.
 */
export async function insertMessages(sql: Transaction, messages: readonly NewMessage[]): Promise<number> {
  const rows = messages.map(({ userId, category, kind, details, bookId, sequence, source, at }, place) => ({
    place,
    user_id: userId ?? null,
    category: category ?? messageKinds[kind].category,
    kind,
    details: JSON.stringify(details),
    book_id: bookId,
    sequence,
    source,
    at,
  }))
  const quiet = messages.flatMap(({ isQuiet, source }) => (isQuiet === true ? [source] : []))
  const [counted] = await sql<{ count: bigint }[]>`
    with added as (
      insert into messages (user_id, category, kind, details, book_id, sequence, source, at)
      select coalesce(new.user_id, b.user_id), category, kind, details, book_id, new.sequence, source, at
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as new (
        place int, user_id bigint, category text, kind text, details text, book_id bigint, sequence bigint, source text, at bigint)
      left join books b on b.id = new.book_id order by place
      on conflict (source) do nothing
      returning id, user_id, kind, book_id, source, at),
    pushed as (${insertPushed(sql, quiet)}),
    mailed as (${insertMailed(sql, quiet)})
    select count(announced.announced) as count from added
    cross join lateral pg_notify(${newMessageChannel}, added.user_id::text) as announced`
  return Number(counted?.count ?? 0n)
}

/** Returns whether a user already has this very message. */
export async function hasMessage(
  sql: Transaction,
  { userId, kind, details }: { userId: number; kind: MessageKind; details: MessageDetails },
): Promise<boolean> {
  const found = await sql`
    select from messages where user_id = ${userId} and kind = ${kind} and details = ${JSON.stringify(details)} limit 1`
  return found.length > 0
}

export type MessageRow = {
  id: number
  category: MessageCategory
  kind: MessageKind
  details: MessageDetails
  bookId: number | null
  sequence: number | null
  world: string | null
  at: number
  read: boolean
}

type Columns = {
  id: bigint
  category: MessageCategory
  kind: string
  details: string
  book_id: bigint | null
  sequence: bigint | null
  world: string | null
  at: bigint
  read: boolean
}

export type MessageFilter = { category: MessageCategory | 'all'; unread: boolean | undefined }

/** A stretch of a user's messages, newest first, and how many there are in all. */
export async function listMessages(
  sql: Transaction,
  userId: number,
  { category, unread }: MessageFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const matches = sql`
    user_id = ${userId} ${category === 'all' ? sql`` : sql`and category = ${category}`}
    ${unread === undefined ? sql`` : unread ? sql`and read_at is null` : sql`and read_at is not null`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from messages where ${matches}`
  const found = await sql<Columns[]>`
    select m.id, category, kind, details, book_id, m.sequence, b.world, at, read_at is not null as read
    from (select * from messages where ${matches} order by id desc offset ${skip} limit ${limit}) m
    left join books b on b.id = m.book_id order by m.id desc`
  return { rows: found.map(messageFrom), total: Number(counted?.count ?? 0n) }
}

export function messageFrom(row: Columns): MessageRow {
  if (!isMessageKind(row.kind)) throw new Error(`unknown kind of message "${row.kind}"`)
  return {
    ...row,
    id: Number(row.id),
    kind: row.kind,
    details: JSON.parse(row.details) as MessageDetails,
    bookId: row.book_id === null ? null : Number(row.book_id),
    sequence: row.sequence === null ? null : Number(row.sequence),
    at: Number(row.at),
  }
}

export type UnreadCount = Record<MessageCategory | 'all', number>

export async function countUnread(sql: Transaction, userId: number): Promise<UnreadCount> {
  const rows = await sql<{ category: MessageCategory; count: bigint }[]>`
    select category, count(*) as count from messages where user_id = ${userId} and read_at is null group by category`
  const counts: UnreadCount = { all: 0, system: 0, task: 0, transaction: 0 }
  for (const { category, count } of rows) {
    if (messageCategories.includes(category)) counts[category] = Number(count)
    counts.all += Number(count)
  }
  return counts
}

/** Marks these messages of a user as read; false when one of them is not there or another's. */
export async function markRead(sql: Transaction, userId: number, ids: readonly string[], at: number): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const found = await sql`
    update messages set read_at = coalesce(read_at, ${at}) where user_id = ${userId} and id = any(${wanted}::bigint[])
    returning true`
  return found.length === wanted.length
}

export async function markAllRead(
  sql: Transaction,
  userId: number,
  category: MessageCategory | 'all',
  at: number,
): Promise<void> {
  await sql`
    update messages set read_at = ${at} where user_id = ${userId} and read_at is null
    ${category === 'all' ? sql`` : sql`and category = ${category}`}`
}
