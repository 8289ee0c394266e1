import { readFacts } from '../books/facts-record.ts'
import { isWatermark, type TapeRow, type Tick } from '../market/tick.ts'
import { tradingAt } from '../market/trading-hours.ts'
import type { Settings } from '../settings/settings.ts'
import { coverOnce } from './check-one-tape.ts'
import type { DecidedRow } from './decided-row.ts'
import type { TapeNeed } from './formula.ts'
import {
  type AnchoredJournalRow,
  anchorPending,
  checkpointOf,
  checkpointsIn,
  claimed,
  failed,
  isPublicBy,
  passed,
  type Receipt,
  type ReceiptCheck,
  rowsOf,
  tapePending,
} from './receipt.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/**
 * What decided was public before or together with the decision: the ticks and the accepted row stand under the row's
 * checkpoint or an earlier one. Only rows that show where a stretch ends may come later. The checkpoints fit in one chain.
 */
export function checkWasPublic(receipt: Receipt, decisive: readonly TapeNeed[]): ReceiptCheck {
  const { journal, accepted, ticks } = receipt
  const own = checkpointOf(journal.anchor)
  const decided = ticks.filter(({ row }) =>
    decisive.some(({ symbol, from, to }) => row.symbol === symbol && from <= row.sequence && row.sequence <= to),
  )
  const all = checkpointsIn(receipt)
  const hashes = new Map(all.map(({ id, hash }) => [id, hash]))
  return claimed('order', own === undefined ? anchorPending : `checkpoint ${own.id}`, [
    [all.every(({ id, hash }) => hashes.get(id) === hash), 'two checkpoints have one number'],
    [coverOnce(all), 'a checkpoint covers numbers of a tape that one before it covered'],
    [
      decided.every((tick) => isPublicBy(tick, journal)),
      'a price that decided stands under a later checkpoint than the decision',
    ],
    [accepted === null || isPublicBy(accepted, journal), 'what was accepted stands under a later checkpoint'],
    [accepted === null || accepted.row.at <= journal.row.at, 'what was accepted is of a later time'],
  ])
}

/** How far the time of a row may lie from that of its checkpoint, in milliseconds. */
export const recordedWithinMs = 180_000
const aheadMsMax = 5_000

/**
 * A row is of the time that its facts name, and not younger than its checkpoint; so are those that accepted or armed it.
 * @throws if the facts of a row are malformed.
 */
export function checkTime(receipt: Receipt): ReceiptCheck {
  const { journal } = receipt
  const checkpoint = checkpointOf(journal.anchor)
  const rows = rowsOf(receipt)
  const check = claimed('time', `${journal.row.at} before ${checkpoint?.at ?? '-'}`, [
    [rows.every(({ row }) => readFacts(row.facts).at === row.at), 'a row is not of the time that its facts name'],
    [rows.every(isNoYounger), 'a row is of a later time than its checkpoint'],
  ])
  return check.ok && checkpoint === undefined ? passed('time', anchorPending) : check
}

function isNoYounger({ row, anchor }: AnchoredJournalRow): boolean {
  const checkpoint = checkpointOf(anchor)
  return checkpoint === undefined || row.at <= checkpoint.at + aheadMsMax
}

/** Whether a row came under a checkpoint so late that its time is only the house's word. */
export function isRecordedLate({ row, anchor }: AnchoredJournalRow): boolean {
  const checkpoint = checkpointOf(anchor)
  return checkpoint !== undefined && row.at < checkpoint.at - recordedWithinMs
}

/** Whether a checkpoint shows that a symbol's tape went on after a row, that it will, or that its market was closed. */
type GoesOn = 'shown' | 'later' | 'never'

export function tapeGoesOn(
  { journal: { anchor } }: Receipt,
  settings: Settings,
  { symbol, sequence }: { symbol: string; sequence: number },
  at: number,
): GoesOn {
  const tapes = checkpointOf(anchor)?.tapes ?? []
  if (tapes.some((tape) => tape.symbol === symbol && tape.toSequence > sequence)) return 'shown'
  const terms = settings.symbols.get(symbol)
  return terms === undefined || tradingAt(terms.hours, at).open ? 'later' : 'never'
}

