import type { Transaction } from '../../platform/database.ts'

export type SettingsOrigin = { proposedBy: number; decidedBy: number; reason: string }

/** Loads who proposed versions of the settings; the first of a database has no proposer. */
export async function proposalsOfVersions(
  sql: Transaction,
  versions: readonly number[],
): Promise<ReadonlyMap<number, SettingsOrigin>> {
  const rows = await sql<{ result: string; proposed_by: bigint; decided_by: bigint; reason: string }[]>`
    select result, proposed_by, decided_by, reason from proposals
    where kind = 'settings' and state = 'done' and result = any(${versions.map(String)}::text[])`
  return new Map(
    rows.map((row) => [
      Number(row.result),
      { proposedBy: Number(row.proposed_by), decidedBy: Number(row.decided_by), reason: row.reason },
    ]),
  )
}
