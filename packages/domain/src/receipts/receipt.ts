import type { Checkpoint } from '../ledger/checkpoint.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { MerklePath } from '../ledger/merkle.ts'
import type { PriceNode } from '../ledger/price-tree.ts'
import type { TapeRow } from '../market/tick.ts'
import type { SettingsProof } from '../settings/settings-sections.ts'

/** The place of a row under a published checkpoint; pending until one covers the row. */
export type Anchor = { checkpoint: Checkpoint; path: MerklePath } | 'anchor_pending'

export type AnchoredJournalRow = { row: JournalRow; anchor: Anchor }
export type AnchoredTapeRow = { row: TapeRow; anchor: Anchor }

/**
 * The tape of a symbol between two of its ticks, both of which the receipt carries: how far prices went there. Under the
 * checkpoint of the later one.
 */
export type Stretch = {
  symbol: string
  from: number
  to: number
  /** The leaves of the two ticks. */
  ends: readonly [PriceNode, PriceNode]
  /** What the price tree needs besides, from left to right. */
  hidden: readonly PriceNode[]
}

/**
 * Everything needed to check one command: the decision, its prices and settings, and the paths to the public
 * checkpoints. What it does not prove by itself, the verdict names.
 */
export type Receipt = {
  journal: AnchoredJournalRow
  /** The rows of the tape that the checks read, in order of symbol and sequence. */
  ticks: readonly AnchoredTapeRow[]
  /** Of an order's fill and of a second contract: the row that accepted it. */
  accepted: AnchoredJournalRow | null
  /**
   * Of what a price set off: the row that armed the level, where that is not the one that accepted an order. Of a day of an
   * order that is being left: the row that asked for that. Undefined in receipts from before they carried it.
   */
  armed?: AnchoredJournalRow | null | undefined
  /** The row before it in its book, where the time between the two matters. */
  before: JournalRow | null
  /** Of what a price set off: the tape since it was armed. */
  stretches: readonly Stretch[]
  /**
   * The settings that it was decided under as their canonical text, with the symbols of `ticks` and the channels that it
   * posts by only, and without countries.
   */
  settings: string
  /** That they are part of what the row's checkpoint states; null in receipts from before checkpoints did. */
  sections: SettingsProof | null
  /** The texts that `inputs` of its formula's needs names, in that order; undefined where it needs none. */
  inputs?: readonly string[] | undefined
  /** Whose money it is where it is not real, such as `demo`: for people who read it. No check proves it. */
  world?: string | undefined
}

/** The rows of the journal that a receipt carries with their places, its own first. */
export const rowsOf = ({ journal, accepted, armed }: Receipt): AnchoredJournalRow[] => [
  journal,
  ...[accepted, armed].filter((each) => each !== null && each !== undefined),
]

/** One check. `detail` says what was found; of a failed check, the fault. */
export type ReceiptCheck = { name: ReceiptCheckName; ok: boolean; detail: string }

export type ReceiptCheckName =
  | 'row_hash'
  | 'row_anchor'
  | 'tick_anchor'
  | 'order'
  | 'time'
  | 'in_force'
  | 'first_crossing'
  | 'published_settings'
  | 'fill_at'
  | 'entries'
  | 'postings'
  | 'accepted'
  | 'prices'
  | 'settings'
  | 'formula'
  | 'signature'
  | 'own_book'

/** What a receipt does not prove, though nothing in it is false. */
export type Unproven =
  /** That no other price was in force: it is of a time when receipts did not carry the prices around. */
  | 'in_force'
  /** That no earlier price set it off. */
  | 'first_crossing'
  /** That it is what was asked for, and that it moved no other money: the receipt does not carry what that takes. */
  | 'accepted'
  | 'postings'
  /** That these settings were the public ones. */
  | 'published_settings'
  /** That it had to be decided on this price and not on the next: only the house says so. */
  | 'fill_at'
  /** That it was recorded at the time that it names: its checkpoint is much later. */
  | 'time'
  /** That a device of the person asked for it: the row carries no signature, or nobody has verified it. */
  | 'signature'
  /** What earlier rows of the book made of position and balance: only who replays the book knows. */
  | 'own_book'

export type ReceiptVerdict = {
  /** Every check passed, and nothing was left unchecked except what is pending or named in `unproven`. */
  ok: boolean
  /** Some row is not under a checkpoint yet, or the tape has not gone on yet; everything else was checked. */
  pending: boolean
  unproven: readonly Unproven[]
  /**
   * A kind of command, reply or posting in the row that this version does not know. Such a receipt cannot be checked by
   * this version: it is not `ok`, and nothing says that it is false. Undefined also where a check failed.
   */
  unknownKind: string | undefined
  checks: readonly ReceiptCheck[]
}

export const anchorPending = 'anchor_pending'
/** The tape had not gone on far enough when the receipt was made. */
export const tapePending = 'tape_pending'

/** The checkpoint that covers a row; undefined until one does. */
export const checkpointOf = (anchor: Anchor): Checkpoint | undefined =>
  anchor === anchorPending ? undefined : anchor.checkpoint

/** Every checkpoint that a receipt shows, as often as it does. */
export const checkpointsIn = (receipt: Receipt): Checkpoint[] =>
  [...rowsOf(receipt), ...receipt.ticks].flatMap(({ anchor }) => checkpointOf(anchor) ?? [])

/**
 * Whether a row was public before another or together with it: it stands under the same checkpoint, or an earlier one. Says
 * nothing against it until the other one stands under any.
 */
export function isPublicBy({ anchor }: { anchor: Anchor }, other: { anchor: Anchor }): boolean {
  const [own, latest] = [checkpointOf(anchor), checkpointOf(other.anchor)]
  return latest === undefined || (own !== undefined && own.id <= latest.id)
}

/** Checkpoints of the first form stated neither settings nor prices, and receipts under them showed less. */
export const isOfFirstForm = ({ journal: { anchor } }: Receipt): boolean =>
  anchor !== anchorPending && anchor.checkpoint.statement === undefined

export const isPending = ({ detail }: ReceiptCheck): boolean => detail === anchorPending || detail === tapePending

export const passed = (name: ReceiptCheckName, detail: string): ReceiptCheck => ({ name, ok: true, detail })
export const failed = (name: ReceiptCheckName, detail: string): ReceiptCheck => ({ name, ok: false, detail })

/** What an error in a check means: the receipt is not what it claims to be. */
export const thrown = (name: ReceiptCheckName, error: unknown): ReceiptCheck =>
  failed(name, error instanceof Error ? error.message : 'the receipt is unreadable')

export function attempt(name: ReceiptCheckName, check: () => ReceiptCheck[]): ReceiptCheck[] {
  try {
    return check()
  } catch (error) {
    return [thrown(name, error)]
  }
}

/** Combines several claims in one check: the first one that does not hold is the fault. */
export function claimed(
  name: ReceiptCheckName,
  detail: string,
  claims: readonly (readonly [holds: boolean, fault: string])[],
): ReceiptCheck {
  const broken = claims.find(([holds]) => !holds)
  return broken === undefined ? passed(name, detail) : failed(name, broken[1])
}
