import { type ChosenTopic, type Topic, topics } from '@touchstone/wire/message-rule'
import type { Transaction } from '../../../platform/database.ts'
import { topicDefaults, type Ways } from '../../messages/topic-defaults.ts'

const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text)

/** Returns the channels by which a person is notified of each topic. */
export async function readTopics(sql: Transaction, userId: number): Promise<Record<Topic, Ways>> {
  const rows = await sql<({ topic: string } & Ways)[]>`
    select topic, email, text, push from notification_preferences where user_id = ${userId}`
  const found: Record<Topic, Ways> = { ...topicDefaults }
  for (const { topic, ...chosen } of rows) if (isTopic(topic)) found[topic] = chosen
  return found
}

/** Changes those ways of a topic that are named. */
export async function chooseWays(
  sql: Transaction,
  userId: number,
  topic: ChosenTopic,
  change: { [Way in keyof Ways]?: boolean | undefined },
): Promise<void> {
  const { email, text, push } = change
  if (email === undefined && text === undefined && push === undefined) return
  const otherwise = topicDefaults[topic]
  await sql`
    insert into notification_preferences as chosen (user_id, topic, email, text, push)
    values (${userId}, ${topic}, ${email ?? otherwise.email}, ${text ?? otherwise.text}, ${push ?? otherwise.push})
    on conflict (user_id, topic) do update set email = coalesce(${email ?? null}, chosen.email),
      text = coalesce(${text ?? null}, chosen.text), push = coalesce(${push ?? null}, chosen.push)`
}

/** Which ways lead to a person at all. */
export async function reachableWays(sql: Transaction, userId: number): Promise<Ways> {
  const [row] = await sql<Ways[]>`
    select email is not null as email, phone is not null as text,
      exists (select from push_subscriptions s where s.user_id = users.id) as push
    from users where id = ${userId}`
  return row ?? { email: false, text: false, push: false }
}

export async function readAntiPhishingCode(sql: Transaction, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`select code from anti_phishing_codes where user_id = ${userId}`
  return row?.code
}

/** Null takes it away. */
export async function putAntiPhishingCode(
  sql: Transaction,
  userId: number,
  { code, at }: { code: string | null; at: number },
): Promise<void> {
  if (code === null) await sql`delete from anti_phishing_codes where user_id = ${userId}`
  else
    await sql`
      insert into anti_phishing_codes (user_id, code, set_at) values (${userId}, ${code}, ${at})
      on conflict (user_id) do update set code = excluded.code, set_at = excluded.set_at`
}
