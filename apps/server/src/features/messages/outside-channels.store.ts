import type { Transaction } from '../../platform/database.ts'
import { leaving } from './outside-channels.ts'

/** Our choice: after this time a mail about a message is of no use. */
const mailForMs = 3 * 24 * 3_600_000

/**
 * Parts of the statement that adds messages: the channels outside the app for those in `added`, by the person's choices.
 * `quiet` are sources of messages that stay in the app.
 */
const chosenFor = (sql: Transaction, by: 'mail' | 'push', quiet: readonly string[]) => sql`
  added join json_to_recordset(${JSON.stringify(leaving(by))}::text::json)
    as standard (kind text, topic text, email boolean, text boolean, push boolean) on standard.kind = added.kind
  left join notification_preferences chosen on chosen.user_id = added.user_id and chosen.topic = standard.topic
  where added.source <> all(${[...quiet]}::text[])`

export const insertPushed = (sql: Transaction, quiet: readonly string[]) => sql`
  insert into push_deliveries (message_id, subscription_id, due_at)
  select wanted.id, s.id, wanted.at
  from (select added.* from ${chosenFor(sql, 'push', quiet)} and coalesce(chosen.push, standard.push)) wanted
  join push_subscriptions s on s.user_id = wanted.user_id`

/** An e-mail where there is an address and it is wanted; else a text. What concerns play money stays in the app. */
export const insertMailed = (sql: Transaction, quiet: readonly string[]) => sql`
  insert into deliveries (channel, recipient, subject, text, state, message_id, created_at, expires_at)
  select case when by_email then 'email' else 'sms' end, case when by_email then u.email else u.phone end, '', '', 'told',
    wanted.id, wanted.at, wanted.at + ${mailForMs}
  from (
    select added.*, coalesce(chosen.email, standard.email) as email_wanted, coalesce(chosen.text, standard.text) as text_wanted
    from ${chosenFor(sql, 'mail', quiet)}) wanted
  join users u on u.id = wanted.user_id
  left join books b on b.id = wanted.book_id
  cross join lateral (select u.email is not null and email_wanted as by_email, u.phone is not null and text_wanted as by_text) as way
  where (by_email or by_text) and b.world is distinct from 'demo'`
