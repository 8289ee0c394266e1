import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Decide } from '@touchstone/server/executor/batch-decide'
import type { DatabaseAddress, Sql } from '@touchstone/server/platform/database'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { type House, openHouse } from '@touchstone/server/house/house'
import type { Mutant } from '../mutants/mutant.ts'

export type Keeping = {
  address: DatabaseAddress
  /** The observer's own connection, which bypasses the proxy. All others belong to the house. */
  sql: Sql
  clock: () => number
  settings: Settings
  mutant: Mutant | undefined
  decide: Decide
}

/** Opens the house, at first or after a restart, from nothing but its database. */
export async function openOn(keeping: Keeping, complain: (text: string) => void): Promise<House> {
  const { address, clock, settings, decide, mutant } = keeping
  const house = await openHouse({
    lockedFacts,
    address,
    clock,
    settings,
    decide,
    checkpointEveryMs: 2e4,
    // How long a decision takes is the machine's affair here: `full-book` counts its work.
    limits: { decisionBudgetMs: Infinity },
    // By no clock but ours: the position is saved when the house opens, and what was followed since is followed again.
    outbox: { saveEveryMs: 2 ** 31 - 1, untilIdle: true },
    log: (message, details) => {
      const { error } = details
      const reason = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(details)
      complain(`${message}: ${reason}`)
    },
    onTapeFailure: (error) => {
      complain(`the tape failed: ${String(error)}`)
    },
  })
  mutant?.change?.(house)
  return house
}

/** Waits until no session but ours is left: after a crash PostgreSQL may still be executing what it received. */
export async function untilAlone(sql: Sql): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const others = await sql`select from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`
    if (others.length === 0) return
    await sleep(5)
  }
  throw new Error('sessions of the stopped house did not end in time')
}
