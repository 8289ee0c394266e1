import { hashText } from '../ledger/hash.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { PriceRange } from '../ledger/price-tree.ts'
import { isWatermark, type TapeRow, timeOf } from '../market/tick.ts'
import { armedSince } from '../receipts/check-crossing.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import type { ReceiptNeeds, TapeNeed } from '../receipts/formula.ts'
import { isAt } from '../receipts/check-rows.ts'
import type { AnchoredJournalRow, AnchoredTapeRow, Receipt, Stretch } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { keptByText } from '../settings/kept-by-text.ts'
import { shownSettings } from '../settings/settings-sections.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import type { Reply } from './nouns.ts'
import { readRow } from './read-row.ts'
import { acceptedBy, channelsOf, crossingsOf, needsBefore, needsOf } from './receipt-needs.ts'

const settingsOf = keptByText(settingsFromText)

/** What was made of a row is asked for several times over, and nobody changes either. */
const readRows = new WeakMap<JournalRow, DecidedRow<Reply>>()

function decidedIn(row: JournalRow): DecidedRow<Reply> {
  const decided = readRows.get(row) ?? readRow(row)
  readRows.set(row, decided)
  return decided
}

/** What a receipt is put together from. `settings` is the stored text of the version that `receiptNeeds` names. */
export type ReceiptParts = {
  journal: AnchoredJournalRow
  ticks: readonly AnchoredTapeRow[]
  accepted: AnchoredJournalRow | null
  armed: AnchoredJournalRow | null
  before: JournalRow | null
  stretches: readonly Stretch[]
  settings: string
  /** The texts that `receiptNeeds` names. */
  inputs: readonly string[]
}

/** The sequence of the row that accepted what a row fills or settles; null where none did. */
export const acceptedSequence = (row: JournalRow): number | null => acceptedBy(decidedIn(row)) ?? null

/** The sequence of the row before a row whose receipt carries that; null where none does. */
export const sequenceBefore = (row: JournalRow): number | null =>
  row.sequence > 1 && needsBefore(decidedIn(row)) ? row.sequence - 1 : null

/** Returns what of the tape and of the settings the receipt of a row carries, once the row that accepted it is known. */
export const receiptNeeds = (row: JournalRow, accepted: JournalRow | null): ReceiptNeeds =>
  needsOf(decidedIn(row), accepted && decidedIn(accepted))

/** A price that set a row off, and what there is to find for its receipt. */
export type CrossedTick = {
  symbol: string
  sequence: number
  /** Whether a row armed it that is of no later time than the tick was replaced at, epoch milliseconds. */
  isArmedBy: (row: JournalRow, replacedAt: number) => boolean
  /** Since when it stood, armed at a time; epoch milliseconds. */
  since: (armedAt: number) => number
  /** Whether prices of a range cross what a row armed: the level that was crossed in the end, unless it changed then. */
  crosses: (armed: JournalRow, range: PriceRange) => boolean
}

/** The ticks that set a row off. `settings`: the stored text of the version that `receiptNeeds` names. */
export function crossedTicks(row: JournalRow, settings: string): CrossedTick[] {
  const decidedUnder = settingsOf(settings)
  return crossingsOf(decidedIn(row), decidedUnder).map((crossing) => ({
    symbol: crossing.symbol,
    sequence: crossing.sequence,
    isArmedBy: (each, replacedAt) => each.at <= replacedAt && crossing.armedBy(decidedIn(each)) !== undefined,
    since: (armedAt) => armedSince(crossing, armedAt, decidedUnder.effectiveAt),
    crosses: (armed, range) => (crossing.armedBy(decidedIn(armed)) ?? crossing).crosses(range),
  }))
}

/**
 * Puts a receipt together from what `receiptNeeds` asked for. More rows of the tape than needed do no harm.
 * @throws when a row that is needed is not there, or the settings are of another version.
 */
export function makeReceipt(parts: ReceiptParts): Receipt {
  const { journal, accepted, armed, before, stretches } = parts
  const needs = receiptNeeds(journal.row, accepted && accepted.row)
  const { version } = settingsOf(parts.settings)
  assert(version === needs.settingsVersion, 'the settings are those that it was decided under')
  assert(
    (accepted?.row.sequence ?? null) === acceptedSequence(journal.row),
    'the receipt carries the row that accepted what it fills or settles, no other does',
  )
  assert(
    (before?.sequence ?? null) === sequenceBefore(journal.row),
    'the receipt carries the row before where it counts',
  )
  assert(
    needs.armedBy === null || (armed !== null && isAt(armed.row, needs.armedBy)),
    'the receipt carries the row that armed it, where the row names that',
  )
  const rows = new Map(parts.ticks.map((tick) => [keyOf(tick.row), tick]))
  for (const need of needs.tape)
    for (let sequence = need.from; sequence <= need.to; sequence += 1)
      assert(rows.has(keyOf({ symbol: need.symbol, sequence })), `the tape holds ${need.symbol} ${sequence}`)
  const begins = new Set(stretches.map(({ symbol, from }) => keyOf({ symbol, sequence: from })))
  const ticks = [...rows.values()]
    .filter(({ row }) => begins.has(keyOf(row)) || needs.tape.some((need) => isNeeded(row, need, rows)))
    .sort((a, b) =>
      a.row.symbol === b.row.symbol ? a.row.sequence - b.row.sequence : a.row.symbol < b.row.symbol ? -1 : 1,
    )
  const shown = shownSettings(parts.settings, {
    symbols: new Set(ticks.map(({ row }) => row.symbol)),
    channels: new Set(channelsOf(decidedIn(journal.row))),
  })
  const inputs = new Map(parts.inputs.map((text) => [hashText(text), text]))
  for (const hash of needs.inputs) assert(inputs.has(hash), `the text ${hash} is there`)
  return {
    journal,
    ticks,
    accepted,
    armed,
    before,
    stretches,
    settings: shown.text,
    sections: shown.proof,
    ...(needs.inputs.length === 0 ? {} : { inputs: needs.inputs.flatMap((hash) => inputs.get(hash) ?? []) }),
  }
}

const keyOf = ({ symbol, sequence }: { symbol: string; sequence: number }): string => `${symbol} ${sequence}`

function isNeeded(row: TapeRow, need: TapeNeed, rows: ReadonlyMap<string, AnchoredTapeRow>): boolean {
  const { symbol, from, to } = need
  if (row.symbol !== symbol || row.sequence < from) return false
  if (row.sequence <= to) return true
  const before = rows.get(keyOf({ symbol, sequence: row.sequence - 1 }))
  if (before === undefined || !isOpenEnded(need)) return false
  return row.sequence === to + 1 || (!endsNeed(before.row, need) && isNeeded(before.row, need, rows))
}

/** Whether a need has rows after its stretch, up to one that ends it. */
export const isOpenEnded = ({ sealedAt, replacedAt }: TapeNeed): boolean =>
  sealedAt !== undefined || replacedAt !== undefined

/** Whether what comes after the stretch of a need ends with this row. */
export function endsNeed(row: TapeRow, { sealedAt, replacedAt }: TapeNeed): boolean {
  const isSealed = sealedAt === undefined || timeOf(row) >= sealedAt
  const isReplaced = replacedAt === undefined || !isWatermark(row) || row.watermarkAt >= replacedAt
  return isSealed && isReplaced
}
