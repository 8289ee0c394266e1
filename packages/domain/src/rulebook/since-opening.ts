import { sequenceIn } from '../books/sequence-in.ts'
import { readEntries } from '../ledger/entries-text.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { ClosedReply } from '../positions/position-replies.ts'
import { positionJournal } from '../positions/positions.journal.ts'
import { readReply } from './read-row.ts'
import { sharingRuleOf } from './shareable.ts'

/** Our choice: what goes along with a shared close. A phone reads them at once, and hardly a position has more. */
export const shownBeforeMax = 50

/** What a row closed; undefined for one that closed nothing. @throws if the reply cannot be read. */
export function closedBy({ reply }: JournalRow): ClosedReply | undefined {
  const read = readReply(reply)
  return (read.kind === 'closed' || read.kind === 'reversed') && read.settlements.length > 0 ? read : undefined
}

/** The row that opened the first of what a row closed; undefined where it closed nothing that can be read. */
export function firstRowFor(row: JournalRow): number | undefined {
  try {
    const closed = closedBy(row)
    return closed && Math.min(...closed.settlements.map(({ positionId }) => sequenceIn(positionId)))
  } catch {
    return undefined
  }
}

/**
 * Whether rows are those of the same book from the opening of what a row closed up to the one before it, by their numbers
 * alone: that they are the very ones, only their hashes show.
 */
export function areSinceOpening(row: JournalRow, before: readonly JournalRow[]): boolean {
  const first = firstRowFor(row)
  return (
    first !== undefined &&
    before.length > 0 &&
    first + before.length === row.sequence &&
    before.every(({ bookId, sequence }, index) => bookId === row.bookId && sequence === first + index)
  )
}

/** What facts of a record may hold: prices, exposure, and the signature of the device. Of other fields nobody knows. */
const knownFacts = new Set('at settings fillAt ticks states gapsAhead net fillTick funding intent'.split(' '))

/**
 * Whether whoever sees a close may see the rows before it from the opening on, too. They have to be 50 at most, and each of
 * the closed positions alone: whatever a row names, whether position, order or symbol, is theirs. An order is theirs if it
 * was placed on one of them, or filled in one and nothing else. What is not understood is not shown.
 */
export function mayShowBefore(row: JournalRow, before: readonly JournalRow[]): boolean {
  try {
    if (before.length > shownBeforeMax || !areSinceOpening(row, before)) return false
    const own = ownOf(row, before)
    return before.every((each) => isOf(own, each))
  } catch {
    return false
  }
}

type Own = {
  /** Of positions and orders. */
  ids: ReadonlySet<string>
  symbols: ReadonlySet<string>
  /** Symbol and margin mode: each has one leverage. */
  leverages: ReadonlySet<string>
}

function ownOf(row: JournalRow, before: readonly JournalRow[]): Own {
  const closed = closedBy(row)
  const settlements = closed?.settlements ?? []
  const positions = new Set(settlements.map(({ positionId }) => positionId))
  const ordered = closed?.orderId === undefined ? [] : [closed.orderId]
  return {
    ids: new Set([...positions, ...ordered, ...before.flatMap((each) => ordersOf(each, positions))]),
    symbols: new Set(settlements.map(({ symbol }) => symbol)),
    leverages: new Set(settlements.map(leverageOf)),
  }
}

/** The order of a row that names positions besides, all of them these: it was placed on them, or filled in them. */
function ordersOf({ command, reply }: JournalRow, positions: ReadonlySet<string>): string[] {
  const { orderId } = JSON.parse(reply) as { orderId?: unknown }
  if (typeof orderId !== 'string') return []
  const named = textsIn([JSON.parse(command), JSON.parse(reply)]).filter((text) => isId(text) && text !== orderId)
  return named.length > 0 && named.every((id) => positions.has(id)) ? [orderId] : []
}

function isOf({ ids, symbols, leverages }: Own, row: JournalRow): boolean {
  const [command, facts, reply] = [row.command, row.facts, row.reply].map((text) => JSON.parse(text) as Kinded)
  if (command === undefined || facts === undefined || reply === undefined) return false
  const rule = sharingRuleOf(row)
  if ((rule !== 'position' && rule !== 'leverage') || !Object.hasOwn(positionJournal.commands, command.kind))
    return false
  const subjects = readEntries(row.entries).postings.map(({ subject }) => subject)
  const texts = [...textsIn([command, facts, reply]), ...row.key.split(':'), ...subjects]
  const named = texts.filter(isId)
  return (
    Object.keys(facts).every((field) => knownFacts.has(field)) &&
    (rule === 'leverage' ? leverages.has(leverageOf(reply)) : named.length > 0) &&
    named.every((id) => ids.has(id)) &&
    subjects.every((subject) => ids.has(subject)) &&
    texts.filter(isSymbol).every((symbol) => symbols.has(symbol))
  )
}

type Kinded = { kind: string; symbol?: string; marginMode?: string }

const leverageOf = ({ symbol, marginMode }: { symbol?: string; marginMode?: string }): string =>
  `${symbol} ${marginMode}`

const isId = (text: string): boolean => /^\d+-\d+(\.\d+)?$/.test(text)
/** Nothing else in a record of a trade has this sign. */
const isSymbol = (text: string): boolean => text.includes('/')

/** Every text in parsed JSON, the names of its fields included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)])
}
