import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../platform/database.ts'

/** How long it waits for commands that were decided before: a batch takes milliseconds. Our choice. */
const endedWithinMs = 2_000
const askEveryMs = 20

/** The transactions that hold rows of books: a command is decided under the lock of its book. */
async function decidingNow(sql: Transaction): Promise<ReadonlySet<string>> {
  const rows = await sql<{ deciding: string }[]>`
    select virtualtransaction as deciding from pg_locks
    where locktype = 'relation' and relation = 'books'::regclass and mode = 'RowShareLock' and granted
      and database = (select oid from pg_database where datname = current_database())`
  return new Set(rows.map(({ deciding }) => deciding))
}

/**
 * Waits until every command is committed that was being decided at the call, on any book. Called once nothing is decided any
 * more as of before a time, it leaves nothing of before that time to come. False where a command takes longer.
 */
export async function areDecidedCommitted(sql: Transaction): Promise<boolean> {
  const before = await decidingNow(sql)
  const giveUpAt = performance.now() + endedWithinMs
  for (let isFirst = true; before.size > 0; isFirst = false) {
    if (!isFirst) await sleep(askEveryMs)
    const now = await decidingNow(sql)
    if (![...before].some((each) => now.has(each))) return true
    if (performance.now() > giveUpAt) return false
  }
  return true
}
