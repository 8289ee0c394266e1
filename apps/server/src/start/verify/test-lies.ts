import type { Book } from '@touchstone/domain/books/book'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { assert } from '@touchstone/domain/result'
import type { Command, CommandOf } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '../../executor/submission.ts'

export const bitcoin = 'BTC/USDT'

/** The book with its open records of a kind changed in secret. */
export const changing =
  (kind: 'position' | 'order', change: (record: object) => object) =>
  (book: Book): Book => {
    const held = book.records[kind]
    assert(held !== undefined, `the book holds a ${kind}`)
    const open = new Map([...held.open].map(([id, record]) => [id, change(record)]))
    return { ...book, records: { ...book.records, [kind]: { ...held, open } } } as Book
  }

/** An opening as a person asks for it. */
export const side = (given: Partial<CommandOf<'open_position'>> = {}): CommandOf<'open_position'> => ({
  kind: 'open_position',
  symbol: bitcoin,
  direction: 'long',
  marginMode: 'isolated',
  leverage: 20,
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
  ...given,
})
/** Closes what the second row of a book has opened. */
export const closing = (bookId: number): Command => ({
  kind: 'close_position',
  positionId: `${bookId}-2`,
  quantity: null,
})

/** A tick in the place of the one in force. */
export const naming = (tick: Tick): NamedFacts => ({ ticks: new Map([[bitcoin, tick]]) })
