import type { Position } from '@touchstone/domain/positions/position'
import type { OpenedReply } from '@touchstone/domain/positions/position-replies'
import { lifeAfter, newLife, type PositionLife } from '@touchstone/domain/positions/position-result'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { sequenceIn } from '../../executor/record-id.ts'
import { type AskedLife, readLives } from '../../house/ledger/position-lives.store.ts'
import type { Sql } from '../../platform/database.ts'
import type { Closing } from './positions.store.ts'

/**
 * The lives of closed positions of a book. One that was opened by one row and closed by one is told by these two; only of
 * the others are the rows in between read.
 */
export async function readClosedLives(
  sql: Sql,
  bookId: number,
  positions: readonly Position[],
  closings: ReadonlyMap<string, Closing>,
): Promise<Map<string, PositionLife>> {
  const openings = await readOpenings(sql, bookId, positions)
  const lives = new Map<string, PositionLife>()
  const others: AskedLife[] = []
  for (const position of positions) {
    const closing = closings.get(position.id)
    if (closing === undefined) continue
    const life = lifeOfTwo(position, openings.get(position.id), closing)
    if (life === undefined) others.push({ id: position.id, to: closing.sequence })
    else lives.set(position.id, life)
  }
  for (const [id, life] of await readLives(sql, bookId, others)) lives.set(id, life)
  return lives
}

async function readOpenings(sql: Sql, bookId: number, positions: readonly Position[]) {
  const sequences = [...new Set(positions.map(({ id }) => sequenceIn(id)))]
  if (sequences.length === 0) return new Map<string, OpenedReply>()
  const rows = await sql<{ reply: string }[]>`
    select reply from journal where book_id = ${bookId} and sequence = any(${sequences}::bigint[])`
  return new Map(
    rows.flatMap(({ reply }) => {
      const read = readReply(reply)
      const opened = read.kind === 'opened' ? read : read.kind === 'reversed' ? read.opened : undefined
      return opened === undefined ? [] : [[opened.positionId, opened] as const]
    }),
  )
}

/** Undefined where something between the two moved its quantity, its cost, its fees, its profit or its margin. */
function lifeOfTwo(position: Position, opened: OpenedReply | undefined, closing: Closing): PositionLife | undefined {
  const { settlement, reply, sequence, at } = closing
  if (opened === undefined) return undefined
  const isWhole =
    settlement.quantity === opened.quantity &&
    settlement.before.cost === opened.notional &&
    settlement.profit === position.realisedProfit &&
    opened.fee + settlement.closingFee + settlement.liquidationFee === position.feesPaid
  const keptMargin = position.marginMode === 'cross' || settlement.released === opened.margin
  if (!isWhole || !keptMargin) return undefined
  const { id } = position
  const openedLife = lifeAfter(newLife, id, { sequence: 0, at: 0, reply: opened, postings: [] })
  const funded = { ...openedLife, open: { ...openedLife.open, funding: position.fundingPaid } }
  return lifeAfter(funded, id, { sequence, at, reply, postings: [] })
}
