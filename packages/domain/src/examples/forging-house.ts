import { type AccountKey, type Book, recordsOf } from '../books/book.ts'
import { replayRow } from '../books/replay.ts'
import type { Hash } from '../ledger/hash.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { KnownBook } from '../receipts/known-book.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { houseRules } from '../rulebook/rules.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleOpening } from './example-commands.ts'
import { exampleTick } from './example-facts.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'

/** A receipt that a dishonest house could make, all of its hashes in order, beside its honest twin. */
export type Forgery = {
  /** What the house does, as a sentence. */
  lie: string
  forged: Receipt
  honest: Receipt
  /** What the person's device made of the book by replaying it: each is refused by this one where nothing else shows it. */
  known: { forged: KnownBook; honest: KnownBook } | undefined
  /** The rows among theirs whose signatures verify. */
  signed: { forged: ReadonlySet<Hash>; honest: ReadonlySet<Hash> } | undefined
  /** What a replay of its book makes of the rows, where the rules themselves refuse it. */
  replayed: KnownBook | undefined
  /** The check that refuses it, and others that do. */
  refusedBy: ReceiptCheckName
  also: readonly ReceiptCheckName[]
}

export const bitcoin = 'BTC/USDT'
export const hour = 3_600_000

export function house(versions?: readonly Settings[]): ExampleHouse {
  return exampleHouse(
    new Map<AccountKey, Money>([
      ['contract:USDT', decimal('10000')],
      ['balance:USDT', decimal('5000')],
    ]),
    versions,
  )
}

export function taped(of: ExampleHouse, sequence: number, sourceAt: number, price: string): Tick {
  const tick = exampleTick(bitcoin, sequence, sourceAt, price)
  of.tape(tick)
  return tick
}

export const opening = (given: Partial<CommandOf<'open_position'>> = {}): CommandOf<'open_position'> =>
  exampleOpening({ leverage: 20, ...given })

export const positionIn = (of: ExampleHouse): Position => {
  const [position] = recordsOf(of.book(), positionRecord).values()
  assert(position !== undefined, 'the example holds a position')
  return position
}
export const orderIn = (of: ExampleHouse): Order => {
  const [order] = recordsOf(of.book(), orderRecord).values()
  assert(order !== undefined, 'the example holds an order')
  return order
}
export const closing = (of: ExampleHouse) =>
  ({ kind: 'close_position', positionId: positionIn(of).id, quantity: null }) as const

/** Changes every open record of a kind. */
export const changing =
  <R>(kind: string, change: (record: R) => R) =>
  (book: Book): Book => {
    const held = book.records[kind]
    assert(held !== undefined, `the book holds a ${kind}`)
    const open = new Map([...held.open].map(([id, record]) => [id, change(record as R)] as const))
    return { ...book, records: { ...book.records, [kind]: { ...held, open } } } as Book
  }

/** What a device makes of the rows that it was given: the same rules, from the same beginning. */
export function knownBook(start: Book, of: ExampleHouse): KnownBook {
  const known = new Map<number, ReturnType<KnownBook['row']>>()
  let book: Book | undefined = start
  for (const row of of.journal()) {
    const replayed: ReturnType<typeof replayRow> | undefined =
      book &&
      replayRow(book, row, { rules: houseRules, archive: { settings: () => defaultSettings, tapeRow: of.tapeRow } })
    known.set(
      row.sequence,
      replayed?.ok === true
        ? { hash: row.hash }
        : { difference: replayed === undefined ? 'an earlier row differs' : replayed.refusal.sentence },
    )
    book = replayed?.ok === true ? replayed.value.book : undefined
  }
  return { bookId: start.id, row: (sequence) => known.get(sequence) }
}

type Made = Pick<Forgery, 'forged' | 'honest'> & Partial<Pick<Forgery, 'known' | 'signed' | 'replayed' | 'also'>>
export const forgery = (
  lie: string,
  refusedBy: ReceiptCheckName,
  { known, signed, replayed, also = [], ...made }: Made,
): Forgery => ({
  lie,
  refusedBy,
  known,
  signed,
  replayed,
  also,
  ...made,
})
