import type { TapeStretch } from '../books/fact-kind.ts'
import type { Settings } from '../settings/settings.ts'
import type { DecidedRow } from './decided-row.ts'
import type { AnchoredJournalRow, ReceiptCheck } from './receipt.ts'
import type { RowMarkets } from './row-markets.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/**
 * Rows of one symbol's tape, both ends included; with `sealedAt` also the following ones, up to and including the first
 * with a time at or past it, if the tape reaches that far.
 */
export type TapeNeed = TapeStretch & { sealedAt?: number }

/** What the receipt of a journal row needs in addition to the row. */
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

/** The formula of a reply: the data needed to check it, and the check. */
export type Formula<Reply> = {
  readonly needs: (decided: DecidedRow<Reply>) => Partial<ReceiptNeeds>
  readonly check: (decided: DecidedRow<Reply>, carried: Carried) => ReceiptCheck[]
}

export type AnyFormula = {
  readonly needs: (decided: DecidedRow<never>) => Partial<ReceiptNeeds>
  readonly check: (decided: DecidedRow<never>, carried: Carried) => ReceiptCheck[]
}

export const oneTick = (symbol: string, sequence: number): TapeNeed => ({ symbol, from: sequence, to: sequence })
