import { type PriceNode, priceNodeText, readPriceNode } from '@touchstone/domain/ledger/price-tree'
import type { GrownTree, KeptNode } from './price-fold.ts'
import type { Reader, Transaction } from './checkpoints.store.ts'

export type StoredTree = GrownTree & { fromSequence: number }

/** A symbol's price tree as far as the last checkpoint; undefined before its first. */
export async function readPriceTree(sql: Transaction, symbol: string): Promise<StoredTree | undefined> {
  const rows = await sql<{ from_sequence: bigint; count: bigint; peaks: string }[]>`
    select from_sequence, count, peaks from price_trees where symbol = ${symbol}`
  const [row] = rows
  if (row === undefined) return undefined
  const peaks = (JSON.parse(row.peaks) as string[]).map(readPriceNode)
  return { fromSequence: Number(row.from_sequence), count: Number(row.count), peaks }
}

export async function writePriceTree(
  sql: Transaction,
  symbol: string,
  { fromSequence, count, peaks }: StoredTree,
  completed: readonly KeptNode[],
): Promise<void> {
  const texts = JSON.stringify(peaks.map(priceNodeText))
  await sql`
    insert into price_trees (symbol, from_sequence, count, peaks) values (${symbol}, ${fromSequence}, ${count}, ${texts})
    on conflict (symbol) do update set count = excluded.count, peaks = excluded.peaks`
  if (completed.length === 0) return
  await sql`
    insert into price_nodes (symbol, count, first, node)
    select ${symbol}, * from unnest(${completed.map((each) => each.count)}::bigint[],
      ${completed.map((each) => each.first)}::bigint[], ${completed.map(({ node }) => priceNodeText(node))}::text[])`
}

/** Kept nodes over `count` rows each, from one row of the tree up to another. */
export async function readPriceNodes(
  sql: Reader,
  symbol: string,
  { count, first, end }: { count: number; first: number; end: number },
): Promise<PriceNode[]> {
  const rows = await sql.unsafe<{ node: string }[]>(
    'select node from price_nodes where symbol = $1 and count = $2 and first >= $3 and first < $4 order by first',
    [symbol, count, first, end],
  )
  return rows.map(({ node }) => readPriceNode(node))
}
