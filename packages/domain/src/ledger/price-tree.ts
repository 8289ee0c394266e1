import { isWatermark, markOf, type TapeRow, type Tick } from '../market/tick.ts'
import { decimal, larger, type Price, printDecimal, smaller } from '../money/decimal.ts'
import { type Hash, hashLeaf } from './hash.ts'
import { tapeLeaf } from './tape-leaf.ts'

/** How far the prices went in a stretch of the tape. */
export type PriceRange = { askLow: Price; bidHigh: Price; markLow: Price; markHigh: Price }

/** A node of the tree over a symbol's tape. `range` is null where nothing under it may decide about money. */
export type PriceNode = { hash: Hash; range: PriceRange | null }

/** The leaf of a row. A watermark, and a tick that may not decide, have no prices. */
export function priceLeaf(row: TapeRow, mayDecide: boolean, leafOf: (row: TapeRow) => Hash = tapeLeaf): PriceNode {
  const hash = leafOf(row)
  if (isWatermark(row) || !mayDecide) return { hash, range: null }
  return { hash, range: rangeOf(row) }
}

/** The prices of one tick. */
export function rangeOf(tick: Tick): PriceRange {
  const mark = markOf(tick)
  return { askLow: tick.ask, bidHigh: tick.bid, markLow: mark, markHigh: mark }
}

/** The node above two: its hash covers theirs and their ranges, so that no range can be told otherwise later. */
export const joinPrices = (left: PriceNode, right: PriceNode, hash: (text: string) => Hash = hashLeaf): PriceNode => ({
  hash: hash(`${priceNodeText(left)} ${priceNodeText(right)}`),
  range: widest(left.range, right.range),
})

/** A node as the one above it and a checkpoint state it. */
export function priceNodeText({ hash, range }: PriceNode): string {
  if (range === null) return `${hash} -`
  const { askLow, bidHigh, markLow, markHigh } = range
  return `${hash} ${[askLow, bidHigh, markLow, markHigh].map(printDecimal).join(' ')}`
}

/** Reads the text of a node. @throws if it is malformed. */
export function readPriceNode(text: string): PriceNode {
  const [hash = '', ...prices] = text.split(' ')
  if (prices.length === 1 && prices[0] === '-') return { hash, range: null }
  const [askLow, bidHigh, markLow, markHigh, more] = prices.map(decimal)
  const areFour = markHigh !== undefined && more === undefined
  if (!areFour || askLow === undefined || bidHigh === undefined || markLow === undefined)
    throw new Error(`a node of a price tree has a hash and four prices, not ${text}`)
  return { hash, range: { askLow, bidHigh, markLow, markHigh } }
}

function widest(a: PriceRange | null, b: PriceRange | null): PriceRange | null {
  if (a === null || b === null) return a ?? b
  return {
    askLow: smaller(a.askLow, b.askLow),
    bidHigh: larger(a.bidHigh, b.bidHigh),
    markLow: smaller(a.markLow, b.markLow),
    markHigh: larger(a.markHigh, b.markHigh),
  }
}
