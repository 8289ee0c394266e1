import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import { readFacts } from '@touchstone/domain/books/facts-record'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { acceptedSequence, isOpenEnded } from '@touchstone/domain/rulebook/make-receipt'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { readRowsIn, stretchesNamed } from '../tape/named-rows.ts'
import { neededRows } from '../tape/needed-rows.ts'
import type { Sql } from '../../platform/database.ts'
import {
  checkpointBefore,
  dayOnTape,
  type DayOnTape,
  dropDay,
  isTapeAwaited,
  journalOfCheckpoint,
  keepSequences,
  keptThrough,
  newestCheckpoint,
  setKeptThrough,
} from './retention.store.ts'
import { crossingStretches, keepStretches } from '../ledger/crossing-stretches.ts'
import { readJournalRow } from '../ledger/receipts.ts'
import { createSettingsTexts } from '../settings/settings.store.ts'
import type { TickDays } from '../tape/tick-days.ts'

/**
 * A receipt may show a row that was taped a moment after its command, so journal rows are processed once they are a day
 * old; newer ones are processed before a day is dropped.
 */
const settledMs = dayMs

export type RetentionOptions = {
  /** A client that may make and drop tables. */
  owner: Sql
  days: TickDays
  /** Every version of the settings, oldest first. */
  versions: () => readonly Settings[]
  keepDays?: number
  /** How many days to come have their partition ready. */
  aheadDays?: number
}

export type Retention = ReturnType<typeof createRetention>

/** `held` says why the oldest day that is old enough is still there. */
export type RetentionReport = { dropped: number[]; held?: 'not_covered' | 'needed_by_open_records' | 'in_use' }

/**
 * Keeps the raw tape for a number of days. Before a day goes, every row that a journal row or a receipt names is kept with
 * its path to the checkpoint, and so are the day's watermarks and each symbol's last tick, which may stay in force.
 */
export function createRetention({ owner, days, versions, keepDays = 30, aheadDays = 2 }: RetentionOptions) {
  const settingsText = createSettingsTexts(owner)

  /** May be called as often as one likes, by one server at a time. `now`: epoch milliseconds. */
  async function run(now: number): Promise<RetentionReport> {
    await days.ensure(Array.from({ length: aheadDays + 1 }, (_, ahead) => now + ahead * dayMs))
    await keepNamed(await checkpointBefore(owner, now - settledMs), true)
    const report: RetentionReport = { dropped: [] }
    const old = (await days.list()).filter((begin) => begin + dayMs <= now - keepDays * dayMs)
    for (const begin of old) {
      const held = await tryDrop(begin)
      if (held !== undefined) return { ...report, held }
      report.dropped.push(begin)
    }
    return report
  }

  async function tryDrop(begin: number): Promise<RetentionReport['held']> {
    // Open records will be settled by rows that no journal row names yet. Records settled before this query are in the
    // journal.
    if (await isTapeAwaited(owner, begin + dayMs)) return 'needed_by_open_records'
    const tapes = await dayOnTape(owner, begin, begin + dayMs)
    if (tapes.some((tape) => tape.coveredBy === undefined)) return 'not_covered'
    await keepNamed(await newestCheckpoint(owner), false)
    await keepNamedIn(null)
    for (const tape of tapes) await keepEnds(tape, begin)
    return (await dropDay(days, begin, tapes)) ? undefined : 'in_use'
  }

  /** Goes through the journal rows of every checkpoint up to one, where that was not done before. */
  async function keepNamed(through: number, isSettled: boolean): Promise<void> {
    for (let id = (await keptThrough(owner)) + 1; id <= through; id += 1) {
      await keepNamedIn(id)
      if (isSettled) await setKeptThrough(owner, id)
    }
  }

  /** The journal rows of one checkpoint, or those that no checkpoint covers yet. */
  async function keepNamedIn(checkpointId: number | null): Promise<void> {
    const wanted = new Map<string, Set<number>>()
    for await (const rows of journalOfCheckpoint(owner, checkpointId))
      for (const row of rows) {
        for (const stretch of await namedBy(row)) want(wanted, stretch)
        await keepCrossing(row)
      }
    for (const [symbol, sequences] of wanted) await keepSequences(owner, symbol, sequences)
  }

  async function namedBy(row: JournalRow): Promise<TapeStretch[]> {
    const by = acceptedSequence(row)
    const accepted = by === null ? null : await readJournalRow(owner, row.bookId, by)
    const named = stretchesNamed(row, accepted)
    const shown = await neededRows((stretches) => readRowsIn(owner, stretches), named.filter(isOpenEnded))
    return [...named, ...shown.map(({ symbol, sequence }) => ({ symbol, from: sequence, to: sequence }))]
  }

  /** Of a row that a price set off, the tape since the row that armed it, which a receipt shows in sum. */
  async function keepCrossing(row: JournalRow): Promise<void> {
    if (row.sequence === 1) return
    const settings = await settingsText(readFacts(row.facts).settings)
    const { stretches } = await crossingStretches({ sql: owner, versions }, { row, settings })
    await keepStretches(owner, row, stretches)
  }

  /**
   * Keeps the day's watermarks, its last tick, and its part of a checkpoint's stretch that continues into the next day.
   */
  async function keepEnds(
    { symbol, first, last, lastTick, watermarks, coveredBy }: DayOnTape,
    begin: number,
  ): Promise<void> {
    const wanted = new Set(watermarks)
    if (lastTick !== undefined) wanted.add(lastTick)
    if (coveredBy === undefined) throw new Error(`no checkpoint covers ${symbol} on the day that starts at ${begin}`)
    if (coveredBy.toSequence > last)
      for (let sequence = Math.max(first, coveredBy.fromSequence); sequence <= last; sequence += 1) wanted.add(sequence)
    await keepSequences(owner, symbol, wanted)
  }

  return { run }
}

function want(wanted: Map<string, Set<number>>, { symbol, from, to }: TapeStretch): void {
  const sequences = wanted.get(symbol) ?? new Set()
  wanted.set(symbol, sequences)
  for (let sequence = from; sequence <= to; sequence += 1) sequences.add(sequence)
}
