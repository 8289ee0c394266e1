import { type LifeRow, lifeAfter, newLife, type PositionLife, sumOfResults } from '../positions/position-result.ts'
import type { PositionReply } from '../positions/position-replies.ts'
import type { Money } from '../money/decimal.ts'
import { assert } from '../result.ts'

/** The results of every position that rows of one book opened, by its id. */
function livesOf(rows: readonly LifeRow[]): Map<string, PositionLife> {
  const lives = new Map<string, PositionLife>()
  for (const row of rows) {
    const reply = row.reply as PositionReply
    const opened = reply.kind === 'opened' ? reply : 'opened' in reply ? reply.opened : undefined
    if (opened !== undefined && !lives.has(opened.positionId)) lives.set(opened.positionId, newLife)
    for (const [id, life] of lives) lives.set(id, lifeAfter(life, id, row))
  }
  return lives
}

/**
 * Asserts that results are the money that moved: what the postings of a position brought to the person and took from
 * them is the sum of its parts and of what the open part still bears. Returns how many closes were in parts.
 */
export function checkResults(rows: readonly LifeRow[]): number {
  let partly = 0
  for (const [id, { open, parts }] of livesOf(rows)) {
    const closed = sumOfResults(parts)
    const pending = open.realised - open.openingFee - open.funding
    assert(closed.net + pending === broughtBy(id, rows), `the results of ${id} are the money that it moved`)
    const { profit, openingFee, closingFee, liquidationFee, funding, insurance } = closed
    assert(closed.net === profit - openingFee - closingFee - liquidationFee - funding + insurance, 'a result adds up')
    if (open.quantity === 0n)
      assert(pending === 0n && open.margin === 0n && open.cost === 0n, 'the last takes the rest')
    if (parts.length > 1) partly += 1
  }
  return partly
}

/** What the fund bears of a whole book is posted for the last position that was liquidated, or for the book. */
function broughtBy(id: string, rows: readonly LifeRow[]): Money {
  let sum = 0n
  for (const { reply, postings } of rows) {
    const settlements = 'settlements' in reply ? (reply.settlements as readonly { positionId: string }[]) : []
    for (const { from, to, amount, subject } of postings) {
      const isOfBook = subject === '7' && settlements.at(-1)?.positionId === id
      if (subject !== id && !isOfBook) continue
      sum += (to.startsWith('house:') ? 0n : amount) - (from.startsWith('house:') ? 0n : amount)
    }
  }
  return sum
}
