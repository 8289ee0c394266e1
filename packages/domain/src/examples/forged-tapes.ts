import { type Checkpoint, checkpointHash } from '../ledger/checkpoint.ts'
import { merkleLevels, merklePath, merkleRoot } from '../ledger/merkle.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { TapeRow } from '../market/tick.ts'
import { anchorPending, type AnchoredTapeRow, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { exampleTick } from './example-facts.ts'
import { bitcoin, type Forgery, forgery, house, opening, taped } from './forging-house.ts'

/** Two prices of one number of a tape: both shown, or one of them only stated. */
export function forgedTapes(): Forgery[] {
  const of = house()
  const first = taped(of, 1, 1_000, '90000')
  const honest = of.receiptOf(of.run(opening(), { at: 1_010, ticks: [first] }))
  const other = exampleTick(bitcoin, 1, 1_000, '89000')
  const earlier = [other, exampleTick(bitcoin, 2, 1_500, '89000')]
  const [, next] = earlier
  assert(next !== undefined, 'there are two rows')
  const pending = pendingOf(honest)
  return [
    forgery('shows two prices of one number, each under a checkpoint that covers it', 'tick_anchor', {
      honest,
      forged: { ...honest, ticks: [under(honest, earlier, other), ...honest.ticks] },
      also: ['order'],
    }),
    forgery('covers a number of the tape twice, and shows the price that it likes', 'order', {
      honest,
      forged: { ...honest, ticks: [...honest.ticks, under(honest, earlier, next)] },
    }),
    forgery('shows two prices of one number, and says that neither is published yet', 'tick_anchor', {
      honest: pending,
      forged: { ...pending, ticks: [{ row: other, anchor: anchorPending }, ...pending.ticks] },
    }),
    forgery('says that a price is not published yet, beside a checkpoint that covers its number', 'tick_anchor', {
      honest: pending,
      forged: { ...pending, ticks: [...pending.ticks, under(honest, earlier, next)] },
    }),
  ]
}

const pendingOf = (receipt: Receipt): Receipt => ({
  ...receipt,
  journal: { ...receipt.journal, anchor: anchorPending },
  ticks: receipt.ticks.map((tick) => ({ ...tick, anchor: anchorPending })),
})

/** A row of the tape under the checkpoint before the receipt's, which states these rows as the beginning of the tape. */
function under({ journal: { anchor } }: Receipt, rows: readonly TapeRow[], row: TapeRow): AnchoredTapeRow {
  assert(anchor !== anchorPending, 'the receipt is anchored')
  const leaves = rows.map(tapeLeaf)
  const range = { symbol: row.symbol, fromSequence: 1, toSequence: rows.length, root: merkleRoot(leaves) }
  const unhashed = { ...anchor.checkpoint, id: anchor.checkpoint.id - 1, tapes: [range] }
  const checkpoint: Checkpoint = { ...unhashed, hash: checkpointHash(unhashed) }
  return { row, anchor: { checkpoint, path: merklePath(merkleLevels(leaves), rows.indexOf(row)) } }
}
