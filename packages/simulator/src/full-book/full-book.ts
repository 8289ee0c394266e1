import { applyDecision } from '@touchstone/domain/books/apply-decision'
import { type Book, emptyBook, recordsOf } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { exampleAt, limitOrder, opening } from '@touchstone/domain/examples/example-desk'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { hourMs } from '@touchstone/domain/time'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultOrderLimits } from '@touchstone/domain/settings/order-limits-in-force'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'

const { orders: _, ...unlimited } = defaultSettings
const btc = 'BTC/USDT'
const symbols = [...defaultSettings.symbols.keys()]

/** How many orders a book holds: openings, and closes of one position. */
export type Holding = { openings: number; closes: number }

/** A book at every limit of the settings. */
export const atLimits: Holding = {
  openings: defaultOrderLimits.openMax - defaultOrderLimits.positionClosesMax,
  closes: defaultOrderLimits.positionClosesMax,
}

/** A book from before there were limits. */
export const fromBefore: Holding = { openings: 1_000, closes: 1_000 }

/** The facts of a moment at which every symbol has the price, and markets are open. */
export const factsAt = (price: string, given: Partial<Facts> = {}, settings: Settings = defaultSettings): Facts => ({
  at: exampleAt,
  settings,
  fillAt: 'command',
  market: (symbol) => ({ tick: exampleTick(symbol, 1, exampleAt, price), state: 'open', gapAhead: false }),
  netQuantity: () => 0n,
  named: {},
  ...given,
})

/** The book after a command, or undefined when it is refused. */
export function after(book: Book, command: Command, facts: Facts): Book | undefined {
  const decided = decide(book, command, facts)
  return decided.ok ? { ...applyDecision(book, decided.value).book, sequence: book.sequence + 1 } : undefined
}

export function mustRun(book: Book, command: Command, facts: Facts): Book {
  const next = after(book, command, facts)
  if (next === undefined) throw new Error(`${command.kind} was refused while a full book was made`)
  return next
}

/** The isolated long position that all waiting closes belong to. */
export function closedPosition(book: Book): Position {
  const [first] = recordsOf(book, positionRecord).values()
  if (first === undefined) throw new Error('a full book has positions')
  return first
}

/**
 * A book with an isolated position each way and a cross position in every symbol, and as many waiting orders as asked
 * for: closes of the first position, then openings, two in five of them in its symbol; all expire after an hour.
 */
export function fullBook({ openings, closes }: Holding): Book {
  const facts = factsAt('100', {}, unlimited)
  const accounts = new Map([['contract:USDT', decimal('10000000')] as const])
  let book: Book = { ...emptyBook(7, 'demo'), accounts }
  for (const symbol of symbols)
    for (const side of ['long', 'short'] as const)
      book = mustRun(book, opening([symbol, side, 'isolated', 10, '1000']), facts)
  for (const symbol of symbols) book = mustRun(book, opening([symbol, 'long', 'cross', 10, '1000']), facts)
  const { id: positionId } = closedPosition(book)
  const expiresAt = exampleAt + hourMs
  const close = { kind: 'place_limit_close', positionId, quantity: decimal('1'), price: decimal('200') } as const
  for (let made = 0; made < closes; made += 1) book = mustRun(book, { ...close, expiresAt }, facts)
  for (let made = 0; made < openings; made += 1) {
    const symbol = made % 5 < 2 ? btc : (symbols[made % symbols.length] ?? btc)
    book = mustRun(book, limitOrder([symbol, 'long', 'cross', 10, '1'], '50', { expiresAt }), facts)
  }
  return book
}
