import { randomInt } from 'node:crypto'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { sessions } from '@touchstone/wire/sessions'
import type * as z from 'zod/mini'
import { dayMs } from '@touchstone/domain/time'
import type { Sql, Transaction } from '../../../platform/database.ts'
import type { Contact } from '../users/contact.ts'
import { lockContact } from '../users/users.store.ts'
import { secretHash } from '../users/secret-hash.ts'

export type CodePurpose = z.output<typeof sessions.emailCaptcha.request>['purpose']
/** A code for funds is sent only to a signed-in person. */
type AnyPurpose = CodePurpose | 'funds'

export const codeForMs = 10 * 60_000
/** Where nothing else is said. */
export const codeEveryMsDefault = 60_000
const codesADayMax = 20
const codeTriesMax = 5

type CodeRefusal = { kind: 'code_sent_recently'; seconds: number } | { kind: 'code_limit_reached' }

const hashOf = (contact: Contact, purpose: AnyPurpose, code: string): string =>
  secretHash(`${contact.address} ${purpose} ${code}`)

/**
 * Makes a code for a contact: for all purposes together at most one in `everyMs` and twenty a day. The contact stays locked
 * until the transaction ends.
 */
export async function makeCode(
  transaction: Transaction,
  contact: Contact,
  {
    purpose,
    at,
    everyMs,
    holds,
  }: { purpose: AnyPurpose; at: number; everyMs: number; holds: (contact: Contact) => Promise<boolean> },
): Promise<Result<{ code: string; isValid: boolean }, CodeRefusal>> {
  await lockContact(transaction, contact)
  const [before] = await transaction<{ count: bigint; last: bigint | null }[]>`
    select count(*) as count, max(sent_at) as last from codes
    where contact = ${contact.address} and sent_at > ${at - dayMs}`
  const nextAt = Number(before?.last ?? -everyMs) + everyMs
  if (nextAt > at) return refuse({ kind: 'code_sent_recently', seconds: Math.ceil((nextAt - at) / 1_000) })
  if (Number(before?.count ?? 0) >= codesADayMax) return refuse({ kind: 'code_limit_reached' })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isValid = await holds(contact)
  const hash = isValid ? hashOf(contact, purpose, code) : null
  await transaction`
    insert into codes (contact, purpose, hash, sent_at, expires_at)
    values (${contact.address}, ${purpose}, ${hash}, ${at}, ${at + codeForMs})`
  return ok({ code, isValid })
}

/**
 * Counts a try of the last code for a purpose, then checks it: its id if it is right. In no other transaction, so that
 * nothing undoes the count.
 */
export async function tryCode(
  sql: Sql,
  contact: Contact,
  { purpose, code, at }: { purpose: AnyPurpose; code: string; at: number },
): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint; hash: string | null }[]>`
    update codes set tries = tries + 1
    where id = (select id from codes where contact = ${contact.address} and purpose = ${purpose}
                order by id desc limit 1)
      and tries < ${codeTriesMax} and expires_at > ${at} and used_at is null
    returning id, hash`
  if (row === undefined || row.hash !== hashOf(contact, purpose, code)) return undefined
  return Number(row.id)
}

/** Uses a code up, in the transaction of its effect. False when another request was first. */
export async function spendCode(transaction: Transaction, id: number, at: number): Promise<boolean> {
  const spent = await transaction`
    update codes set used_at = ${at} where id = ${id} and used_at is null returning true`
  return spent.length > 0
}
