import type { Sql } from '../../platform/database.ts'
import { type BlockSearch, type LedgerBlock, rowsABlock } from './ledger-blocks.store.ts'

/** Consecutive rows of a journal, both ends included, with the number of listed items in them, if known. */
export type Stretch = { from: number; to: number; count: number | undefined }

/**
 * Returns the stretches of a book that can hold listed items, newest first. Stretches that are not counted yet, or
 * cross an end of the span, have no count.
 */
export function stretchesOf(
  { head, blocks }: { head: number; blocks: readonly LedgerBlock[] },
  { from, to }: Pick<BlockSearch, 'from' | 'to'>,
  countOf: (block: LedgerBlock) => number,
): Stretch[] {
  const counted = Math.floor(head / rowsABlock) * rowsABlock
  const open = head > counted ? [{ from: counted + 1, to: head, count: undefined }] : []
  const full = blocks.map((block): Stretch => {
    const begin = block.block * rowsABlock + 1
    const within = (from === undefined || from <= block.fromAt) && (to === undefined || block.toAt <= to)
    const count = countOf(block)
    return { from: begin, to: begin + rowsABlock - 1, count: within || count === 0 ? count : undefined }
  })
  return [...open, ...full.filter(({ count }) => count !== 0)]
}

export type CountedStretch = Stretch & { count: number }

/** Fills in the counts that are missing, by their first sequence. */
export const withCounts = (stretches: readonly Stretch[], counts: ReadonlyMap<number, number>): CountedStretch[] =>
  stretches.map((stretch) => ({ ...stretch, count: stretch.count ?? counts.get(stretch.from) ?? 0 }))

/** Returns the stretches of one part of the list, and the number of items before it. */
export function partOf(
  stretches: readonly CountedStretch[],
  { skip, limit }: { skip: number; limit: number },
): { stretches: CountedStretch[]; skip: number; total: number } {
  const needed: CountedStretch[] = []
  let passed = 0
  let before = 0
  for (const stretch of stretches) {
    const end = passed + stretch.count
    if (end <= skip) before = end
    else if (passed < skip + limit && stretch.count > 0) needed.push(stretch)
    passed = end
  }
  return { stretches: needed, skip: skip - before, total: passed }
}

/**
 * Selects the journal rows of a book in these stretches, as `j`, with the first sequence of the stretch, `s.first`. The
 * limit removes nothing: it shows the planner that a stretch is short, or it would scan the whole journal.
 */
export const journalIn = (sql: Sql, bookId: number, stretches: readonly Stretch[]) => sql`
  unnest(${stretches.map(({ from }) => from)}::bigint[], ${stretches.map(({ to }) => to)}::bigint[]) as s (first, last)
  cross join lateral (
    select * from journal where book_id = ${bookId} and sequence between s.first and s.last
    order by sequence desc limit ${rowsABlock}
  ) as j`
