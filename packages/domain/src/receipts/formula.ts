import type { TapeStretch } from '../books/fact-kind.ts'
import type { Hash } from '../ledger/hash.ts'
import type { Posting } from '../ledger/posting.ts'
import type { PriceRange } from '../ledger/price-tree.ts'
import type { Settings } from '../settings/settings.ts'
import type { DecidedRow, RowPlace } from './decided-row.ts'
import type { ReceiptCheck } from './receipt.ts'
import type { RowMarkets } from './row-markets.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/**
 * Rows of one symbol's tape, both ends included; with `sealedAt` also the following ones, up to and including the first
 * with a time at or past it, and with `replacedAt` up to the next tick or a watermark at or past it: as far as the tape
 * reaches.
 */
export type TapeNeed = TapeStretch & { sealedAt?: number; replacedAt?: number }

/** What a row armed: whether any price of a range sets it off, and whether that is what was set off in the end. */
export type Armed = { crosses: (range: PriceRange) => boolean; isSame: boolean }

/** A price that set something off: its tick, and whether any price of a range would have. */
export type Crossing = {
  symbol: string
  sequence: number
  crosses: Armed['crosses']
  /** Undefined where a row did not arm it. */
  armedBy: (row: AcceptedRow) => Armed | undefined
  /** Whether the level follows from the settings too. */
  isOfSettings: boolean
}

/** What the receipt of a journal row needs in addition to the row. */
export type ReceiptNeeds = {
  tape: readonly TapeNeed[]
  /** The row that armed it, where the row itself names it; null where a price finds it, or nothing did. */
  armedBy: RowPlace | null
  /** The hashes of texts that it follows from, such as the prices that a rule was run on. */
  inputs: readonly Hash[]
  settingsVersion: number
  /** When that version had to be in force: its own time, or that of what it fills, settles or uses. Epoch milliseconds. */
  settingsAt: number
}

/** The row of the same book that accepted what is filled or settled now, as its texts claim. */
export type AcceptedRow = DecidedRow<{ readonly kind: string }>

/** What a receipt carries for its formula. */
export type Carried = {
  tape: ReceiptTape
  market: RowMarkets
  settings: Settings
  accepted: AcceptedRow | null
  /** The row that `armedBy` names. */
  armed: AcceptedRow | null
  /** The texts that it follows from, by their hashes. */
  inputs: ReadonlyMap<Hash, string>
  /** It is of a time when receipts carried neither the row that accepted something nor the prices of every command. */
  isOfFirstForm: boolean
}

/** The formula of a reply: the data needed to check it, and the check. */
export type Formula<Reply> = {
  readonly needs: (decided: DecidedRow<Reply>, accepted: AcceptedRow | null) => Partial<ReceiptNeeds>
  /** Symbols of which it waited for a tick: that one need not be in force any more when it is decided. */
  readonly waitedFor: 'none' | ((decided: DecidedRow<Reply>) => readonly string[])
  /** The prices that set it off. */
  readonly crossings: 'none' | ((decided: DecidedRow<Reply>, settings: Settings) => readonly Crossing[])
  /** Whether prices of several symbols together set it off: which of them did so first, no receipt shows. */
  readonly isSetOffTogether: 'never' | ((decided: DecidedRow<Reply>) => boolean)
  readonly check: (decided: DecidedRow<Reply>, carried: Carried) => ReceiptCheck[]
}

/** What a reply without a formula posts, in order. @throws where the row's texts differ, or take what is not carried. */
export type ExpectedPostings<Reply> = (decided: DecidedRow<Reply>, carried: Carried) => readonly Posting[]

export type AnyFormula = Formula<never>
export type AnyExpectedPostings = ExpectedPostings<never>

export const oneTick = (symbol: string, sequence: number): TapeNeed => ({ symbol, from: sequence, to: sequence })
