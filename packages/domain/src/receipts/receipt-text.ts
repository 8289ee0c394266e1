import { writeCanonical } from '../books/codec.ts'
import { canonicalText } from '../ledger/canonical.ts'
import { type Checkpoint, checkpointText } from '../ledger/checkpoint.ts'
import type { Hash } from '../ledger/hash.ts'
import { type PriceNode, priceNodeText, readPriceNode } from '../ledger/price-tree.ts'
import { isReadBack, readCheckpoint } from '../ledger/read-checkpoint.ts'
import { readShape, type Shape } from '../money/shape.ts'
import { tickDecimals } from '../market/tick.ts'
import { malformedPart } from './stated-form.ts'
import {
  type Anchor,
  anchorPending,
  type AnchoredJournalRow,
  type AnchoredTapeRow,
  type Receipt,
  type Stretch,
} from './receipt.ts'

/** Its hash and the text that this is of; older receipts have a structure. */
type StatedCheckpoint = { hash: Hash; text: string } | Checkpoint
/** Nodes as those above them state them. */
type StatedStretch<Node = string> = Omit<Stretch, 'ends' | 'hidden'> & {
  ends: readonly [Node, Node]
  hidden: readonly Node[]
}
/** A text states each checkpoint once, by its id. A checkpoint in place is how texts of the first form state them. */
type StatedAnchor =
  | { checkpoint: number | StatedCheckpoint; path: Exclude<Anchor, 'anchor_pending'>['path'] }
  | 'anchor_pending'
type Stated<Row> = Omit<Row, 'anchor'> & { anchor: StatedAnchor }
export type StatedReceipt = Omit<Receipt, 'journal' | 'ticks' | 'accepted' | 'armed' | 'stretches'> & {
  checkpoints: readonly StatedCheckpoint[]
  stretches: readonly StatedStretch[]
  journal: Stated<AnchoredJournalRow>
  ticks: readonly Stated<AnchoredTapeRow>[]
  accepted: Stated<AnchoredJournalRow> | null
  armed?: Stated<AnchoredJournalRow> | null
}

/** What texts of the first form lack is absent. */
type ReadReceipt = Pick<StatedReceipt, 'journal' | 'ticks' | 'settings'> &
  Partial<Omit<StatedReceipt, 'stretches'>> & {
    /** Older receipts have nodes as structures. */
    stretches?: readonly StatedStretch<string | PriceNode>[]
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
    // Two that claim one id are both shown, one hash or not: the check finds them.
    return { ...row, anchor: { checkpoint: isSame(known, whole) ? whole.id : statedCheckpoint(whole), path } }
  }
  const { journal, ticks, accepted, armed, stretches, ...rest } = receipt
  const anchored = {
    journal: stated(journal),
    ticks: ticks.map(stated),
    accepted: accepted && stated(accepted),
    ...(armed === undefined ? {} : { armed: armed && stated(armed) }),
  }
  const whole: StatedReceipt = {
    ...rest,
    ...anchored,
    stretches: stretches.map(statedStretch),
    checkpoints: [...checkpoints.values()].map(statedCheckpoint),
  }
  return writeCanonical(whole)
}

/** A hash is what a checkpoint claims: two of one hash may say different things. */
const isSame = (one: Checkpoint, other: Checkpoint): boolean =>
  one === other || canonicalText(one) === canonicalText(other)

function statedCheckpoint(checkpoint: Checkpoint): StatedCheckpoint {
  const text = checkpointText(checkpoint)
  return isRead(text) ? { hash: checkpoint.hash, text } : checkpoint
}

const statedStretch = ({ ends: [first, last], hidden, ...stretch }: Stretch): StatedStretch => ({
  ...stretch,
  ends: [priceNodeText(first), priceNodeText(last)],
  hidden: hidden.map(priceNodeText),
})

/** A symbol with a space in it, which no market has, would be read as something else. */
function isRead(text: string): boolean {
  try {
    readCheckpoint(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reads a receipt of any version; `checkReceipt` judges its claims.
 * @throws if the text is malformed JSON, a part is of another type, a decimal is malformed, a checkpoint says something
 * else than its text, or one is named that it does not state.
 */
export function readReceipt(text: string): Receipt {
  const json: unknown = JSON.parse(text)
  const malformed = malformedPart(json)
  if (malformed !== undefined) throw new Error(`the receipt is malformed: ${malformed}`)
  const stated = readShape(json, receiptDecimals) as ReadReceipt
  const { checkpoints = [], purchase = null, ...rest } = stated
  const byId = new Map(checkpoints.map((each) => wholeCheckpoint(each)).map((each) => [each.id, each]))
  const anchored = <Row>(row: Stated<Row>): Row & { anchor: Anchor } => {
    if (row.anchor === anchorPending) return { ...row, anchor: anchorPending } as unknown as Row & { anchor: Anchor }
    const { checkpoint: named, path } = row.anchor
    const whole = typeof named === 'number' ? byId.get(named) : wholeCheckpoint(named)
    if (whole === undefined) throw new Error('the receipt does not state a checkpoint that it names')
    return { ...row, anchor: { checkpoint: whole, path } } as unknown as Row & { anchor: Anchor }
  }
  const accepted = stated.accepted ?? purchase
  const { armed } = stated
  return {
    ...rest,
    armed: armed && anchored<AnchoredJournalRow>(armed),
    before: rest.before ?? null,
    stretches: (rest.stretches ?? []).map(wholeStretch),
    sections: rest.sections ?? null,
    journal: anchored<AnchoredJournalRow>(stated.journal),
    ticks: stated.ticks.map((each) => anchored<AnchoredTapeRow>(each)),
    accepted: accepted && anchored<AnchoredJournalRow>(accepted),
  }
}

function wholeCheckpoint(stated: StatedCheckpoint): Checkpoint {
  if ('text' in stated) return { ...readCheckpoint(stated.text), hash: stated.hash }
  if (!isReadBack(stated)) throw new Error(`checkpoint ${stated.id} says something else than its text`)
  return stated
}

const wholeNode = (stated: string | PriceNode): PriceNode =>
  typeof stated === 'string' ? readPriceNode(stated) : stated

const wholeStretch = ({ ends: [first, last], hidden, ...stretch }: StatedStretch<string | PriceNode>): Stretch => ({
  ...stretch,
  ends: [wholeNode(first), wholeNode(last)],
  hidden: hidden.map(wholeNode),
})
