import { createHash } from 'node:crypto'
import type { Sql } from '@touchstone/server/platform/database'

/**
 * One hash of everything that a life left behind: the journal in its order of commits, the tape, the checkpoints over
 * both and the balances of the house. Identical lives have the same fingerprint.
 */
export async function fingerprint(sql: Sql): Promise<string> {
  const hash = createHash('sha256')
  const add = (rows: readonly { line: string }[]): void => {
    for (const { line } of rows) hash.update(`${line}\n`)
  }
  add(
    await sql<{ line: string }[]>`
    select book_id || ' ' || sequence || ' ' || hash as line from journal order by book_id, sequence`,
  )
  add(await sql<{ line: string }[]>`select leaves as line from batches order by id`)
  add(
    await sql<{ line: string }[]>`
    select concat_ws(' ', symbol, sequence, kind, source_at, received_at, bid, ask, last, volume, source) as line
    from ticks order by symbol collate "C", sequence`,
  )
  add(await sql<{ line: string }[]>`select hash as line from checkpoints order by id`)
  add(
    await sql<{ line: string }[]>`
    select world || ' ' || account || ' ' || currency || ' ' || sum(amount)::text as line
    from (select world, account, currency, amount from house_balances
          union all select world, account, currency, amount from house_deltas) as each
    group by world, account, currency order by world collate "C", account collate "C", currency collate "C"`,
  )
  return hash.digest('hex')
}
