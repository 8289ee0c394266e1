import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { amountsOf, type Held, heldAfter, heldText, leastOf, nothingHeld } from '@touchstone/domain/levels/held'
import { daysUpTo } from '@touchstone/domain/levels/level-of-days'
import type { SetLevel } from '@touchstone/domain/levels/set-level'
import { closesIn, type NamedClose } from '@touchstone/domain/levels/closes'
import { markOf } from '@touchstone/domain/market/tick'
import { valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import { decimal } from '@touchstone/domain/money/decimal'
import { readCommand } from '@touchstone/domain/rulebook/read-row'
import { levelsUnder } from '@touchstone/domain/settings/levels'
import { dayMs, dayStart } from '@touchstone/domain/time'
import { type StoredClose, waitedForSealMs } from '../../features/levels/day-closes.ts'
import { levelOfWeek, weekUpTo } from '../../features/levels/week-of-level.ts'
import { checkOrDiffer, isAfter, pages, select, type Verification } from './verification.ts'
import type { StoredVersions } from './verify-settings.ts'

const rowsAtOnce = 500

type BookRow = { id: bigint; level: bigint }
type Row = { sequence: bigint; at: bigint; command: string; facts: string; entries: string; is_level: boolean }
type DayRow = { day: bigint; sequence: bigint; least: string; held: string }

/** A day on which a book had rows: its last one, what was held all day, and what as it ended. */
type BusyDay = { day: number; sequence: number; least: Held; held: Held }

/**
 * The days that levels follow from, counted again from the journal of each real book, and the closes on the tape: in
 * `level_days` and `level_closes`, and in the rows that set a level. Then the level that follows from the last days.
 */
export async function verifyLevels(verification: Verification, versions: StoredVersions): Promise<void> {
  const closes = await verifyCloses(verification)
  const [finished] = await select<{ day: bigint }>(verification, "select day from schedule_days where name = 'levels'")
  const books = pages<BookRow>(
    verification,
    `select id, coalesce((state::json #>> '{level,level}')::bigint, 0) as level from books
     where ${isAfter('id')} and world = 'real' and user_id is not null and sequence > 0 order by id limit ${rowsAtOnce}`,
    [null],
    (last) => [String(last.id)],
  )
  const counted = { closes, versions, finished: finished === undefined ? undefined : Number(finished.day) }
  for await (const rows of books)
    for (const book of rows)
      await checkOrDiffer(verification, `book ${book.id}: its levels`, () => verifyBook(verification, book, counted))
}

type Counted = { closes: readonly StoredClose[]; versions: StoredVersions; finished: number | undefined }

async function verifyBook(verification: Verification, { id, level }: BookRow, counted: Counted): Promise<void> {
  const bookId = Number(id)
  const differs = (sentence: string): void => {
    verification.differs(`book ${id}: ${sentence}`)
  }
  const journal = pages<Row>(
    verification,
    `select sequence, at, command, facts, entries, command::json ->> 'kind' = 'set_level' as is_level from journal
     where book_id = $1 and sequence > $2 order by sequence limit ${rowsAtOnce}`,
    [bookId, 0],
    (last) => [bookId, Number(last.sequence)],
  )
  const busy: BusyDay[] = []
  for await (const rows of journal)
    for (const row of rows) {
      if (row.is_level) await verifyRow(verification, row, busy, differs)
      addRow(busy, row)
    }
  await verifyDays(verification, bookId, { busy, level: Number(level), counted, differs })
}

function addRow(busy: BusyDay[], row: Row): void {
  const at = Number(row.at)
  const day = dayStart(at)
  const last = busy.at(-1)
  const before = last?.held ?? nothingHeld
  const held = heldAfter(before, { at, entries: readEntries(row.entries).entries })
  if (last?.day === day) busy.pop()
  const least = leastOf(last?.day === day ? last.least : before, held)
  busy.push({ day, sequence: Number(row.sequence), least, held })
}

/** What was held through a day, though nothing may have happened on it. */
function heldOn(busy: readonly BusyDay[], day: number): Omit<BusyDay, 'day'> {
  const last = busy.findLast((each) => each.day <= day)
  if (last === undefined) return { sequence: 0, least: nothingHeld, held: nothingHeld }
  return last.day === day ? last : { ...last, least: last.held }
}

/** The rules decide a row again from what it names: here whether that was so. */
async function verifyRow(
  verification: Verification,
  { sequence, command, facts }: Row,
  busy: readonly BusyDay[],
  differs: (sentence: string) => void,
): Promise<void> {
  const { days } = readCommand(command) as SetLevel
  const closes = closesIn(JSON.parse(facts) as Parameters<typeof closesIn>[0])
  const name = `row ${Number(sequence)}`
  for (const { day, held } of days) {
    const was = heldText(heldOn(busy, day).least)
    const told = heldText(new Map(held.map(({ currency, amount }) => [currency, amount])))
    if (told !== was) differs(`${name} says that it held ${told} on ${day}, and it held ${was}`)
    for (const { currency } of held) {
      const symbols = valuingSymbols(currency)
      const close = closes.find((each) => each.day === day && symbols.includes(each.symbol))
      const later = symbols.length === 0 ? undefined : await laterTick(verification, symbols, close, day)
      if (later !== undefined) differs(`${name} values ${currency} on ${day} without ${later}`)
    }
  }
}

/**
 * A tick by the end of the day that should have been its close instead: one that came while the day still waited for it.
 * Undefined also where the tape is dropped.
 */
async function laterTick(
  verification: Verification,
  symbols: readonly string[],
  close: Pick<NamedClose, 'symbol' | 'sequence'> | undefined,
  day: number,
): Promise<string | undefined> {
  const before = close === undefined ? symbols : symbols.slice(0, symbols.indexOf(close.symbol) + 1)
  for (const symbol of before) {
    const after = symbol === close?.symbol ? close.sequence : 0
    const [tick] = await select<{ sequence: bigint }>(
      verification,
      `select sequence from ticks where symbol = $1 and kind = 'tick' and sequence > $2 and source_at <= $3
       and received_at < $4 order by sequence desc limit 1`,
      [symbol, after, day + dayMs, day + dayMs + waitedForSealMs],
    )
    if (tick !== undefined) return `${symbol} ${Number(tick.sequence)}`
  }
  return undefined
}

async function verifyCloses(verification: Verification): Promise<StoredClose[]> {
  const rows = await select<{ day: bigint; symbol: string; sequence: bigint; mark: string }>(
    verification,
    'select day, symbol, sequence, mark from level_closes order by day, symbol',
  )
  const closes = rows.map(({ day, symbol, sequence, mark }) => ({
    day: Number(day),
    symbol,
    sequence: Number(sequence),
    mark: decimal(mark),
  }))
  for (const close of closes) {
    const { day, symbol, sequence } = close
    const name = `the close of ${symbol} on ${day}`
    const [tick] = await select<{ bid: string; ask: string; source_at: bigint }>(
      verification,
      `select bid, ask, source_at from ticks where symbol = $1 and sequence = $2 and kind = 'tick'`,
      [symbol, sequence],
    )
    if (tick === undefined) {
      if (await isTaped(verification, close)) verification.differs(`${name} is no tick of the tape`)
    } else if (markOf({ bid: decimal(tick.bid), ask: decimal(tick.ask) }) !== close.mark)
      verification.differs(`${name} has another mark than row ${sequence} of the tape`)
    else if (Number(tick.source_at) > day + dayMs) verification.differs(`${name} came after the day`)
    const later = await laterTick(verification, [symbol], close, day)
    if (later !== undefined) verification.differs(`${name} is ${sequence}, and the tape has ${later}`)
  }
  return closes
}

/** Whether the tape is still there, so far back. */
async function isTaped(verification: Verification, { symbol, sequence }: StoredClose): Promise<boolean> {
  const earlier = await select(verification, 'select from ticks where symbol = $1 and sequence < $2 limit 1', [
    symbol,
    sequence,
  ])
  return earlier.length > 0
}

type Recount = {
  busy: readonly BusyDay[]
  level: number
  counted: Counted
  differs: (sentence: string) => void
}

async function verifyDays(
  verification: Verification,
  bookId: number,
  { busy, level, counted: { closes, versions, finished }, differs }: Recount,
): Promise<void> {
  const rows = await select<DayRow>(
    verification,
    'select day, sequence, least, held from level_days where book_id = $1 order by day',
    [bookId],
  )
  for (const row of rows) {
    const [day, { sequence, least, held }] = [Number(row.day), heldOn(busy, Number(row.day))]
    if (Number(row.sequence) !== sequence || row.least !== heldText(least) || row.held !== heldText(held))
      differs(`its day ${day} is not ${heldText(least)} and then ${heldText(held)}, after row ${sequence}`)
  }
  if (finished === undefined) return
  const isMissing =
    amountsOf(heldOn(busy, finished).least).length > 0 && !rows.some(({ day }) => Number(day) === finished)
  if (isMissing) differs(`its day ${finished} is not counted`)
  const week = weekUpTo(finished, new Map(daysUpTo(finished).map((day) => [day, heldOn(busy, day).least])))
  const due = tablesSince(versions, finished + dayMs).map((table) => levelOfWeek(week, closes, table))
  if (due.length > 0 && !due.includes(level))
    differs(`it stands at level ${level}, and its last days lead to ${[...new Set(due)].join(' or ')}`)
}

/** The tables of levels that were in force from a moment on: under any of them the level may have been set. */
function tablesSince({ all }: StoredVersions, at: number) {
  const first = all.findLastIndex(({ effectiveAt }) => effectiveAt <= at)
  return all
    .slice(Math.max(0, first))
    .map(levelsUnder)
    .filter((table) => table.length > 0)
}
