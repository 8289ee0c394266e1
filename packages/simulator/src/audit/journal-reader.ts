import type { Sql } from '@touchstone/server/platform/database'

/** A journal row as text from the database. */
export type JournalText = {
  book_id: number
  world: string
  sequence: number
  batch_id: number
  at: number
  key: string
  command: string
  facts: string
  reply: string
  entries: string
  previous_hash: string
  hash: string
}

export type JournalReader = { next: () => Promise<JournalText[]> }

/**
 * Yields the rows committed since the last call, in the order of book and sequence. Call it while no batch is in
 * flight: a batch gets its number before its commit.
 */
export function journalReader(sql: Sql): JournalReader {
  let batch = 0
  return {
    async next() {
      const batches = await sql<{ id: bigint; leaves: string }[]>`
        select id, leaves from batches where id > ${batch} order by id`
      const leaves = batches.flatMap((row) => row.leaves.split('\n')).filter((leaf) => leaf !== '')
      const named = leaves.map((leaf) => leaf.split(' '))
      batch = Number(batches.at(-1)?.id ?? batch)
      const rows = await sql<Record<keyof JournalText, string | bigint>[]>`
        select j.*, b.world from journal j join books b on b.id = j.book_id
        join unnest(${named.map(([book = '']) => book)}::bigint[], ${named.map(([, sequence = '']) => sequence)}::bigint[])
          as n (book_id, sequence) on n.book_id = j.book_id and n.sequence = j.sequence
        order by j.book_id, j.sequence`
      if (rows.length !== named.length)
        throw new Error(`found only ${rows.length} journal rows for ${named.length} leaves`)
      return rows.map((row) => ({
        ...(row as unknown as JournalText),
        book_id: Number(row.book_id),
        sequence: Number(row.sequence),
        batch_id: Number(row.batch_id),
        at: Number(row.at),
      }))
    },
  }
}
