import type { FactsArchive } from '../books/fact-kind.ts'
import type { TapeRow } from '../market/tick.ts'
import { assert } from '../result.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * An archive for a replay from what came along with the journal rows. Whoever replays checks the rows' hashes, not these
 * prices: that they are those of the tape is for receipts to show.
 */
export function carriedArchive(tape: readonly TapeRow[], settings: ReadonlyMap<number, Settings>): FactsArchive {
  const rows = new Map(tape.map((row) => [`${row.symbol} ${row.sequence}`, row]))
  return {
    settings(version) {
      const found = settings.get(version)
      assert(found !== undefined, `version ${version} of the settings is carried`)
      return found
    },
    tapeRow(symbol, sequence) {
      const found = rows.get(`${symbol} ${sequence}`)
      assert(found !== undefined, `row ${sequence} of the tape of ${symbol} is carried`)
      return found
    },
  }
}
