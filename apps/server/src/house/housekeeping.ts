import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../platform/database.ts'
import { createCheckpointer } from './ledger/checkpoints.ts'
import { rollUpHouseBalances } from './ledger/house-balances.ts'
import type { Retention } from './retention/retention.ts'

const rollUpEveryMs = 1_000
const retentionEveryMs = 3_600_000

type Housekeeping = {
  sql: Sql
  retention: Retention
  checkpointEveryMs: number | undefined
  /** Every version of the settings, oldest first. */
  versions: () => readonly Settings[]
}

/** What ledger and tape do by the clock: folding the house's deltas, checkpoints, dropping old days of raw ticks. */
export function createHousekeeping(
  { sql, retention, checkpointEveryMs = 60_000, versions }: Housekeeping,
  startedAt: number,
) {
  const checkpointer = createCheckpointer(sql, versions)
  const chores: { every: number; at: number; run: (now: number) => Promise<unknown> }[] = [
    { every: rollUpEveryMs, at: startedAt + rollUpEveryMs, run: () => rollUpHouseBalances(sql) },
    { every: checkpointEveryMs, at: startedAt + checkpointEveryMs, run: checkpointer.run },
    { every: retentionEveryMs, at: startedAt, run: retention.run },
  ]
  return {
    async advance(now: number): Promise<void> {
      for (const chore of chores) {
        if (now < chore.at) continue
        chore.at = now + chore.every
        await chore.run(now)
      }
    },
    async finish(now: number): Promise<void> {
      await rollUpHouseBalances(sql)
      await checkpointer.run(now)
    },
  }
}
