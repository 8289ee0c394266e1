import type { Sql } from '../../platform/database.ts'

/**
 * What belongs to users and changes only by a call of theirs. Left out: when somebody was last here, what the tape does
 * to an alert, tries of secrets, and keys under which something harmless was recorded.
 */
const owned: Readonly<Record<string, string>> = {
  users: `id, account, email, phone, country_code, password_hash, invitation_code, inviter_id`,
  user_settings: '*',
  notification_preferences: '*',
  anti_phishing_codes: '*',
  second_factors: 'user_id, secret, bound_at from second_factors where secret is not null',
  sessions: 'id, user_id, token_hash',
  books: 'id, user_id, world',
  price_alerts: 'id, user_id, symbol, price, direction',
  favourites: '*',
  shared_receipts: '*',
  article_reads: '*',
  messages: 'id, user_id, read_at from messages where read_at is not null',
  push_subscriptions: 'user_id, endpoint',
  files: `id, user_id, named_by from files where state = 'kept'`,
  identity_applications: '*',
  /** Everything that a book holds follows from its journal; rows of the house (due settlements, funding) are not theirs. */
  journal: `book_id, sequence, key, command from journal where key like 'u:%'`,
}

const digests = Object.entries(owned)
  .map(
    ([table, columns]) => `
      select '${table}' as table, count(*)::text || ' ' || md5(coalesce(string_agg(line, '' order by line), '')) as digest
      from (select md5(rows::text) as line
            from (select ${columns.includes(' from ') ? columns : `${columns} from ${table}`}) as rows) as lines`,
  )
  .join(' union all ')

/** A digest a table. */
async function stateOf(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.unsafe<{ table: string; digest: string }[]>(digests)
  return new Map(rows.map(({ table, digest }) => [table, digest]))
}

/** Answers with the tables in which something has changed since it was last asked. */
export async function watchState(sql: Sql): Promise<() => Promise<string[]>> {
  let last = await stateOf(sql)
  return async () => {
    const before = last
    last = await stateOf(sql)
    return [...last].filter(([table, digest]) => digest !== before.get(table)).map(([table]) => table)
  }
}
