import { randomInt } from 'node:crypto'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { sessions } from '@touchstone/wire/sessions'
import type { users } from '@touchstone/wire/users'
import type * as z from 'zod/mini'
import { dayMs } from '@touchstone/domain/time'
import { addressGroup, addressSite } from '../../../api/address-group.ts'
import type { Browser } from '../../../api/browser.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
import type { Contact } from '../users/contact.ts'
import { ownerName } from '../users/owner-name.ts'
import { secretHash } from '../users/secret-hash.ts'

export type CodePurpose = z.output<typeof sessions.emailCaptcha.request>['purpose']
/** Of codes that are sent only to a signed-in person, to their own contact. */
export type OwnPurpose = z.output<typeof users.sendOwnCode.request>['purpose']
export type AnyPurpose = CodePurpose | OwnPurpose

export const codeForMs = 10 * 60_000
/** Where nothing else is said. */
export const codeEveryMsDefault = 60_000
/** Of each purpose, for whoever has a budget of their own, and for all strangers together. */
const codesADayMax = 20
/** Of those of strangers, for one network. Our choice. */
const codesOfNetworkMax = 10
/**
 * Beyond those twenty a network that has asked for none today still gets one, up to so many in all. Of IPv6 that is one of
 * 48 bits: one of 64 costs nothing. Our choice.
 */
const codesOfNewNetworksMax = 60
/** After the strangers' codes of a day one more goes out each time so long after the last. Our choice. */
const strangersEveryMs = 4 * 3_600_000
const codeTriesMax = 5

type CodeRefusal = { kind: 'code_sent_recently'; seconds: number } | { kind: 'code_limit_reached' }

/**
 * Who asks for a code, and alone may use it. A session and a browser that the account knows have a budget of their own for
 * its contact, each for itself: one that was stolen uses up nobody else's. A user has one for a contact that is to be bound,
 * in all sessions together, since anybody opens as many as they like. Strangers share one, of which a network gets a part.
 */
export type CodeAsker =
  | { session: number }
  | { user: number; ownBudget: boolean; address: string }
  | { browser: Browser | undefined; isKnown: boolean; address: string }

type AskerColumns = {
  asker: string
  askerNetwork: string | null
  strangerNetwork: string | null
  strangerSite: string | null
}

function columnsOf(asker: CodeAsker): AskerColumns {
  if ('session' in asker)
    return { asker: sessionName(asker), askerNetwork: null, strangerNetwork: null, strangerSite: null }
  const network = addressGroup(asker.address)
  const hasOwnBudget = 'user' in asker ? asker.ownBudget : asker.isKnown
  const stranger = {
    strangerNetwork: hasOwnBudget ? null : network,
    strangerSite: hasOwnBudget ? null : addressSite(asker.address),
  }
  if ('user' in asker) return { asker: ownerName({ userId: asker.user }), askerNetwork: null, ...stranger }
  const { browser } = asker
  return {
    asker: browser === undefined ? '' : `browser ${browser.id}`,
    askerNetwork: browser?.brought === true ? null : network,
    ...stranger,
  }
}

const sessionName = ({ session }: { session: number }): string => `session ${session}`

const hashOf = (contact: Contact, purpose: AnyPurpose, code: string): string =>
  secretHash(`${contact.address} ${purpose} ${code}`)

type Made = { purpose: AnyPurpose; asker: CodeAsker; at: number; everyMs: number; isValid: boolean }

/**
 * Makes a code for a contact, within the budget of whoever asks: of one purpose at most one in `everyMs`, or at once where
 * the last one was used, and twenty a day. Under `lockContact`.
 */
export async function makeCode(
  transaction: Transaction,
  contact: Contact,
  { purpose, asker, at, everyMs, isValid }: Made,
): Promise<Result<{ code: string }, CodeRefusal>> {
  const columns = columnsOf(asker)
  const barred = await barOf(transaction, contact, { purpose, columns, at, everyMs })
  if (barred !== undefined) return refuse(barred)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = isValid ? hashOf(contact, purpose, code) : null
  await transaction`
    insert into codes (contact, purpose, asker, asker_network, stranger_network, hash, sent_at, expires_at)
    values (${contact.address}, ${purpose}, ${columns.asker}, ${columns.askerNetwork}, ${columns.strangerNetwork},
            ${hash}, ${at}, ${at + codeForMs})`
  return ok({ code })
}

