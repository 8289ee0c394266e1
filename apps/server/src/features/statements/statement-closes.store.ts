import type { PartResult } from '@touchstone/domain/positions/position-result'
import type { Direction } from '@touchstone/domain/positions/position'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Sql } from '../../platform/database.ts'
import { readLives } from '../../house/ledger/position-lives.store.ts'

/** A close of a position, in whole or in part, with its result net of all fees. */
export type StatementClose = PartResult & { symbol: string; direction: Direction }

/** The closes of the commands after one and up to another, oldest first: as many as wanted, and how many there are. */
export async function closesBetween(
  sql: Sql,
  bookId: number,
  { after, through, limit }: { after: number; through: number; limit: number },
): Promise<{ closes: StatementClose[]; count: number }> {
  const rows = await sql<{ sequence: bigint; reply: string }[]>`
    select sequence, reply from journal
    where book_id = ${bookId} and sequence > ${after} and sequence <= ${through}
      and strpos(reply, '"settlements":[{') > 0
    order by sequence`
  const found = rows.flatMap(({ sequence, reply }) => {
    const read = readReply(reply)
    const settlements = read.kind === 'closed' || read.kind === 'reversed' ? read.settlements : []
    return settlements.map(({ positionId, symbol, direction }) => ({
      sequence: Number(sequence),
      positionId,
      symbol,
      direction,
    }))
  })
  const listed = found.slice(0, limit)
  const last = new Map(listed.map(({ positionId, sequence }) => [positionId, sequence]))
  const lives = await readLives(
    sql,
    bookId,
    [...last].map(([id, to]) => ({ id, to })),
  )
  const closes = listed.flatMap(({ sequence, positionId, symbol, direction }) => {
    const part = lives.get(positionId)?.parts.find((each) => each.sequence === sequence)
    return part === undefined ? [] : [{ ...part, symbol, direction }]
  })
  return { closes, count: found.length }
}
