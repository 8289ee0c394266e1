import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { type Change, recordChange } from '@touchstone/domain/books/decision'
import { positionRecord } from '@touchstone/domain/positions/position'
import { lookAtAll, onTick } from '@touchstone/domain/triggers/on-tick'
import { load, rearm } from '@touchstone/domain/triggers/rearm'
import { putTick, quoteOf, takeCrossed } from '@touchstone/domain/triggers/symbol-triggers'
import { createTriggerBook, type TriggerBook } from '@touchstone/domain/triggers/trigger-book'
import type { Level } from '@touchstone/domain/triggers/trigger-levels'
import { slotOfItem } from '@touchstone/domain/triggers/watch-table'
import { connect, type DatabaseAddress } from '../apps/server/src/platform/database.ts'
import { readOpenBooks } from '../apps/server/src/house/triggers/rebuild.ts'
import { medianOf, nanosecondsEach } from './measure.ts'
import { symbolNames, symbolTerms, tickAt } from './triggers-house.ts'

/** The figures of a process that does nothing else, so that its memory is the index's. */
export type TriggerFigures = {
  armed: number
  rebuildSeconds: number
  /** Memory of the whole process, and the part added by the triggers. */
  residentMegabytes: number
  grownMegabytes: number
  idleNanoseconds: number
  crossed: number
  crossMicroseconds: number
  rearmIsolatedNanoseconds: number
  rearmCrossNanoseconds: number
}

async function measure(address: DatabaseAddress): Promise<TriggerFigures> {
  const sql = connect(address, 2)
  const triggers = createTriggerBook(symbolTerms(), () => 'open')
  for (const symbol of triggers.symbols.values()) putTick(symbol, tickAt(symbol.symbol, 1, '999.9', '1000.1'))
  const some: Book[] = []
  const before = residentMegabytes()
  const began = performance.now()
  await readOpenBooks(sql, (book) => {
    load(triggers, book)
    if (book.id % 250 === 0) some.push(book)
  })
  if (lookAtAll(triggers).length > 0) throw new Error('a trigger is due before any tick')
  const rebuildSeconds = (performance.now() - began) / 1_000
  await sql.end()
  const resident = residentMegabytes()
  return {
    armed: triggers.table.armed(),
    rebuildSeconds,
    residentMegabytes: resident,
    grownMegabytes: resident - before,
    idleNanoseconds: idleTick(triggers),
    ...crossThousand(triggers),
    rearmIsolatedNanoseconds: rearmed(triggers, some, 'isolated'),
    rearmCrossNanoseconds: rearmed(triggers, some, 'cross'),
  }
}

const residentMegabytes = (): number => process.memoryUsage().rss / 2 ** 20

/** A tick of one of fifty symbols that moves the price a little and crosses no trigger. */
function idleTick(triggers: TriggerBook): number {
  let sequence = 1
  const ticks = Array.from({ length: 5_000 }, (_, index) => {
    const symbol = symbolNames[index % symbolNames.length] ?? ''
    return tickAt(symbol, 1, `999.${index % 9}`, `1000.${1 + (index % 7)}`)
  })
  return nanosecondsEach(ticks, (tick) => {
    sequence += 1
    tick.sequence = sequence
    if (onTick(triggers, tick).length > 0) throw new Error('the idle tick crossed a trigger')
    return sequence
  })
}

/**
 * The index alone: removes the triggers that a falling price crosses, about a thousand, and puts them back for the next
 * round.
 */
function crossThousand(triggers: TriggerBook): { crossed: number; crossMicroseconds: number } {
  const symbol = triggers.symbols.get(symbolNames[0] ?? '')
  if (symbol === undefined) throw new Error('the house has no symbols')
  const round = (tenths: number): { items: number[]; micros: number } => {
    const quote = quoteOf(tickAt(symbol.symbol, 1, String(tenths / 10), String(tenths / 10)), symbol.risk)
    const items: number[] = []
    const levels: Level[] = []
    const began = performance.now()
    takeCrossed(symbol, quote, (item, side, level) => {
      items.push(item)
      levels.push({ slot: slotOfItem(item), side, level })
    })
    const micros = (performance.now() - began) * 1_000
    for (const item of items) triggers.table.taken(item)
    for (const [index, level] of levels.entries()) triggers.table.arm(triggers.table.watchOf(items[index] ?? 0), level)
    return { items, micros }
  }
  let tenths = 9_250
  while (round(tenths).items.length < 1_000) tenths -= 1
  const rounds = Array.from({ length: 201 }, () => round(tenths))
  return { crossed: rounds[0]?.items.length ?? 0, crossMicroseconds: medianOf(rounds.map(({ micros }) => micros)) }
}

/** A commit that changed one position of a book. */
function rearmed(triggers: TriggerBook, books: readonly Book[], marginMode: 'isolated' | 'cross'): number {
  const commits = books.flatMap((book) => {
    const [position] = recordsOf(book, positionRecord).values()
    if (position?.marginMode !== marginMode) return []
    const changes: Change[] = [recordChange(positionRecord, position)]
    return [{ book, changes }]
  })
  return nanosecondsEach(commits, ({ book, changes }) => {
    book.sequence += 1
    return rearm(triggers, book, changes, Infinity)
  })
}

process.once('message', (address: DatabaseAddress) => {
  void measure(address).then((figures) => process.send?.(figures, () => process.disconnect()))
})
