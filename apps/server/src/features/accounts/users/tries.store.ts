import { refuse, type Result } from '@touchstone/domain/result'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import type { Sql } from '../../../platform/database.ts'
import { secretHash } from './secret-hash.ts'

/** After so many wrong tries each further one waits: `first`, then twice as long each time, up to `longest`. */
type Pace = { free: number; firstMs: number; longestMs: number }

/** Whoever is known here, and strangers as long as a name is left in peace. Our choice, as is all below. */
const calm: Pace = { free: 5, firstMs: minuteMs, longestMs: 15 * minuteMs }
/**
 * Strangers' wrong tries a day at one name, from which every network has fewer: it is the networks that wait and never the
 * name, so that whoever comes from elsewhere with the right password gets in, however many guess.
 */
const paces: readonly { from: number; pace: Pace }[] = [
  { from: 500, pace: { free: 1, firstMs: dayMs, longestMs: dayMs } },
  { from: 50, pace: { free: 2, firstMs: 30 * minuteMs, longestMs: 6 * 60 * minuteMs } },
  { from: 0, pace: calm },
]
/** Without a try for so long, the count begins anew. */
const forgottenAfterMs = dayMs

type TriesRefusal = { kind: 'tries_exhausted'; minutes: number }

/**
 * Who tries. `known`: a session, or a browser in which the account was signed in to before; each has a budget that
 * strangers cannot use up. `network`: a stranger, by the network of the address.
 */
export type Trier = { known: string } | { network: string }

const subjectOf = (secret: string, trier: Trier): string =>
  secretHash('known' in trier ? `${secret} / known ${trier.known}` : `${secret} / network ${trier.network}`)
const ofStrangers = (secret: string): string => secretHash(`${secret} / strangers`)

/**
 * Counts a try of a secret before the check, in a separate transaction: nothing later can undo it, and concurrent tries
 * all count. Refuses a try that has to wait, which is not counted. `secret`: whose secret it is, such as a typed name.
 */
export async function countTry(
  sql: Sql,
  { secret, trier }: { secret: string; trier: Trier },
  at: number,
): Promise<Result<undefined, TriesRefusal>> {
  const pace = 'known' in trier ? calm : await paceOfStrangers(sql, secret, at)
  const subject = subjectOf(secret, trier)
  const [counted] = await sql<{ count: number }[]>`
    insert into tries as t (subject, count, since, last_at) values (${subject}, 1, ${at}, ${at})
    on conflict (subject) do update
    set count = case when t.last_at <= ${at - forgottenAfterMs} then 1 else t.count + 1 end,
        since = case when t.last_at <= ${at - forgottenAfterMs} then excluded.since else t.since end,
        last_at = ${at}
    where t.last_at <= ${at - forgottenAfterMs} or t.last_at + ${waitOf(sql, pace)} <= ${at}
    returning count`
  if (counted === undefined)
    return refuse({ kind: 'tries_exhausted', minutes: await minutesLeft(sql, subject, pace, at) })
  if ('network' in trier) await countStranger(sql, secret, at)
  return { ok: true, value: undefined }
}

/** After a right try the count of whoever tried begins anew; what strangers tried at the same name stays counted. */
export async function forgetTries(sql: Sql, { secret, trier }: { secret: string; trier: Trier }): Promise<void> {
  await sql`delete from tries where subject = ${subjectOf(secret, trier)}`
  if ('network' in trier)
    await sql`update tries set count = count - 1 where subject = ${ofStrangers(secret)} and count > 0`
}

/** How long after the last try of a row `t` the next one waits, in SQL. */
const waitOf = (sql: Sql, { free, firstMs, longestMs }: Pace) => sql`
  (case when t.count < ${free}::int then 0
   else least(${longestMs}::bigint, ${firstMs}::bigint << least(t.count - ${free}::int, 20)) end)`

async function minutesLeft(sql: Sql, subject: string, pace: Pace, at: number): Promise<number> {
  const [row] = await sql<{ until: bigint }[]>`
    select t.last_at + ${waitOf(sql, pace)} as until from tries t where t.subject = ${subject}`
  return Math.max(1, Math.ceil((Number(row?.until ?? at) - at) / minuteMs))
}

async function paceOfStrangers(sql: Sql, secret: string, at: number): Promise<Pace> {
  const [row] = await sql<{ count: number }[]>`
    select count from tries where subject = ${ofStrangers(secret)} and since > ${at - dayMs}`
  const tried = row?.count ?? 0
  return paces.find(({ from }) => tried >= from)?.pace ?? calm
}

/** All strangers' tries at a name within a day. */
async function countStranger(sql: Sql, secret: string, at: number): Promise<void> {
  await sql`
    insert into tries as t (subject, count, since, last_at) values (${ofStrangers(secret)}, 1, ${at}, ${at})
    on conflict (subject) do update
    set count = case when t.since <= ${at - dayMs} then 1 else t.count + 1 end,
        since = case when t.since <= ${at - dayMs} then excluded.since else t.since end,
        last_at = ${at}`
}
