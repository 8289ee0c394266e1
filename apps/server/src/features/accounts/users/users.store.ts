import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import { hourMs } from '@touchstone/domain/time'
import type { Transaction } from '../../../platform/database.ts'
import { onlineNotedEveryMs } from '../user-marks/online-after.ts'
import type { Contact } from './contact.ts'

export type User = {
  id: number
  account: string
  email: string | undefined
  phone: string | undefined
  countryCode: string
  passwordHash: string | undefined
  secondFactorBound: boolean
  /** Marked by an operator. */
  important: boolean
  invitationCode: string
  language: Language
  createdAt: number
}

export const isGuest = (user: User): boolean => user.email === undefined && user.phone === undefined

type UserRow = {
  id: bigint
  account: string
  email: string | null
  phone: string | null
  country_code: string
  password_hash: string | null
  second_factor_bound: boolean
  important: boolean
  invitation_code: string
  language: string
  created_at: bigint
}

const userFrom = (row: UserRow): User => ({
  id: Number(row.id),
  account: row.account,
  email: row.email ?? undefined,
  phone: row.phone ?? undefined,
  countryCode: row.country_code,
  passwordHash: row.password_hash ?? undefined,
  secondFactorBound: row.second_factor_bound,
  important: row.important,
  invitationCode: row.invitation_code,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  createdAt: Number(row.created_at),
})

type By = { id: number } | { account: string } | Pick<Contact, 'kind' | 'address'>

/** The account of an id, a name (whatever its capitals), or a contact. */
export async function findUser(sql: Transaction, by: By): Promise<User | undefined> {
  const [row] = await sql<UserRow[]>`
    select u.id, u.account, u.email, u.phone, u.country_code, u.password_hash, u.invitation_code, u.created_at,
           s.language, coalesce(f.secret is not null, false) as second_factor_bound,
           coalesce(m.important, false) as important
    from users u
    join user_settings s on s.user_id = u.id
    left join second_factors f on f.user_id = u.id
    left join user_marks m on m.user_id = u.id
    where ${whereOf(sql, by)}`
  return row === undefined ? undefined : userFrom(row)
}

/** Loads the account of a signed-in user. */
export async function requireUser(sql: Transaction, id: number): Promise<User> {
  const user = await findUser(sql, { id })
  if (user === undefined) throw new Error('the session belongs to no account')
  return user
}

function whereOf(sql: Transaction, by: By) {
  if ('id' in by) return sql`u.id = ${by.id}`
  if ('account' in by) return sql`lower(u.account) = ${by.account.toLowerCase()}`
  return by.kind === 'email' ? sql`u.email = ${by.address}` : sql`u.phone = ${by.address}`
}

export async function accountExists(sql: Transaction, account: string): Promise<boolean> {
  const found = await sql`select from users where lower(account) = ${account.toLowerCase()}`
  return found.length > 0
}

/** The id of whose invitation it is. */
export async function findInviter(sql: Transaction, invitationCode: string): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint }[]>`
    select id from users where invitation_code = ${invitationCode.toUpperCase()}`
  return row === undefined ? undefined : Number(row.id)
}

export type UserToInsert = {
  account: string
  contact: Contact | undefined
  countryCode: string
  passwordHash: string
  invitationCode: string
  inviterId: number | undefined
  language: Language
  at: number
}

/** The new account's id; undefined when its name, contact or invitation code is another's. */
export async function insertUser(sql: Transaction, user: UserToInsert): Promise<number | undefined> {
  const { contact } = user
  const [row] = await sql<{ id: bigint }[]>`
    insert into users (account, email, phone, country_code, password_hash, invitation_code, inviter_id, created_at)
    values (${user.account}, ${contact?.kind === 'email' ? contact.address : null},
            ${contact?.kind === 'phone' ? contact.address : null}, ${user.countryCode}, ${user.passwordHash},
            ${user.invitationCode}, ${user.inviterId ?? null}, ${user.at})
    on conflict do nothing
    returning id`
  if (row === undefined) return undefined
  const id = Number(row.id)
  await sql`insert into user_settings (user_id, language) values (${id}, ${user.language})`
  return id
}

/**
 * Loads the hash of the current password, locked until the transaction ends: a session created in it belongs to this
 * password.
 */
export async function holdPassword(transaction: Transaction, userId: number): Promise<string | undefined> {
  const [row] = await transaction<{ password_hash: string | null }[]>`
    select password_hash from users where id = ${userId} for no key update`
  return row?.password_hash ?? undefined
}

export async function setPassword(sql: Transaction, userId: number, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${userId}`
}

/**
 * Locks a contact until the transaction ends, so that only one transaction at a time creates or binds an account for
 * it.
 */
export async function lockContact(transaction: Transaction, contact: Contact): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`contact ${contact.address}`}, 0))`
}

/** False when the contact is another's. Under `lockContact`. */
export async function setContact(sql: Transaction, userId: number, contact: Contact): Promise<boolean> {
  const { kind, address } = contact
  const taken = await sql`select from users where ${sql(kind)} = ${address} and id <> ${userId}`
  if (taken.length > 0) return false
  await sql`
    update users set ${sql(kind)} = ${address}, country_code = ${contact.countryCode ?? sql`country_code`}
    where id = ${userId}`
  return true
}

/** Notes that a marked user is online; of anybody else nothing. */
export async function noteImportantOnline(sql: Transaction, userId: number, at: number): Promise<void> {
  await sql`
    update users set important_online_at = ${at}
    where id = ${userId} and (important_online_at is null or important_online_at <= ${at - onlineNotedEveryMs})
      and exists (select from user_marks m where m.user_id = ${userId} and m.important)`
}

/** Notes that a user is here, at most once an hour. */
export async function noteActive(sql: Transaction, userId: number, at: number): Promise<void> {
  await sql`
    update users set active_at = ${at}
    where id = ${userId} and (active_at is null or active_at <= ${at - hourMs})`
}
