import { foldTree, hiddenSpans, leftCount, type Span } from '@touchstone/domain/ledger/opened-tree'
import type { PriceNode } from '@touchstone/domain/ledger/price-tree'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { Stretch } from '@touchstone/domain/receipts/receipt'
import { type Reader, readTape } from './checkpoints.store.ts'
import { keptCount, nativeJoin } from './price-fold.ts'
import { readPriceNodes } from './price-trees.store.ts'

/** A tree over the rows of a symbol from one sequence to another. */
export type TreeOf = { symbol: string; fromSequence: number; toSequence: number; leafOf: (row: TapeRow) => PriceNode }

/** The stretch between two rows of a tree; undefined where rows of it were dropped that it takes. */
export async function loadStretch(
  sql: Reader,
  tree: TreeOf,
  { from, to }: { from: number; to: number },
): Promise<Stretch | undefined> {
  const { symbol, fromSequence, toSequence } = tree
  const opened = [from - fromSequence, to - fromSequence] as const
  const spans = hiddenSpans(toSequence - fromSequence + 1, new Set(opened))
  const nodes = await Promise.all([
    ...opened.map((first) => nodeOf(sql, tree, { first, count: 1 })),
    ...spans.map((span) => nodeOf(sql, tree, span)),
  ])
  const [first, last, ...hidden] = nodes
  if (first === undefined || last === undefined || hidden.includes(undefined)) return undefined
  return { symbol, from, to, ends: [first, last], hidden: hidden.filter((node) => node !== undefined) }
}

/** The node over a span of a tree, from kept nodes where it is large and from the tape where it is small. */
async function nodeOf(sql: Reader, tree: TreeOf, span: Span): Promise<PriceNode | undefined> {
  const { first, count } = span
  if (count < keptCount) return overRows(sql, tree, span)
  const left = leftCount(count)
  if (2 * left !== count) {
    const halves = await Promise.all([
      nodeOf(sql, tree, { first, count: left }),
      nodeOf(sql, tree, { first: first + left, count: count - left }),
    ])
    return halves[0] && halves[1] && nativeJoin(halves[0], halves[1])
  }
  let unit = keptCount
  while (unit * keptCount <= count) unit *= keptCount
  const units = await readPriceNodes(sql, tree.symbol, { count: unit, first, end: first + count })
  return units.length === count / unit ? foldTree(units, nativeJoin) : undefined
}

async function overRows(sql: Reader, tree: TreeOf, { first, count }: Span): Promise<PriceNode | undefined> {
  const fromSequence = tree.fromSequence + first
  const leaves: PriceNode[] = []
  for await (const rows of readTape(sql, { symbol: tree.symbol, fromSequence, toSequence: fromSequence + count - 1 }))
    leaves.push(...rows.map(tree.leafOf))
  return leaves.length === count ? foldTree(leaves, nativeJoin) : undefined
}
