import { isWatermark, type Tick } from '@touchstone/domain/market/tick'
import type { DecidedRow } from '@touchstone/domain/receipts/decided-row'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { type ClaimedRow, readClaim } from '@touchstone/domain/rulebook/read-row'
import { unknownKindIn } from '@touchstone/domain/rulebook/unknown-kind'

export type Decided = DecidedRow<Reply>

/** What a receipt says, read but not believed: whether it holds is for the check to say. */
export type ReadReceipt = {
  receipt: Receipt
  claimed: ClaimedRow
  /** Undefined where the row is of a kind that this version of the app does not know. */
  decided: Decided | undefined
  tick: (symbol: string, sequence: number | null) => Tick | undefined
}

/** Undefined where it cannot be read. */
export function readDecided(receipt: Receipt): ReadReceipt | undefined {
  try {
    const claimed = readClaim(receipt.journal.row)
    const { reply } = claimed
    return {
      receipt,
      claimed,
      decided: reply === undefined || unknownKindIn(receipt) !== undefined ? undefined : { ...claimed, reply },
      tick(symbol, sequence) {
        const row = receipt.ticks.find((each) => each.row.symbol === symbol && each.row.sequence === sequence)?.row
        return row === undefined || isWatermark(row) ? undefined : row
      },
    }
  } catch {
    return undefined
  }
}
