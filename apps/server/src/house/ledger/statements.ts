import type { SettingsStatement, Statement } from '@touchstone/domain/ledger/checkpoint'
import { settingsRoot } from '@touchstone/domain/settings/settings-sections'
import type { Transaction } from './checkpoints.store.ts'

/**
 * How long a version of the settings is stated after its end: a receipt shows what an order or a quote of some minutes ago
 * was decided under.
 */
const statedAfterMs = 600_000

export type Statements = {
  /** What a checkpoint at `now` states beside journal and tape. `since`: the time of the one before, epoch milliseconds. */
  read: (sql: Transaction, times: { since: number; now: number }) => Promise<Statement>
}

/** Remembers the roots of versions: they never change. */
export function createStatements(): Statements {
  const stated = new Map<number, SettingsStatement>()

  async function readVersions(sql: Transaction): Promise<SettingsStatement[]> {
    const known = Math.max(0, ...stated.keys())
    const rows = await sql<{ version: bigint; effective_at: bigint; body: string }[]>`
      select version, effective_at, body from settings where version > ${known} order by version`
    for (const { version, effective_at: effectiveAt, body } of rows)
      stated.set(Number(version), { version: Number(version), effectiveAt: Number(effectiveAt), ...settingsRoot(body) })
    return [...stated.values()]
  }

  return {
    async read(sql, { since, now }) {
      const versions = await readVersions(sql)
      const heads = await sql<{ id: bigint; hash: string }[]>`select id, hash from audit_log order by id desc limit 1`
      const [head] = heads
      return {
        settings: inForceSince(versions, statedSince({ since, now })),
        audit: head === undefined ? null : { id: Number(head.id), hash: head.hash },
      }
    },
  }
}

/** From when on a checkpoint at `now` states versions, the one before being of `since`. */
export const statedSince = ({ since, now }: { since: number; now: number }): number =>
  Math.min(since, now - statedAfterMs)

/** Every version that decided at or after a time, and those that will. A later version may begin before an earlier one. */
export const inForceSince = (versions: readonly SettingsStatement[], since: number): SettingsStatement[] =>
  versions.filter((_, index) => {
    const ended = Math.min(...versions.slice(index + 1).map(({ effectiveAt }) => effectiveAt))
    return ended > since
  })
