import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { TapeNeed } from '@touchstone/domain/receipts/formula'
import { endsNeed, isOpenEnded } from '@touchstone/domain/rulebook/make-receipt'
import { tapeKey } from './named-rows.ts'

/** Rows after a stretch that are read at once to find the one that ends a need: mostly it is the first. Our choice. */
const soughtAtOnce = 8

/** The rows of all these stretches, by `tapeKey`; those that there are. */
export type ReadTape = (stretches: readonly TapeStretch[]) => Promise<ReadonlyMap<string, TapeRow>>

/** The stretches that `neededRows` reads at first; whoever has many needs may read them all at once. */
export const firstSought = (needs: readonly TapeNeed[]): TapeStretch[] =>
  needs.map((need) => (isOpenEnded(need) ? sought(need, need.from) : need))

/**
 * Returns the rows of the tape that a receipt shows for these needs, each once: those of the stretches, and what follows up
 * to the row that ends a need, or as far as the tape is there.
 */
export async function neededRows(read: ReadTape, needs: readonly TapeNeed[]): Promise<TapeRow[]> {
  const found = new Map(await read(firstSought(needs)))
  const rows = await Promise.all(
    needs.map(async (need) => {
      const to = isOpenEnded(need) ? await lastShown(need) : need.to
      return rowsIn(found, { ...need, to })
    }),
  )
  return [...new Map(rows.flat().map((row) => [tapeKey(row.symbol, row.sequence), row])).values()]

  async function lastShown(need: TapeNeed): Promise<number> {
    const { symbol } = need
    for (let last = need.to, readTo = need.to + soughtAtOnce; ; last += 1) {
      if (last === readTo) {
        readTo += soughtAtOnce
        for (const [key, row] of await read([sought({ symbol, to: last }, last + 1)])) found.set(key, row)
      }
      const row = found.get(tapeKey(symbol, last + 1))
      if (row === undefined) return last
      if (endsNeed(row, need)) return last + 1
    }
  }
}

const sought = ({ symbol, to }: { symbol: string; to: number }, from: number): TapeStretch => ({
  symbol,
  from,
  to: to + soughtAtOnce,
})

function rowsIn(found: ReadonlyMap<string, TapeRow>, { symbol, from, to }: TapeStretch): TapeRow[] {
  const rows: TapeRow[] = []
  for (let sequence = from; sequence <= to; sequence += 1) {
    const row = found.get(tapeKey(symbol, sequence))
    if (row !== undefined) rows.push(row)
  }
  return rows
}
