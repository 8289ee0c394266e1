import * as z from 'zod/mini'
import { sha256, signedAmount, symbol } from './fields.ts'

/** A node of the tree of prices, and how far they went under it; null where there are none. */
const priceNode = z.object({
  hash: sha256,
  range: z.nullable(
    z.object({ askLow: signedAmount, bidHigh: signedAmount, markLow: signedAmount, markHigh: signedAmount }),
  ),
})
export const tapeRange = z.object({
  symbol,
  fromSequence: z.int(),
  toSequence: z.int(),
  root: sha256,
  /** How far prices went in the whole tape from this row on: the root of a tree over it. */
  prices: z.optional(z.object({ fromSequence: z.int(), node: priceNode })),
})
/**
 * A public statement of everything committed since the one before. Its fields are those that its hash is made of; `at`
 * is in epoch milliseconds.
 */
export const checkpoint = z.object({
  id: z.int(),
  at: z.int(),
  previousHash: sha256,
  /** Over every journal row since the checkpoint before; null when there was none. */
  journalRoot: z.nullable(sha256),
  journalCount: z.int(),
  tapes: z.array(tapeRange),
  /** The versions of the settings in force and announced, each by the root of its sections, and the audit log's head. */
  statement: z.optional(
    z.object({
      settings: z.array(z.object({ version: z.int(), effectiveAt: z.int(), sections: z.int(), root: sha256 })),
      audit: z.nullable(z.object({ id: z.int(), hash: sha256 })),
    }),
  ),
  hash: sha256,
})

/** The hash and the text that it is of, a line each fact. */
export const statedCheckpoint = z.union([z.object({ hash: sha256, text: z.string() }), checkpoint])

/** The way to a root under a checkpoint, by its id; `anchor_pending` until the next checkpoint covers the row. */
export const anchor = z.union([
  z.literal('anchor_pending'),
  z.object({
    checkpoint: z.union([z.int(), statedCheckpoint]),
    path: z.array(z.object({ side: z.enum(['left', 'right']), hash: sha256 })),
  }),
])

export const journalRow = z.object({
  bookId: z.int(),
  sequence: z.int(),
  key: z.string(),
  at: z.int(),
  command: z.string(),
  facts: z.string(),
  reply: z.string(),
  entries: z.string(),
  previousHash: sha256,
  hash: sha256,
})

export const tick = z.object({
  symbol,
  sequence: z.int(),
  bid: signedAmount,
  ask: signedAmount,
  last: signedAmount,
  volume: signedAmount,
  sourceAt: z.int(),
  receivedAt: z.int(),
  source: z.string(),
  derived: z.boolean(),
})
export const watermark = z.object({ symbol, sequence: z.int(), watermarkAt: z.int() })

export const anchoredRow = z.object({ row: journalRow, anchor })

/** Exactly what the check reads: nothing may be renamed or omitted. Times are epoch milliseconds. */
export const wholeReceipt = z.object({
  journal: anchoredRow,
  ticks: z.array(z.object({ row: z.union([tick, watermark]), anchor })),
  /** The row that accepted what this one fills or settles. */
  accepted: z.nullable(anchoredRow),
  /** Of what a price set off: the row that armed it, unless that accepted it, the row before, and the tape since. */
  armed: z.optional(z.nullable(anchoredRow)),
  before: z.nullable(journalRow),
  stretches: z.array(
    z.object({
      symbol,
      from: z.int(),
      to: z.int(),
      /** The leaves of its first and its last tick: hash, lowest ask, highest bid, lowest and highest mark. */
      ends: z.array(z.string()),
      hidden: z.array(z.string()),
    }),
  ),
  settings: z.string(),
  sections: z.nullable(z.object({ indexes: z.array(z.int()), hidden: z.array(sha256) })),
  /** Each that a row stands under, once. */
  checkpoints: z.array(statedCheckpoint),
  /** The texts that it follows from, such as the prices that a rule was run on; the row names them by their hashes. */
  inputs: z.optional(z.array(z.string())),
  /** Whose money it is where it is not real; no check proves it. */
  world: z.optional(z.string()),
})