/** How long a command that a price set off may be under way while another one of the same book is decided. */
const underWayMsMax = 60_000

export type InForce = {
  tape: ReceiptTape
  /** The symbols whose tick was found by another rule. */
  apart: ReadonlySet<string>
  /**
   * Of what a price set off: since when the book and the settings were as it found them, epoch milliseconds. Undefined
   * for what was given at a time of its own.
   */
  setOff: { since: number } | undefined
  /**
   * Asked of the last row that the receipt carries of a tape, where none up to it replaced the tick: watermarks below that
   * moment may follow.
   */
  goesOn: (last: TapeRow, at: number) => GoesOn
}

/**
 * Checks that the ticks which a row names were in force: at its own time, unless a price set it off. Then all of them at
 * one moment, which may be earlier, since it may have been under way for a while; but not before the row before it, when
 * the book was another one.
 */
export function checkInForce(row: DecidedRow<unknown>, { tape, apart, setOff, goesOn }: InForce): ReceiptCheck[] {
  const { ticks = {}, at } = row.facts
  const named = Object.entries(ticks).filter(([symbol]) => !apart.has(symbol))
  if (named.length === 0) return []
  const pairs = named.map(([symbol, sequence]) => {
    const [tick, later] = [tape.tick(symbol, sequence), tape.after(symbol, sequence)]
    return { tick, next: nextIn(later, at), last: later.at(-1) ?? tick }
  })
  const from = Math.max(...pairs.map(({ tick }) => tick.receivedAt))
  const moment = setOff === undefined ? at : Math.max(from, Math.min(setOff.since, at - underWayMsMax))
  const detail = pairs.map(({ tick }) => `${tick.symbol} ${tick.sequence}`).join(', ')
  const check = claimed('in_force', detail, [
    [from <= at, 'a tick came after the decision'],
    [pairs.every(({ next }) => next === undefined || replacedAt(next) >= moment), 'a later tick was in force already'],
  ])
  if (!check.ok) return [check]
  const awaited = pairs.flatMap(({ next, last }) => (next === undefined ? [goesOn(last, at)] : []))
  if (awaited.includes('shown')) return [failed('in_force', 'the receipt does not carry what came after a tick')]
  return [awaited.includes('later') ? passed('in_force', tapePending) : check]
}

/** Whether a tick was in force at a moment, by the rows of the tape after it. Epoch milliseconds. */
export function isInForceAt(tick: Tick, later: readonly TapeRow[], at: number): boolean {
  const next = nextIn(later, at)
  return tick.receivedAt <= at && next !== undefined && replacedAt(next) >= at
}

/** The same where the tape may not have gone on yet: `later` while nothing shows what came after the tick. */
export function wasInForce(tape: ReceiptTape, tick: Tick, at: number, goesOn: InForce['goesOn']): boolean | 'later' {
  const later = tape.after(tick.symbol, tick.sequence)
  if (tick.receivedAt > at || nextIn(later, at) !== undefined) return isInForceAt(tick, later, at)
  const found = goesOn(later.at(-1) ?? tick, at)
  return found === 'later' ? found : found === 'never'
}

/** The next tick, or a watermark at or past the moment: no tick of before comes after it. */
const nextIn = (rows: readonly TapeRow[], at: number): TapeRow | undefined =>
  rows.find((row) => !isWatermark(row) || row.watermarkAt >= at)

const replacedAt = (row: TapeRow): number => (isWatermark(row) ? row.watermarkAt : row.receivedAt)

/** Checks that a tick is the first one after an acceptance: of a greater sequence, and of a later source time. */
export function isFirstAfter(rows: readonly TapeRow[], { sequence, at }: { sequence: number; at: number }, tick: Tick) {
  const later = rows.filter((row) => row.sequence > sequence && row.sequence < tick.sequence)
  return (
    later.length === tick.sequence - sequence - 1 &&
    later.every((row) => isWatermark(row) || row.sourceAt <= at) &&
    tick.sourceAt > at
  )
}