/** Why no code goes out now, if so. */
async function barOf(
  transaction: Transaction,
  contact: Contact,
  { purpose, columns, at, everyMs }: { purpose: AnyPurpose; columns: AskerColumns; at: number; everyMs: number },
): Promise<CodeRefusal | undefined> {
  const { asker, strangerNetwork, strangerSite } = columns
  const isMine =
    strangerNetwork === null
      ? transaction`asker = ${asker} and stranger_network is null`
      : transaction`stranger_network = ${strangerNetwork}`
  // A column of its own would say no more than the name of the network, which begins with that of its site.
  const isOfSite = transaction`regexp_replace(stranger_network, ':[0-9a-f]+::/64$', '::/48') = ${strangerSite}`
  const [row] = await transaction<
    { mine: bigint; site: bigint; last: bigint | null; strangers: bigint; newest: bigint | null }[]
  >`
    select count(*) filter (where ${isOfSite}) as site,
           count(*) filter (where ${isMine}) as mine, max(sent_at) filter (where used_at is null and ${isMine}) as last,
           count(*) filter (where stranger_network is not null) as strangers,
           max(sent_at) filter (where stranger_network is not null) as newest
    from codes where contact = ${contact.address} and purpose = ${purpose} and sent_at > ${at - dayMs}`
  const nextAt = Number(row?.last ?? -everyMs) + everyMs
  if (nextAt > at) return { kind: 'code_sent_recently', seconds: Math.ceil((nextAt - at) / 1_000) }
  const max = strangerNetwork === null ? codesADayMax : codesOfNetworkMax
  const isCrowded =
    strangerNetwork !== null &&
    Number(row?.strangers ?? 0) >= (Number(row?.site ?? 0) === 0 ? codesOfNewNetworksMax : codesADayMax) &&
    Number(row?.newest ?? 0) + strangersEveryMs > at
  return Number(row?.mine ?? 0) >= max || isCrowded ? { kind: 'code_limit_reached' } : undefined
}

/**
 * Counts a try of the last code that the same person asked for, then checks it: its id if it is right. Nobody else's tries
 * touch it. In no other transaction, so that nothing undoes the count.
 */
export async function tryCode(
  sql: Sql,
  contact: Contact,
  { purpose, asker, code, at }: { purpose: AnyPurpose; asker: CodeAsker; code: string; at: number },
): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint; hash: string | null }[]>`
    update codes set tries = tries + 1
    where id = (select id from codes
                where contact = ${contact.address} and purpose = ${purpose} and ${isOf(sql, asker)}
                order by id desc limit 1)
      and tries < ${codeTriesMax} and expires_at > ${at} and used_at is null
    returning id, hash`
  if (row === undefined || row.hash !== hashOf(contact, purpose, code)) return undefined
  return Number(row.id)
}

/** A client that takes no cookie is known again by its network alone. */
function isOf(sql: Sql, asker: CodeAsker) {
  if ('session' in asker) return sql`asker = ${sessionName(asker)}`
  if ('user' in asker) return sql`asker = ${ownerName({ userId: asker.user })}`
  return asker.browser?.brought === true
    ? sql`asker = ${`browser ${asker.browser.id}`}`
    : sql`asker_network = ${addressGroup(asker.address)}`
}

/** With a new password whoever has a budget of their own begins anew, and what they asked for before leads nowhere. */
export async function dropOwnCodes(
  transaction: Transaction,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): Promise<void> {
  await transaction`
    delete from codes where contact in (${email ?? ''}, ${phone ?? ''}) and stranger_network is null`
}

/** Uses a code up, in the transaction of its effect. False when another request was first. */
export async function spendCode(transaction: Transaction, id: number, at: number): Promise<boolean> {
  const spent = await transaction`
    update codes set used_at = ${at} where id = ${id} and used_at is null returning true`
  return spent.length > 0
}
