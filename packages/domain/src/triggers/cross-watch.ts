import { balanceOf, type Book, partOf, recordsOf } from '../books/book.ts'
import { settlementCurrency } from '../money/currency.ts'
import { ONE } from '../money/decimal.ts'
import { marginCallPart } from '../positions/held-positions.ts'
import { marginCallPercentOf } from '../positions/margin-call.ts'
import { positionRecord } from '../positions/position.ts'
import { crossIntervals, crossMaintenance, type CrossPosition, crossSlack, type CrossSymbol } from './cross-slack.ts'
import type { Due } from './due.ts'
import type { SymbolTriggers } from './symbol-triggers.ts'
import { symbolOf, ticksOf, type TriggerBook } from './trigger-book.ts'
import { type Side, sides, slots } from './trigger-levels.ts'
import type { BookCopy, CrossCopy, Watch } from './watch.ts'

/** Takes over a book's cross positions as committed. They are armed by `lookAtCross`, which goes with it. */
export function setCross(triggers: TriggerBook, copy: BookCopy, book: Book): void {
  const positions: CrossPosition[] = []
  for (const { marginMode, id, symbol, direction, quantity, cost } of recordsOf(book, positionRecord).values())
    if (marginMode === 'cross') positions.push({ id, symbol, direction, quantity, cost })
  if (positions.length === 0 && copy.cross === undefined) return
  const before = copy.cross
  const names = [...new Set(positions.map((position) => position.symbol))]
  const kept = (before?.watches ?? []).filter((watch) => names.includes(watch.id))
  for (const watch of before?.watches ?? []) if (!kept.includes(watch)) triggers.table.drop(watch)
  if (names.length === 0) {
    copy.cross = undefined
    return
  }
  const contract = balanceOf(book, 'contract', settlementCurrency)
  const watches = names.map(
    (name) =>
      kept.find((watch) => watch.id === name) ?? triggers.table.add('cross', name, copy, symbolOf(triggers, name)),
  )
  const marginCallPercent = partOf(book, marginCallPart)
  copy.cross = { state: before?.state ?? 'armed', contract, marginCallPercent, positions, watches }
}

/** The book's symbols at the quotes in force; undefined where one has none yet. */
function crossSymbols({ positions, watches }: CrossCopy): CrossSymbol[] | undefined {
  const symbols = watches.flatMap(({ symbol }): CrossSymbol[] =>
    symbol.quote === undefined
      ? []
      : [
          {
            positions: positions.filter((position) => position.symbol === symbol.symbol),
            terms: symbol.risk,
            mark: symbol.quote.mark,
          },
        ],
  )
  return symbols.length === watches.length ? symbols : undefined
}

type Look = { firing?: SymbolTriggers; mayFire?: boolean }

/**
 * Checks a cross book exactly at the quotes in force. While it is not due, its intervals are rearmed. When it is, and
 * one of its positions can be closed now, its liquidation fires; otherwise any tick of any of its symbols checks it
 * again.
 */
export function lookAtCross(triggers: TriggerBook, book: BookCopy, due: Due[], look: Look = {}): void {
  const { cross } = book
  if (cross === undefined || cross.state === 'fired') return
  const symbols = crossSymbols(cross)
  const intervals = symbols && crossIntervals(cross.contract, symbols)
  if (intervals !== undefined) {
    cross.state = 'armed'
    for (const [index, watch] of cross.watches.entries()) {
      armEnd(triggers, watch, slots.low, sides.markBelow, intervals[index]?.low ?? null)
      armEnd(triggers, watch, slots.high, sides.markAbove, intervals[index]?.high ?? null)
    }
    return
  }
  if (symbols !== undefined && look.mayFire !== false && canClose(triggers, cross)) {
    fireCross(triggers, book, cross, look.firing, due)
    return
  }
  cross.state = 'waiting'
  for (const watch of cross.watches) {
    armEnd(triggers, watch, slots.low, sides.markBelow, Infinity)
    armEnd(triggers, watch, slots.high, sides.markAbove, null)
  }
}

function armEnd({ table }: TriggerBook, watch: Watch, slot: number, side: Side, level: number | null): void {
  if (level === null) table.disarm(watch, slot)
  else table.arm(watch, { slot, side, level })
}

const canClose = (triggers: TriggerBook, { watches }: CrossCopy): boolean =>
  watches.some((watch) => triggers.stateOf(watch.id) === 'open')

function fireCross(
  triggers: TriggerBook,
  book: BookCopy,
  cross: CrossCopy,
  firing: SymbolTriggers | undefined,
  due: Due[],
): void {
  const symbol = firing ?? cross.watches[0]?.symbol
  if (symbol === undefined) return
  cross.state = 'fired'
  for (const watch of cross.watches) for (const slot of [slots.low, slots.high]) triggers.table.disarm(watch, slot)
  due.push({
    bookId: book.id,
    bookSequence: book.sequence,
    key: `liquidate:cross:${symbol.symbol}:${book.sequence}`,
    command: { kind: 'liquidate_cross' },
    ticks: ticksOf(triggers, book, symbol),
    again: false,
    target: { kind: 'cross', book },
  })
}

/**
 * The sweep's check of one cross book: a book that is due although its intervals are armed was missed; then the margin
 * call, if maintenance / equity has passed a threshold that the user was not notified of.
 */
export function sweepCross(triggers: TriggerBook, book: BookCopy): { missed: Due[]; calls: Due[] } {
  const missed: Due[] = []
  const { cross } = book
  const symbols = cross && crossSymbols(cross)
  if (cross === undefined || symbols === undefined || cross.state === 'fired') return { missed, calls: [] }
  const slack = crossSlack(cross.contract, symbols)
  if (slack <= 0n && cross.state === 'armed') lookAtCross(triggers, book, missed)
  const maintenance = crossMaintenance(symbols)
  const percent = marginCallPercentOf(maintenance, (slack + maintenance) / ONE)
  const symbol = cross.watches[0]?.symbol
  if (percent <= cross.marginCallPercent || symbol === undefined) return { missed, calls: [] }
  const call: Due = {
    bookId: book.id,
    bookSequence: book.sequence,
    key: `margin-call:cross:${percent}:${book.sequence}`,
    command: { kind: 'call_margin', positionId: null },
    ticks: ticksOf(triggers, book, symbol),
    again: false,
    target: { kind: 'margin_call' },
  }
  return { missed, calls: [call] }
}
