import { type Checkpoint, checkpointHash, journalLeaf } from '../ledger/checkpoint.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { merkleLevels, merklePath, merkleRoot } from '../ledger/merkle.ts'
import { type Anchor, anchorPending, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'

type Changed = {
  row?: Partial<JournalRow>
  accepted?: Partial<JournalRow>
  armed?: Partial<JournalRow>
  checkpoint?: Partial<Checkpoint>
}

/**
 * The receipt as a house could make it that writes other rows, or states other things, before the checkpoint is made:
 * every hash and every path is in order again.
 */
export function anchoredAgain(
  receipt: Receipt,
  { row: changed, accepted: changedBefore, armed: changedArming, checkpoint: stated }: Changed,
): Receipt {
  const { journal, ticks } = receipt
  assert(journal.anchor !== anchorPending, 'the receipt is anchored')
  const accepted = receipt.accepted && rehashed({ ...receipt.accepted.row, ...changedBefore })
  const armed = receipt.armed && rehashed({ ...receipt.armed.row, ...changedArming })
  const others = [accepted, armed].filter((each) => each !== null && each !== undefined)
  const before = others.find(({ sequence }) => sequence === receipt.before?.sequence)
  const linked = before === undefined ? {} : { previousHash: before.hash }
  const row = rehashed({ ...journal.row, ...linked, ...changed })
  const levels = merkleLevels([row, ...others].map(journalLeaf))
  const unhashed = {
    ...journal.anchor.checkpoint,
    journalRoot: merkleRoot(levels[0] ?? []),
    journalCount: levels[0]?.length ?? 0,
    ...stated,
  }
  const checkpoint: Checkpoint = { ...unhashed, hash: checkpointHash(unhashed) }
  const again = (anchor: Anchor): Anchor => (anchor === anchorPending ? anchor : { ...anchor, checkpoint })
  return {
    ...receipt,
    before: before ?? receipt.before,
    journal: { row, anchor: { checkpoint, path: merklePath(levels, 0) } },
    accepted: accepted && { row: accepted, anchor: { checkpoint, path: merklePath(levels, 1) } },
    armed: armed && { row: armed, anchor: { checkpoint, path: merklePath(levels, accepted === null ? 1 : 2) } },
    ticks: ticks.map((tick) => ({ ...tick, anchor: again(tick.anchor) })),
  }
}

const rehashed = (row: JournalRow): JournalRow => ({ ...row, hash: journalRowHash(row) })
