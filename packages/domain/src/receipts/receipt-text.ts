import { writeCanonical } from '../books/codec.ts'
import type { Checkpoint } from '../ledger/checkpoint.ts'
import { readShape, type Shape } from '../money/shape.ts'
import { tickDecimals } from '../market/tick.ts'
import {
  type Anchor,
  anchorPending,
  type AnchoredJournalRow,
  type AnchoredTapeRow,
  type Receipt,
  type Stretch,
} from './receipt.ts'

/** A text states each checkpoint once. A checkpoint in place is how texts of the first form state them. */
type StatedAnchor =
  | { checkpoint: number | Checkpoint; path: Exclude<Anchor, 'anchor_pending'>['path'] }
  | 'anchor_pending'
type Stated<Row> = Omit<Row, 'anchor'> & { anchor: StatedAnchor }
export type StatedReceipt = Omit<Receipt, 'journal' | 'ticks' | 'accepted' | 'armed'> & {
  checkpoints: readonly Checkpoint[]
  journal: Stated<AnchoredJournalRow>
  ticks: readonly Stated<AnchoredTapeRow>[]
  accepted: Stated<AnchoredJournalRow> | null
  armed?: Stated<AnchoredJournalRow> | null
}

/** What texts of the first form lack is absent. */
type ReadReceipt = Pick<StatedReceipt, 'journal' | 'ticks' | 'settings'> &
  Partial<StatedReceipt> & {
    /** What `accepted` was called when only second contracts had it. */
    purchase?: Stated<AnchoredJournalRow> | null
  }

const range = { askLow: true, bidHigh: true, markLow: true, markHigh: true } as const
export const checkpointDecimals: Shape<Checkpoint> = { tapes: { prices: { node: { range } } } }
const anchor = { checkpoint: checkpointDecimals } as const
/** Where the decimals of a stretch are. */
export const stretchDecimals: Shape<Stretch> = { ends: { range }, hidden: { range } }
const receiptDecimals: Shape<ReadReceipt> = {
  checkpoints: checkpointDecimals,
  journal: { anchor },
  accepted: { anchor },
  armed: { anchor },
  purchase: { anchor },
  ticks: { row: tickDecimals, anchor },
  stretches: stretchDecimals,
}

/** A receipt as text, for the wire and for keeping. */
export function receiptText(receipt: Receipt): string {
  const checkpoints = new Map<number, Checkpoint>()
  const stated = <Row extends { anchor: Anchor }>(row: Row): Stated<Row> => {
    if (row.anchor === anchorPending) return { ...row, anchor: anchorPending }
    const { checkpoint: whole, path } = row.anchor
    const known = checkpoints.get(whole.id) ?? whole
    checkpoints.set(whole.id, known)
    // Two that claim one id are both shown: the check finds them.
    return { ...row, anchor: { checkpoint: known.hash === whole.hash ? whole.id : whole, path } }
  }
  const { journal, ticks, accepted, armed, ...rest } = receipt
  const anchored = {
    journal: stated(journal),
    ticks: ticks.map(stated),
    accepted: accepted && stated(accepted),
    ...(armed === undefined ? {} : { armed: armed && stated(armed) }),
  }
  return writeCanonical({ ...rest, ...anchored, checkpoints: [...checkpoints.values()] } satisfies StatedReceipt)
}

/**
 * Reads a receipt of any version; `checkReceipt` judges its claims.
 * @throws if the text is malformed JSON, has a malformed decimal, or names a checkpoint that it does not state.
 */
export function readReceipt(text: string): Receipt {
  const stated = readShape(JSON.parse(text), receiptDecimals) as ReadReceipt
  const { checkpoints = [], purchase = null, ...rest } = stated
  const byId = new Map(checkpoints.map((each) => [each.id, each]))
  const anchored = <Row>(row: Stated<Row>): Row & { anchor: Anchor } => {
    if (row.anchor === anchorPending) return { ...row, anchor: anchorPending } as unknown as Row & { anchor: Anchor }
    const { checkpoint: named, path } = row.anchor
    const whole = typeof named === 'number' ? byId.get(named) : named
    if (whole === undefined) throw new Error('the receipt does not state a checkpoint that it names')
    return { ...row, anchor: { checkpoint: whole, path } } as unknown as Row & { anchor: Anchor }
  }
  const accepted = stated.accepted ?? purchase
  const { armed } = stated
  return {
    ...rest,
    armed: armed && anchored<AnchoredJournalRow>(armed),
    before: rest.before ?? null,
    stretches: rest.stretches ?? [],
    sections: rest.sections ?? null,
    journal: anchored<AnchoredJournalRow>(stated.journal),
    ticks: stated.ticks.map((each) => anchored<AnchoredTapeRow>(each)),
    accepted: accepted && anchored<AnchoredJournalRow>(accepted),
  }
}
