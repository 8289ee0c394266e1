import type { Checkpoint } from '../ledger/checkpoint.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { TapeRow } from '../market/tick.ts'
import { claimed, type Receipt, type ReceiptCheck } from './receipt.ts'

/** Checks that a number of a symbol's tape has one row among those that are carried, under a checkpoint or not yet. */
export function checkOneRow({ ticks }: Pick<Receipt, 'ticks'>): ReceiptCheck[] {
  if (ticks.length < 2) return []
  const leaves = new Map(ticks.map(({ row }) => [nameOf(row), tapeLeaf(row)]))
  return [
    claimed('tick_anchor', `${ticks.length} rows of the tape`, [
      [ticks.every(({ row }) => leaves.get(nameOf(row)) === tapeLeaf(row)), 'two rows of the tape have one number'],
    ]),
  ]
}

const nameOf = ({ symbol, sequence }: TapeRow): string => `${symbol} ${sequence}`

/**
 * Whether checkpoints, in order of their ids, cover each number of a tape once: what they state of a symbol begins after
 * the end of what was stated before. Some of the chain may be missing between them.
 */
export function coverOnce(checkpoints: readonly Checkpoint[]): boolean {
  const stated = [...new Map(checkpoints.map((each) => [each.hash, each])).values()]
  const ends = new Map<string, number>()
  return stated
    .sort((a, b) => a.id - b.id)
    .flatMap(({ tapes }) => tapes)
    .every(({ symbol, fromSequence, toSequence }) => {
      const isAfter = fromSequence > (ends.get(symbol) ?? 0) && fromSequence <= toSequence
      ends.set(symbol, toSequence)
      return isAfter
    })
}
