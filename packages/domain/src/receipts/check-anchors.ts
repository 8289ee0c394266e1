import { checkpointHash, journalLeaf, tapeLeaf } from '../ledger/checkpoint.ts'
import type { Hash } from '../ledger/hash.ts'
import { journalRowHash } from '../ledger/journal-row.ts'
import { rootFrom } from '../ledger/merkle.ts'
import {
  type Anchor,
  anchorPending,
  type AnchoredJournalRow,
  type AnchoredTapeRow,
  claimed,
  passed,
  type ReceiptCheck,
  type ReceiptCheckName,
} from './receipt.ts'

/** The row's own hash, and its path to the root of all journal rows under its checkpoint. */
export function checkJournalRow({ row, anchor }: AnchoredJournalRow): ReceiptCheck[] {
  const name = `row ${row.sequence} of book ${row.bookId}`
  return [
    claimed('row_hash', name, [[journalRowHash(row) === row.hash, `${name} does not have the hash that it claims`]]),
    checkAnchor('row_anchor', name, anchor, journalLeaf(row), (checkpoint) => checkpoint.journalRoot),
  ]
}

/** The path of a row of the tape to the root of its symbol under its checkpoint. */
export function checkTapeRow({ row, anchor }: AnchoredTapeRow): ReceiptCheck {
  const { symbol, sequence } = row
  return checkAnchor(
    'tick_anchor',
    `${symbol} ${sequence}`,
    anchor,
    tapeLeaf(row),
    ({ tapes }) =>
      tapes.find((tape) => tape.symbol === symbol && tape.fromSequence <= sequence && sequence <= tape.toSequence)
        ?.root,
  )
}

type Anchored = Exclude<Anchor, 'anchor_pending'>

function checkAnchor(
  check: ReceiptCheckName,
  name: string,
  anchor: Anchor,
  leaf: Hash,
  rootOf: (checkpoint: Anchored['checkpoint']) => Hash | null | undefined,
): ReceiptCheck {
  if (anchor === anchorPending) return passed(check, anchorPending)
  const { checkpoint, path } = anchor
  const root = rootOf(checkpoint)
  return claimed(check, `${name} stands under checkpoint ${checkpoint.id}`, [
    [
      checkpointHash(checkpoint) === checkpoint.hash,
      `checkpoint ${checkpoint.id} does not have the hash that it claims`,
    ],
    [typeof root === 'string' && rootFrom(leaf, path) === root, `${name} does not lead to checkpoint ${checkpoint.id}`],
  ])
}
