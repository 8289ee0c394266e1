import { type AccountKey, type Book, emptyBook, type LeverageKey } from '@touchstone/domain/books/book'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import type { World } from '@touchstone/domain/ledger/account'
import { readCanonical } from '@touchstone/domain/books/codec'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Order } from '@touchstone/domain/positions/order'
import type { Position } from '@touchstone/domain/positions/position'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'

/** A row of `books` as the driver yields it: bigints as text or bigint, whichever it was asked for. */
export type BookRow = { id: string | bigint; world: string; sequence: string | bigint; head: string; state: string }

/** The bodies of everything open in a book. */
export type OpenRows = { positions: readonly string[]; orders: readonly string[]; secondContracts: readonly string[] }

export const nothingOpen: OpenRows = { positions: [], orders: [], secondContracts: [] }

type StateRecord = {
  accounts?: Record<string, string>
  leverages?: Record<string, number>
  marginCallPercent?: number
  openCounts?: Book['openCounts']
  stakes?: Book['stakes']
}

/** The canonical text of what a book holds besides its open records; what an empty book holds is left out. */
export function stateText(book: Book): string {
  const { leverages, marginCallPercent, openCounts, stakes } = book
  const untouched = openCounts.positions === 0 && openCounts.orders === 0 && openCounts.secondContracts === 0
  return canonicalText({
    accounts: book.accounts.size === 0 ? undefined : Object.fromEntries(book.accounts),
    leverages: leverages.size === 0 ? undefined : Object.fromEntries(leverages),
    marginCallPercent: marginCallPercent === 0 ? undefined : marginCallPercent,
    openCounts: untouched ? undefined : openCounts,
    stakes: stakes.day === 0 && stakes.open === 0n ? undefined : stakes,
  })
}

/** A book from its row and the bodies of all that is open in it. */
export function bookFromRow(row: BookRow, open: OpenRows): Book {
  const id = Number(row.id)
  const empty = emptyBook(id, row.world as World)
  const state = readCanonical<StateRecord>(row.state)
  return {
    ...empty,
    sequence: Number(row.sequence),
    head: row.head,
    accounts: new Map(Object.entries(state.accounts ?? {}).map(([key, text]) => [key as AccountKey, decimal(text)])),
    leverages: new Map(Object.entries(state.leverages ?? {}) as [LeverageKey, number][]),
    marginCallPercent: state.marginCallPercent ?? empty.marginCallPercent,
    openCounts: state.openCounts ?? empty.openCounts,
    stakes: state.stakes ?? empty.stakes,
    positions: byId(open.positions.map((body) => readCanonical<Position>(body))),
    orders: byId(open.orders.map((body) => readCanonical<Order>(body))),
    secondContracts: byId(open.secondContracts.map((body) => readCanonical<SecondContract>(body))),
  }
}

/** In the order in which they were made, as a replay has them: an id is the book, the sequence and the part. */
const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item] as const).sort(([a], [b]) => inOrderOfMaking.compare(a, b)))

const inOrderOfMaking = new Intl.Collator('en', { numeric: true })
