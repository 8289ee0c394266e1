import { isLanguage, type Language, defaultLanguage } from '@touchstone/wire/languages'
import type { Transaction } from '../../platform/database.ts'
import { messageFrom, type MessageRow } from '../messages/messages.store.ts'

/** Our choice: how many one person may have. A new one replaces the oldest. */
export const subscriptionsMax = 10

export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** Renews the subscription of a browser; one that another user had on the same browser becomes this user's. */
export async function putSubscription(
  sql: Transaction,
  { userId, language, at, ...subscription }: Subscription & { userId: number; language: Language; at: number },
): Promise<void> {
  const { endpoint, p256dh, auth } = subscription
  await sql`
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, language, at)
    values (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${at})
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, at = excluded.at`
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by at desc, id desc offset ${subscriptionsMax})`
}

export async function dropSubscription(sql: Transaction, userId: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`
}

/** A claimed push: nobody else takes it before the claim expires. */
export type Claimed = Subscription & {
  messageId: number
  subscriptionId: number
  tries: number
  language: Language
  message: MessageRow
}

type Columns = Parameters<typeof messageFrom>[0] & {
  subscription_id: bigint
  endpoint: string
  p256dh: string
  auth: string
  language: string
  tries: number
}

/** Claims due pushes, and counts the try. Pushes whose subscription is gone are deleted unsent. */
export async function claimDue(
  sql: Transaction,
  { now, claimEndsAt, limit }: { now: number; claimEndsAt: number; limit: number },
): Promise<Claimed[]> {
  const rows = await sql<Columns[]>`
    with due as (
      select message_id, subscription_id from push_deliveries where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked),
    gone as (
      delete from push_deliveries d using due
      where d.message_id = due.message_id and d.subscription_id = due.subscription_id
      and not exists (select from push_subscriptions s where s.id = d.subscription_id)),
    claimed as (
      update push_deliveries d set due_at = ${claimEndsAt}, tries = tries + 1 from due
      where d.message_id = due.message_id and d.subscription_id = due.subscription_id
      and exists (select from push_subscriptions s where s.id = d.subscription_id)
      returning d.message_id, d.subscription_id, d.tries)
    select claimed.subscription_id, claimed.tries, s.endpoint, s.p256dh, s.auth, s.language,
      m.id, m.category, m.kind, m.details, m.book_id, m.sequence, b.world, m.at, m.read_at is not null as read
    from claimed join push_subscriptions s on s.id = claimed.subscription_id
    join messages m on m.id = claimed.message_id left join books b on b.id = m.book_id`
  return rows.map((row) => ({
    messageId: Number(row.id),
    subscriptionId: Number(row.subscription_id),
    tries: row.tries,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    message: messageFrom(row),
  }))
}

type Delivery = Pick<Claimed, 'messageId' | 'subscriptionId'>

export async function finishDelivery(sql: Transaction, { messageId, subscriptionId }: Delivery): Promise<void> {
  await sql`delete from push_deliveries where message_id = ${messageId} and subscription_id = ${subscriptionId}`
}

export async function retryDelivery(
  sql: Transaction,
  { messageId, subscriptionId }: Delivery,
  dueAt: number,
): Promise<void> {
  await sql`
    update push_deliveries set due_at = ${dueAt}
    where message_id = ${messageId} and subscription_id = ${subscriptionId}`
}

/** The browser has let go of it: it and all that waits for it goes. */
export async function forgetSubscription(sql: Transaction, subscriptionId: number): Promise<void> {
  await sql`
    with gone as (delete from push_subscriptions where id = ${subscriptionId})
    delete from push_deliveries where subscription_id = ${subscriptionId}`
}
