import type { TapeStretch } from '../books/fact-kind.ts'
import type { Settings } from '../settings/settings.ts'
import type { DecidedRow } from './decided-row.ts'
import type { AnchoredJournalRow, ReceiptCheck } from './receipt.ts'
import type { RowMarkets } from './row-markets.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/**
 * Rows of one symbol's tape, both ends included; with `sealedAt` also those that follow, up to and including the first
 * with a time at or past it, as far as the tape goes yet.
 */
export type TapeNeed = TapeStretch & { sealedAt?: number }

/** What the receipt of a journal row is made of, besides that row. */
export type ReceiptNeeds = {
  tape: readonly TapeNeed[]
  /** The journal sequence, in the same book, of the command that bought a second contract. */
  purchaseSequence: number | null
  settingsVersion: number
}

/** What a receipt carries for its formula. */
export type Carried = {
  tape: ReceiptTape
  market: RowMarkets
  settings: Settings
  purchase: AnchoredJournalRow | null
}

/** A formula stands behind a reply: what it takes to check it, and the check. */
export type Formula<Reply> = {
  readonly needs: (decided: DecidedRow<Reply>) => Partial<ReceiptNeeds>
  readonly check: (decided: DecidedRow<Reply>, carried: Carried) => ReceiptCheck[]
}

export type AnyFormula = {
  readonly needs: (decided: DecidedRow<never>) => Partial<ReceiptNeeds>
  readonly check: (decided: DecidedRow<never>, carried: Carried) => ReceiptCheck[]
}

export const oneTick = (symbol: string, sequence: number): TapeNeed => ({ symbol, from: sequence, to: sequence })
