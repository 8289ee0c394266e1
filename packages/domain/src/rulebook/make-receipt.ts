import type { JournalRow } from '../ledger/journal-row.ts'
import { type TapeRow, timeOf } from '../market/tick.ts'
import type { ReceiptNeeds, TapeNeed } from '../receipts/formula.ts'
import type { AnchoredJournalRow, AnchoredTapeRow, Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { settingsText } from '../settings/settings-text.ts'
import type { Settings } from '../settings/settings.ts'
import { replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { readRow } from './read-row.ts'

/**
 * Returns what to load for the receipt of a row. A row without a formula needs no tape: its receipt proves that it was
 * recorded.
 */
export function receiptNeeds(row: JournalRow): ReceiptNeeds {
  const decided = readRow(row)
  const { formula } = rowOf(replyRules, decided.reply.kind)
  const needs = formula === 'none' ? {} : formula.needs(decided as never)
  return { tape: [], purchaseSequence: null, settingsVersion: decided.facts.settings, ...needs }
}

/**
 * Puts a receipt together from what `receiptNeeds` asked for. More rows of the tape than needed do no harm.
 * @throws when a row that is needed is not there, or the settings are of another version.
 */
export function makeReceipt(parts: {
  journal: AnchoredJournalRow
  ticks: readonly AnchoredTapeRow[]
  purchase: AnchoredJournalRow | null
  settings: Settings
}): Receipt {
  const { journal, purchase, settings } = parts
  const needs = receiptNeeds(journal.row)
  assert(settings.version === needs.settingsVersion, 'the settings are those that it was decided under')
  assert(
    (purchase?.row.sequence ?? null) === needs.purchaseSequence,
    'the receipt of a second contract carries the row that bought it, no other does',
  )
  const rows = new Map(parts.ticks.map((tick) => [keyOf(tick.row), tick]))
  for (const need of needs.tape)
    for (let sequence = need.from; sequence <= need.to; sequence += 1)
      assert(rows.has(keyOf({ symbol: need.symbol, sequence })), `the tape holds ${need.symbol} ${sequence}`)
  const ticks = [...rows.values()]
    .filter(({ row }) => needs.tape.some((need) => isNeeded(row, need, rows)))
    .sort((a, b) =>
      a.row.symbol === b.row.symbol ? a.row.sequence - b.row.sequence : a.row.symbol < b.row.symbol ? -1 : 1,
    )
  const used = new Set(ticks.map(({ row }) => row.symbol))
  const symbols = new Map([...settings.symbols].filter(([symbol]) => used.has(symbol)))
  // Nothing that a formula reads.
  const funds = { ...settings.funds, channels: new Map() }
  const own = { ...settings, symbols, funds, countries: new Map() }
  return { journal, ticks, purchase, settings: settingsText(own) }
}

const keyOf = ({ symbol, sequence }: { symbol: string; sequence: number }): string => `${symbol} ${sequence}`

function isNeeded(row: TapeRow, need: TapeNeed, rows: ReadonlyMap<string, AnchoredTapeRow>): boolean {
  const { symbol, from, to, sealedAt } = need
  if (row.symbol !== symbol || row.sequence < from) return false
  if (row.sequence <= to) return true
  const before = rows.get(keyOf({ symbol, sequence: row.sequence - 1 }))
  return sealedAt !== undefined && before !== undefined && (row.sequence === to + 1 || timeOf(before.row) < sealedAt)
}
