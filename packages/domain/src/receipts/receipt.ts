import { readAs, writeCanonical } from '../books/codec.ts'
import type { Checkpoint } from '../ledger/checkpoint.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { MerklePath } from '../ledger/merkle.ts'
import { type TapeRow, tickDecimals } from '../market/tick.ts'

/** The place of a row under a published checkpoint; pending until one covers the row. */
export type Anchor = { checkpoint: Checkpoint; path: MerklePath } | 'anchor_pending'

export type AnchoredJournalRow = { row: JournalRow; anchor: Anchor }
export type AnchoredTapeRow = { row: TapeRow; anchor: Anchor }

/**
 * Everything needed to check one command: the decision, its prices and settings, and the paths to the public
 * checkpoints. Nothing else is needed, and nobody has to be trusted.
 */
export type Receipt = {
  journal: AnchoredJournalRow
  /** The rows of the tape that the formula reads, in order of symbol and sequence. */
  ticks: readonly AnchoredTapeRow[]
  /** Of a second contract: the command that bought it. */
  purchase: AnchoredJournalRow | null
  /**
   * The settings that it was decided under as their canonical text, with the symbols of `ticks` only and without channels
   * and countries.
   */
  settings: string
}

/** One check. `detail` says what was found; of a failed check, the fault. */
export type ReceiptCheck = { name: ReceiptCheckName; ok: boolean; detail: string }

export type ReceiptCheckName =
  | 'row_hash'
  | 'row_anchor'
  | 'tick_anchor'
  | 'entries'
  | 'purchase'
  | 'prices'
  | 'settings'
  | 'formula'

export type ReceiptVerdict = {
  /** Every check passed, and nothing was left unchecked except what is pending. */
  ok: boolean
  /** Some row is not under a checkpoint yet, or the tape has not gone on yet; everything else was checked. */
  pending: boolean
  /**
   * A kind of command, reply or posting in the row that this version does not know. Such a receipt cannot be checked by
   * this version: it is not `ok`, and nothing says that it is false. Undefined also where a check failed.
   */
  unknownKind: string | undefined
  checks: readonly ReceiptCheck[]
}

export const anchorPending = 'anchor_pending'

/** A receipt as text, for the wire and for keeping. */
export const receiptText = (receipt: Receipt): string => writeCanonical(receipt)

/** @throws if the text is malformed JSON or has a malformed decimal; `checkReceipt` judges its claims. */
export const readReceipt = (text: string): Receipt => readAs<Receipt>(text, { ticks: { row: tickDecimals } })

export const passed = (name: ReceiptCheckName, detail: string): ReceiptCheck => ({ name, ok: true, detail })
export const failed = (name: ReceiptCheckName, detail: string): ReceiptCheck => ({ name, ok: false, detail })

/** Runs a check; an error means that the receipt is not what it claims to be. */
export function attempt(name: ReceiptCheckName, check: () => ReceiptCheck[]): ReceiptCheck[] {
  try {
    return check()
  } catch (error) {
    return [failed(name, error instanceof Error ? error.message : 'the receipt is unreadable')]
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
