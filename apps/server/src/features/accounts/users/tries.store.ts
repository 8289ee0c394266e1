import { refuse, type Result } from '@touchstone/domain/result'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import { networksOf } from '../../../api/address-group.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
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
/**
 * All strangers together, at a secret that is short enough to be guessed by many networks. Whoever tries it has shown the
 * password first: with another one these tries end.
 */
const ofAllStrangers: Pace = { free: 100, firstMs: minuteMs, longestMs: 15 * minuteMs }
/** Without a try for so long, the count begins anew. */
const forgottenAfterMs = dayMs

type TriesRefusal = { kind: 'tries_exhausted'; minutes: number }

/**
 * Who tries. `known`: a session, or a browser in which the account was signed in to before; each has a budget that
 * strangers cannot use up. `address`: a stranger, by the networks that the address lies in.
 */
export type Trier = { known: string } | { address: string }

/** What is tried. `secret`: whose secret it is, such as a typed name. `isShort`: strangers together have a budget too. */
export type Tried = { secret: string; trier: Trier; isShort?: boolean }

/** What a try counts for. `times`: how many times the budget of one address it has. */
type Counter = { subject: string; paceOf: (strangers: number) => Pace; times: number }

const paceOfName = (strangers: number): Pace => paces.find(({ from }) => strangers >= from)?.pace ?? calm
const ofStrangers = (secret: string): string => secretHash(`${secret} / strangers`)
const ofEverybody = (secret: string): string => secretHash(`${secret} / everybody`)

function countersOf({ secret, trier, isShort = false }: Tried): readonly Counter[] {
  if ('known' in trier)
    return [{ subject: secretHash(`${secret} / known ${trier.known}`), paceOf: () => calm, times: 1 }]
  const ofNetworks = networksOf(trier.address).map(({ name, times }) => ({
    subject: secretHash(`${secret} / network ${name}`),
    paceOf: paceOfName,
    times,
  }))
  if (!isShort) return ofNetworks
  return [...ofNetworks, { subject: ofEverybody(secret), paceOf: () => ofAllStrangers, times: 1 }]
}

/**
 * Counts a try of a secret before the check, in a separate transaction: nothing later can undo it, and concurrent tries
 * all count. Refuses a try that has to wait, which is not counted.
 */
export async function countTry(sql: Sql, tried: Tried, at: number): Promise<Result<undefined, TriesRefusal>> {
  const counters = countersOf(tried)
  const strangers = 'known' in tried.trier ? undefined : ofStrangers(tried.secret)
  return sql.begin(async (transaction): Promise<Result<undefined, TriesRefusal>> => {
    const rows = await holdCounts(transaction, { counters, strangers }, at)
    const today = strangers === undefined ? undefined : rows.get(strangers)
    const isNewDay = today !== undefined && today.since <= at - dayMs
    const ofToday = isNewDay ? 0 : (today?.count ?? 0)
    const nextAt = Math.max(...counters.map((counter) => nextTryAt(counter, rows.get(counter.subject), ofToday, at)))
    if (nextAt > at)
      return refuse({ kind: 'tries_exhausted', minutes: Math.max(1, Math.ceil((nextAt - at) / minuteMs)) })
    await transaction`
      update tries set
        count = case when last_at <= ${at - forgottenAfterMs} then 1 else count + 1 end,
        since = case when last_at <= ${at - forgottenAfterMs} then ${at}::bigint else since end,
        last_at = ${at}
      where subject = any(${counters.map(({ subject }) => subject)})`
    if (strangers !== undefined)
      await transaction`
        update tries set count = ${ofToday + 1}, since = case when ${isNewDay} then ${at}::bigint else since end,
          last_at = ${at}
        where subject = ${strangers}`
    return { ok: true, value: undefined }
  })
}

/**
 * After a right try the count of whoever tried begins anew; of what others count for too, which is a wider network and all
 * strangers, this one try is taken off.
 */
export async function forgetTries(sql: Sql, tried: Tried): Promise<void> {
  const counters = countersOf(tried)
  const strangers = 'known' in tried.trier ? undefined : ofStrangers(tried.secret)
  const [own, ...wider] = counters.map(({ subject }) => subject)
  await sql.begin(async (transaction) => {
    await transaction`select from tries where subject = any(${subjectsOf({ counters, strangers })})
                      order by subject for update`
    await transaction`delete from tries where subject = ${own ?? ''}`
    const shared = strangers === undefined ? wider : [...wider, strangers]
    await transaction`update tries set count = count - 1 where subject = any(${shared}) and count > 0`
  })
}

/** How many tries of strangers the day of a secret has had so far, without the right ones. */
export async function strangersTries(sql: Sql, { secret }: Pick<Tried, 'secret'>, at: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count from tries where subject = ${ofStrangers(secret)} and since > ${at - dayMs}`
  return row?.count ?? 0
}

/** What strangers have tried together counts no more: what they had to know before they could try is another now. */
export async function forgetStrangersTries(transaction: Transaction, { secret }: Pick<Tried, 'secret'>): Promise<void> {
  await transaction`delete from tries where subject in (${ofStrangers(secret)}, ${ofEverybody(secret)})`
}

type Counted = { counters: readonly Counter[]; strangers: string | undefined }
type Count = { count: number; since: number; lastAt: number }

const subjectsOf = ({ counters, strangers }: Counted): string[] => [
  ...counters.map(({ subject }) => subject),
  ...(strangers === undefined ? [] : [strangers]),
]

/** The counts, made where there are none and held until the transaction ends; always in the same order. */
async function holdCounts(transaction: Transaction, counted: Counted, at: number): Promise<Map<string, Count>> {
  const rows = await transaction<{ subject: string; count: number; since: bigint; last_at: bigint }[]>`
    insert into tries (subject, count, since, last_at)
    select subject, 0, ${at}::bigint, ${at}::bigint from unnest(${subjectsOf(counted)}::text[]) as subject order by subject
    on conflict (subject) do update set subject = excluded.subject
    returning subject, count, since, last_at`
  return new Map(
    rows.map((row) => [row.subject, { count: row.count, since: Number(row.since), lastAt: Number(row.last_at) }]),
  )
}

/** When the next try may come. A network that has more budgets waits as much shorter. */
function nextTryAt({ paceOf, times }: Counter, row: Count | undefined, strangers: number, at: number): number {
  if (row === undefined || row.lastAt <= at - forgottenAfterMs) return at
  const { free, firstMs, longestMs } = paceOf(strangers)
  const over = row.count - free * times
  if (over < 0) return at
  return row.lastAt + Math.floor(Math.min(longestMs, firstMs * 2 ** Math.min(over, 20)) / times)
}
