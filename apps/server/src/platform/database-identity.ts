import type { Sql } from './database.ts'

/** Returns a property that a database got when it was created: the stored value, or this one if there was none. */
export async function identityOf(owner: Sql, name: string, first: () => string): Promise<string> {
  await owner`insert into identity (name, value) values (${name}, ${first()}) on conflict do nothing`
  const [row] = await owner<{ value: string }[]>`select value from identity where name = ${name}`
  if (row === undefined) throw new Error(`${name} missing from table identity right after insert`)
  return row.value
}

/** The same of a property that a database may lack. */
export async function knownIdentity(owner: Sql, name: string): Promise<string | undefined> {
  const [row] = await owner<{ value: string }[]>`select value from identity where name = ${name}`
  return row?.value
}

export type FeedKind = 'live' | 'sandbox'

/**
 * Ensures that a database stays live or sandbox from its first start: real and simulated prices never share a tape.
 * @throws with a message for the operator if it is of the other kind.
 */
export async function ensureFeedKind(owner: Sql, wanted: FeedKind): Promise<void> {
  refuseOtherKind(await identityOf(owner, 'feed_kind', () => wanted), wanted)
}

/** The same of a database that may still become either: it is not marked yet. */
export async function ensureNotOtherKind(owner: Sql, wanted: FeedKind): Promise<void> {
  refuseOtherKind((await knownIdentity(owner, 'feed_kind')) ?? wanted, wanted)
}

function refuseOtherKind(kind: string, wanted: FeedKind): void {
  if (kind !== wanted)
    throw new Error(`this is a ${kind} database and cannot take a ${wanted} feed: use another DATA_DIR or DATABASE_URL`)
}
