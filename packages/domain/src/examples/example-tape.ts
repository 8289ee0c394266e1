import { foldTree, hiddenSpans, type Span } from '../ledger/opened-tree.ts'
import { joinPrices, priceLeaf, type PriceNode } from '../ledger/price-tree.ts'
import { isWatermark, type TapeRow } from '../market/tick.ts'
import type { Stretch } from '../receipts/receipt.ts'

/** The price tree over the rows of one symbol, in memory: as tests and demonstrations need it. */
export function examplePrices(rows: readonly TapeRow[]): PriceNode {
  return nodeOf(rows, { first: 0, count: rows.length })
}

const nodeOf = (rows: readonly TapeRow[], { first, count }: Span): PriceNode =>
  foldTree(
    rows.slice(first, first + count).map((row) => priceLeaf(row, true)),
    joinPrices,
  )

/** The stretch from the tick in force at a time, epoch milliseconds, to a later tick; undefined without such a time. */
export function exampleStretch(rows: readonly TapeRow[], at: number, to: number): Stretch | undefined {
  const base = rows[0]?.sequence ?? 0
  const from = rows.findLast((row) => !isWatermark(row) && row.receivedAt <= at && row.sequence < to) ?? rows[0]
  if (from === undefined || from.sequence >= to) return undefined
  const opened = [from.sequence - base, to - base] as const
  const leaf = (first: number): PriceNode => nodeOf(rows, { first, count: 1 })
  return {
    symbol: from.symbol,
    from: from.sequence,
    to,
    ends: [leaf(opened[0]), leaf(opened[1])],
    hidden: hiddenSpans(rows.length, new Set(opened)).map((span) => nodeOf(rows, span)),
  }
}
