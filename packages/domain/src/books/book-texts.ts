import { canonicalText } from '../ledger/canonical.ts'
import type { World } from '../ledger/account.ts'
import { decimal } from '../money/decimal.ts'
import type { Order } from '../positions/order.ts'
import type { Position } from '../positions/position.ts'
import { emptyStanding, type Standing } from '../restrictions/standing.ts'
import type { SecondContract } from '../second-contracts/second-contract.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import { type AccountKey, type Book, emptyBook, type LeverageKey } from './book.ts'
import { readCanonical } from './codec.ts'

/** A book as it is kept and sent: one canonical text of what it holds, and one of each record that is open in it. */
export type BookTexts = {
  id: number
  world: World
  sequence: number
  head: string
  state: string
  positions: readonly string[]
  orders: readonly string[]
  secondContracts: readonly string[]
}

type StateRecord = {
  accounts?: Record<string, string>
  leverages?: Record<string, number>
  marginCallPercent?: number
  openCounts?: Book['openCounts']
  stakes?: Book['stakes']
  withdrawals?: readonly Withdrawal[]
  withdrawn?: Book['withdrawn']
  standing?: Partial<Standing>
}

/** The canonical text of what a book holds besides its open records; what an empty book holds is left out. */
export function stateText(book: Book): string {
  const { leverages, marginCallPercent, openCounts, stakes, standing, withdrawals, withdrawn } = book
  const untouched = openCounts.positions === 0 && openCounts.orders === 0 && openCounts.secondContracts === 0
  const fields =
    (book.accounts.size === 0 ? '' : `,"accounts":${canonicalText(Object.fromEntries(book.accounts))}`) +
    (leverages.size === 0 ? '' : `,"leverages":${leveragesText(leverages)}`) +
    (marginCallPercent === 0 ? '' : `,"marginCallPercent":${canonicalText(marginCallPercent)}`) +
    (untouched ? '' : `,"openCounts":${canonicalText(openCounts)}`) +
    (stakes.day === 0 && stakes.open === 0n ? '' : `,"stakes":${canonicalText(stakes)}`) +
    (standing === emptyStanding ? '' : `,"standing":${standingText(standing)}`) +
    (withdrawals.size === 0 ? '' : `,"withdrawals":${withdrawalsText(withdrawals)}`) +
    (withdrawn.length === 0 ? '' : `,"withdrawn":${withdrawnText(withdrawn)}`)
  return `{${fields.slice(1)}}`
}

/** Books share what no change touches, and few commands touch these: each is written once. */
function kept<Part extends object>(write: (part: Part) => string): (part: Part) => string {
  const texts = new WeakMap<Part, string>()
  return (part) => {
    const known = texts.get(part)
    if (known !== undefined) return known
    const text = write(part)
    texts.set(part, text)
    return text
  }
}

const leveragesText = kept((leverages: Book['leverages']) => canonicalText(Object.fromEntries(leverages)))
const withdrawalsText = kept((withdrawals: Book['withdrawals']) => canonicalText([...withdrawals.values()]))
const withdrawnText = kept((withdrawn: Book['withdrawn']) => canonicalText(withdrawn))

/** A field as it is in every new book is left out: it costs its length in every row of a book that ever stated one. */
const standingText = kept((standing: Standing) => {
  const stated = Object.entries(standing).filter(
    ([field, value]) => !isSame(value, emptyStanding[field as keyof Standing]),
  )
  return canonicalText(Object.fromEntries(stated))
})

const isSame = (a: Standing[keyof Standing], b: Standing[keyof Standing]): boolean =>
  a === b || (Array.isArray(a) && a.length === 0 && Array.isArray(b) && b.length === 0)

/** The book that its texts stand for. @throws when one of them is not ours. */
export function bookFromTexts(texts: BookTexts): Book {
  const { id, world, sequence, head } = texts
  const empty = emptyBook(id, world)
  const state = readCanonical<StateRecord>(texts.state)
  return {
    ...empty,
    sequence,
    head,
    accounts: new Map(Object.entries(state.accounts ?? {}).map(([key, text]) => [key as AccountKey, decimal(text)])),
    leverages: new Map(Object.entries(state.leverages ?? {}) as [LeverageKey, number][]),
    marginCallPercent: state.marginCallPercent ?? empty.marginCallPercent,
    openCounts: state.openCounts ?? empty.openCounts,
    stakes: state.stakes ?? empty.stakes,
    withdrawals: byId(state.withdrawals ?? []),
    withdrawn: state.withdrawn ?? empty.withdrawn,
    standing: state.standing === undefined ? emptyStanding : { ...emptyStanding, ...state.standing },
    positions: byId(texts.positions.map((body) => readCanonical<Position>(body))),
    orders: byId(texts.orders.map((body) => readCanonical<Order>(body))),
    secondContracts: byId(texts.secondContracts.map((body) => readCanonical<SecondContract>(body))),
  }
}

/** In the order in which they were made, as a replay has them: an id is the book, the sequence and the part. */
const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item] as const).sort(([a], [b]) => inOrderOfMaking.compare(a, b)))

const inOrderOfMaking = new Intl.Collator('en', { numeric: true })
