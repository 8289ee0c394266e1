import { type Checkpoint, checkpointHash, journalLeaf } from '../ledger/checkpoint.ts'
import type { Hash } from '../ledger/hash.ts'
import { isCanonicalRow, journalRowHash } from '../ledger/journal-row.ts'
import { leafIndex, rootFrom } from '../ledger/merkle.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { TapeRow } from '../market/tick.ts'
import {
  type Anchor,
  anchorPending,
  type AnchoredJournalRow,
  type AnchoredTapeRow,
  claimed,
  failed,
  passed,
  type ReceiptCheck,
  type ReceiptCheckName,
} from './receipt.ts'

/** The row's own hash, and its path to the root of all journal rows under its checkpoint. */
export function checkJournalRow({ row, anchor }: AnchoredJournalRow): ReceiptCheck[] {
  const name = `row ${row.sequence} of book ${row.bookId}`
  return [
    claimed('row_hash', name, [
      [journalRowHash(row) === row.hash, `${name} does not have the hash that it claims`],
      [isCanonicalRow(row), `${name} has a text that is not canonical`],
    ]),
    checkAnchor('row_anchor', name, anchor, journalLeaf(row), ({ journalRoot, journalCount }) =>
      journalRoot === null ? undefined : { root: journalRoot, count: journalCount, index: undefined },
    ),
  ]
}

/**
 * The path of a row of the tape to the root of its symbol under its checkpoint, where its sequence has one place. `stated`:
 * the checkpoints that are shown: what one of them covers cannot be pending.
 */
export function checkTapeRow({ row, anchor }: AnchoredTapeRow, stated: readonly Checkpoint[] = []): ReceiptCheck {
  const { symbol, sequence } = row
  if (anchor === anchorPending && isCovered(row, stated))
    return failed('tick_anchor', `${symbol} ${sequence} stands under a checkpoint, which is not shown`)
  return checkAnchor('tick_anchor', `${symbol} ${sequence}`, anchor, tapeLeaf(row), ({ tapes }) => {
    const range = tapes.find(
      (tape) => tape.symbol === symbol && tape.fromSequence <= sequence && sequence <= tape.toSequence,
    )
    if (range === undefined) return undefined
    const { root, fromSequence, toSequence } = range
    return { root, count: toSequence - fromSequence + 1, index: sequence - fromSequence }
  })
}

/** Whether a row of the tape stands under one of these checkpoints, or under one before them. */
export const isCovered = ({ symbol, sequence }: TapeRow, checkpoints: readonly Checkpoint[]): boolean =>
  checkpoints.some(({ tapes }) => tapes.some((tape) => tape.symbol === symbol && sequence <= tape.toSequence))

type Anchored = Exclude<Anchor, 'anchor_pending'>
/** A root over `count` leaves, and the one place under it that the row may have; undefined where any will do. */
type Place = { root: Hash; count: number; index: number | undefined }

function checkAnchor(
  check: ReceiptCheckName,
  name: string,
  anchor: Anchor,
  leaf: Hash,
  placeIn: (checkpoint: Anchored['checkpoint']) => Place | undefined,
): ReceiptCheck {
  if (anchor === anchorPending) return passed(check, anchorPending)
  const { checkpoint, path } = anchor
  const place = placeIn(checkpoint)
  const index = place && leafIndex(path, place.count)
  return claimed(check, `${name} stands under checkpoint ${checkpoint.id}`, [
    [
      checkpointHash(checkpoint) === checkpoint.hash,
      `checkpoint ${checkpoint.id} does not have the hash that it claims`,
    ],
    [
      place !== undefined && rootFrom(leaf, path) === place.root,
      `${name} does not lead to checkpoint ${checkpoint.id}`,
    ],
    [
      index !== undefined && (place?.index ?? index) === index,
      `${name} does not stand in its own place under checkpoint ${checkpoint.id}`,
    ],
  ])
}
