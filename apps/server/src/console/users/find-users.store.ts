import type { Transaction } from '../../platform/database.ts'

export type FoundUser = {
  id: number
  account: string
  email: string | null
  phone: string | null
  countryCode: string
  invitationCode: string
  important: boolean
  signInBlocked: boolean
  createdAt: number
  activeAt: number | null
  /** When an important customer last reported to be online. */
  onlineAt: number | null
}

type Columns = {
  id: bigint
  account: string
  email: string | null
  phone: string | null
  country_code: string
  invitation_code: string
  important: boolean
  blocked: boolean
  created_at: bigint
  active_at: bigint | null
  online_at: bigint | null
}

const foundFrom = (row: Columns): FoundUser => ({
  id: Number(row.id),
  account: row.account,
  email: row.email,
  phone: row.phone,
  countryCode: row.country_code,
  invitationCode: row.invitation_code,
  important: row.important,
  signInBlocked: row.blocked,
  createdAt: Number(row.created_at),
  activeAt: row.active_at === null ? null : Number(row.active_at),
  onlineAt: row.online_at === null ? null : Number(row.online_at),
})

/** Escapes the characters that `like` reads as wildcards. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The last four characters of an account number, as screens show it: any other length would let it be guessed bit by bit. */
const isAccountEnd = (text: string): boolean => /^(?=.*\d)[\da-z]{4}$/.test(text)

/** Two letters or more, or one of a script in which a letter is a word. */
const isNamePart = (text: string): boolean => /^\p{L}[\p{L}\p{M}\p{Z}.'’-]+$/u.test(text)

/** What a text searches for, whichever way it was typed: case, spaces and any `#` before it tell nothing apart. */
export const normalizedSearch = (text: string): string =>
  text
    .replace(/^[\s#]+/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** The users whose documents have this name, or a name that begins with it, in either order. */
function usersNamed(sql: Transaction, typed: string) {
  const part = literally(typed)
  const word = `%${part.split(' ')[0] ?? ''}%`
  return sql`
    select a.user_id from identity_applications a
    cross join lateral (
      select a.body::jsonb -> 'basic' ->> 'surname' as surname, a.body::jsonb -> 'basic' ->> 'firstName' as first) n
    where a.level = 1 and a.body ilike ${word}
      and (concat_ws(' ', n.first, n.surname) ilike ${`${part}%`} or concat_ws(' ', n.surname, n.first) ilike ${`${part}%`}
        or n.surname || n.first ilike ${`${part}%`})`
}

export type UserSearch = {
  search: string
  important: boolean | undefined
  blocked: boolean | undefined
  /** Important customers alone who reported to be online after this moment. */
  onlineAfter: number | undefined
}

/**
 * Finds users by an id, the start of an account, e-mail or phone, an invitation code, an address on a chain, a withdrawal
 * account or the last four characters of its number, or the name on their documents. Newest first, with the total number of matches.
 */
export async function findUsers(
  sql: Transaction,
  { search, important, blocked, onlineAfter: after }: UserSearch,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: FoundUser[]; total: number }> {
  const typed = normalizedSearch(search)
  const prefix = `${literally(typed)}%`
  const target = typed.replaceAll(' ', '')
  const phone = `${literally(typed.replace(/[^\d+]/g, ''))}%`
  const byText = sql`(
    u.id::text = ${typed} or lower(u.account) like ${prefix} or u.email like ${prefix}
    ${/\d/.test(typed) ? sql`or u.phone like ${phone} or u.phone like ${`+${phone}`}` : sql``}
    or u.invitation_code = ${typed.toUpperCase()}
    or u.id in (select user_id from deposit_addresses where lower(address) = ${target})
    or u.id in (select user_id from settlement_accounts where lower(target) = ${target})
    ${isAccountEnd(target) ? sql`or u.id in (select user_id from settlement_accounts where kind = 'bank' and lower(target) like ${`%${target}`})` : sql``}
    ${isNamePart(typed) ? sql`or u.id in (${usersNamed(sql, typed)})` : sql``})`
  const matches = sql`
    ${typed === '' ? sql`true` : byText}
    ${important === undefined ? sql`` : sql`and coalesce(m.important, false) = ${important}`}
    ${after === undefined ? sql`` : sql`and m.important and u.important_online_at > ${after}`}
    ${blocked === undefined ? sql`` : sql`and (m.sign_in_blocked is not null) = ${blocked}`}`
  const from = sql`from users u left join user_marks m on m.user_id = u.id where ${matches}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count ${from}`
  const rows = await sql<Columns[]>`
    select u.id, u.account, u.email, u.phone, u.country_code, u.invitation_code, u.created_at,
      greatest(u.active_at, (select max(s.seen_at) from sessions s where s.user_id = u.id)) as active_at,
      case when m.important then u.important_online_at end as online_at,
      coalesce(m.important, false) as important, m.sign_in_blocked is not null as blocked
    ${from} order by u.id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(foundFrom), total: Number(counted?.count ?? 0n) }
}
