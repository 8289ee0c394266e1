import { type Protection, unprotected } from './naive-standing.ts'
import { type Num, zero } from './numbers.ts'

export type NaiveStop = { price: Num; quantity: Num | null }

export type NaivePosition = {
  id: string
  symbol: string
  long: boolean
  cross: boolean
  leverage: number
  quantity: Num
  cost: Num
  margin: Num
  openedAt: number
  takeProfit: NaiveStop | null
  stopLoss: NaiveStop | null
}

export type NaiveOrder = {
  id: string
  waits: 'for_price' | 'for_tick'
  action: 'open' | 'close' | 'reverse'
  symbol: string
  long: boolean
  cross: boolean
  leverage: number
  quantity: Num
  price: Num
  positionId: string | null
  reserved: Num
  feeRate: Num
  placedAt: number
  acceptedSequence: number
  expiresAt: number | null
  takeProfit: NaiveStop | null
  stopLoss: NaiveStop | null
}

export type NaiveBook = {
  id: number
  world: string
  sequence: number
  accounts: Map<string, Num>
  positions: Map<string, NaivePosition>
  orders: Map<string, NaiveOrder>
  /** All other open records, by kind and id: `recordsOfKind` finds them. */
  kept: Map<string, Map<string, unknown>>
  /** Everything that was ever asked for; what was given back has no value any more. */
  withdrawn: { id: string; at: number; value: Num }[]
  level: number
  blocked: boolean
  protection: Protection
  /** The last leverage that was chosen, by symbol and margin mode. */
  leverages: Map<string, number>
  /** All stakes of the newest day since 1970 that had any, those that came back too. */
  staked: { day: number; total: Num }
  /** The day since 1970 on which play money was taken last. */
  playMoneyDay: number | null
  /** The VIP level; and what all accounts together held after each row, for whoever works levels out. */
  vip: number
  heldAfter: { at: number; held: ReadonlyMap<string, Num> }[]
}

export const emptyNaiveBook = (id: number, world: string): NaiveBook => ({
  id,
  world,
  sequence: 0,
  accounts: new Map(),
  positions: new Map(),
  orders: new Map(),
  kept: new Map(),
  withdrawn: [],
  level: 0,
  blocked: false,
  protection: unprotected(),
  leverages: new Map(),
  staked: { day: 0, total: zero },
  playMoneyDay: null,
  vip: 0,
  heldAfter: [],
})

/** A copy whose money, positions, orders and records change without the book's. */
export const cloneBook = (book: NaiveBook): NaiveBook => ({
  ...book,
  accounts: new Map(book.accounts),
  positions: new Map([...book.positions].map(([id, position]) => [id, { ...position }])),
  orders: new Map([...book.orders].map(([id, order]) => [id, { ...order }])),
  kept: new Map([...book.kept].map(([kind, records]) => [kind, new Map(records)])),
  leverages: new Map(book.leverages),
})

/** A copy of a book with all that is in it. Numbers never change, so they are the same. */
export function deepCopy<Value>(value: Value): Value {
  const copied: unknown =
    value instanceof Map
      ? new Map([...value].map(([key, each]: [unknown, unknown]) => [key, deepCopy(each)]))
      : Array.isArray(value)
        ? value.map((each: unknown) => deepCopy(each))
        : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
          ? Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, deepCopy(each)]))
          : value
  return copied as Value
}

export const leverageAt = (symbol: unknown, cross: boolean): string =>
  `${String(symbol)} ${cross ? 'cross' : 'isolated'}`

export const heldBy = (book: NaiveBook, account: string, currency = 'USDT'): Num =>
  book.accounts.get(`${account}:${currency}`) ?? zero

/** What a book holds of a symbol, long less short. */
export const netOf = ({ positions }: NaiveBook, symbol: string): Num =>
  [...positions.values()]
    .filter((position) => position.symbol === symbol)
    .reduce((net, { long, quantity }) => (long ? net.plus(quantity) : net.minus(quantity)), zero)

/** The open records of a kind in a book, by id. Whoever asks for a kind is the only one who fills it. */
export const recordsOfKind =
  <Kept>(kind: string) =>
  (book: NaiveBook): Map<string, Kept> => {
    const kept = book.kept.get(kind) ?? new Map<string, unknown>()
    book.kept.set(kind, kept)
    return kept as Map<string, Kept>
  }
