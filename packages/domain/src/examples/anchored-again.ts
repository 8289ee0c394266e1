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
  const rows = chainedAgain([
    [receipt.accepted?.row, changedBefore],
    [receipt.armed?.row, changedArming],
    [receipt.before, undefined],
    [journal.row, changed],
  ])
  const madeOf = (row: JournalRow): JournalRow | undefined => rows.get(placeOf(row))
  const row = madeOf(journal.row) ?? journal.row
  const accepted = receipt.accepted && madeOf(receipt.accepted.row)
  const armed = receipt.armed && madeOf(receipt.armed.row)
  const others = [accepted, armed].filter((each) => each !== null && each !== undefined)
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
    before: (receipt.before && madeOf(receipt.before)) ?? null,
    journal: { row, anchor: { checkpoint, path: merklePath(levels, 0) } },
    accepted: accepted ? { row: accepted, anchor: { checkpoint, path: merklePath(levels, 1) } } : null,
    armed: armed ? { row: armed, anchor: { checkpoint, path: merklePath(levels, accepted ? 2 : 1) } } : receipt.armed,
    ticks: ticks.map((tick) => ({ ...tick, anchor: again(tick.anchor) })),
  }
}

type Place = `${number}-${number}`
const placeOf = ({ bookId, sequence }: Pick<JournalRow, 'bookId' | 'sequence'>): Place => `${bookId}-${sequence}`

/** By the places that they had; a row that another one of its book follows has that one linked to it again. */
function chainedAgain(
  given: readonly (readonly [row: JournalRow | null | undefined, changed: Partial<JournalRow> | undefined])[],
): Map<Place, JournalRow> {
  const made = new Map<Place, JournalRow>()
  const rows = given.flatMap(([row, changed]) => (row ? [{ row, changed }] : []))
  for (const { row, changed } of rows.sort((a, b) => a.row.sequence - b.row.sequence)) {
    const { bookId, sequence } = row
    const previousHash = made.get(placeOf({ bookId, sequence: sequence - 1 }))?.hash ?? row.previousHash
    const known = made.get(placeOf(row))
    if (known === undefined || changed !== undefined)
      made.set(placeOf(row), rehashed({ ...(known ?? row), previousHash, ...changed }))
  }
  return made
}

const rehashed = (row: JournalRow): JournalRow => ({ ...row, hash: journalRowHash(row) })
