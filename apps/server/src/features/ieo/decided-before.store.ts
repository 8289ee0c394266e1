import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../platform/database.ts'

/** How long what was decided before is waited for: a batch takes milliseconds. Our choice. */
const endedWithinMs = 2_000
const askEveryMs = 20

/** The transactions that hold the rows of books: whoever decides a command locks its book first. */
async function decidingNow(sql: Transaction): Promise<ReadonlySet<string>> {
  const rows = await sql<{ deciding: string }[]>`
    select virtualtransaction as deciding from pg_locks
    where locktype = 'relation' and relation = 'books'::regclass and mode = 'RowShareLock' and granted
      and database = (select oid from pg_database where datname = current_database())`
  return new Set(rows.map(({ deciding }) => deciding))
}

/**
 * Waits until every command is committed that was being decided when this was asked, on whichever book. Asked at or after a time
 * before which nothing is decided any more, it leaves nothing of before that time to come. False where a command takes longer.
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
