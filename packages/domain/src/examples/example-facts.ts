import { type AccountKey, type Book, emptyBook } from '../books/book.ts'
import type { Facts, MarketState } from '../books/facts.ts'
import type { World } from '../ledger/account.ts'
import type { Tick } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { fillAtUnder, type Settings } from '../settings/settings.ts'

/** Of a house in which market orders and exchanges wait for the next tick. */
export const nextTickSettings: Settings = { ...defaultSettings, fillAt: 'next_tick' }

/** A tick as tests and demonstrations write one: at one price, unless bid and ask are given apart. */
export function exampleTick(
  symbol: string,
  sequence: number,
  sourceAt: number,
  price: string | { bid: string; ask: string },
): Tick {
  const { bid, ask } = typeof price === 'string' ? { bid: price, ask: price } : price
  return {
    symbol,
    sequence,
    sourceAt,
    bid: decimal(bid),
    ask: decimal(ask),
    last: decimal(bid),
    volume: decimal('1'),
    receivedAt: sourceAt + 5,
    source: 'example',
    derived: false,
  }
}

type Given = Partial<Facts> & { ticks?: readonly Tick[]; states?: Readonly<Record<string, MarketState>> }

/** Facts under the default settings, with these ticks in force. */
export function exampleFacts({ ticks = [], states = {}, ...given }: Given): Facts {
  return {
    at: 0,
    settings: defaultSettings,
    fillAt: fillAtUnder(given.settings ?? defaultSettings),
    market(symbol) {
      const tick = ticks.find((each) => each.symbol === symbol)
      return tick === undefined ? undefined : { tick, state: states[symbol] ?? 'open', gapAhead: false }
    },
    netQuantity: () => 0n,
    named: {},
    ...given,
  }
}

/** A book that holds these amounts. */
export function exampleBook(
  held: Readonly<Partial<Record<AccountKey, string>>>,
  given: Partial<Book> = {},
  world: World = 'demo',
): Book {
  const accounts = new Map(
    Object.entries(held).map(([key, amount = '0']) => [key as AccountKey, decimal(amount)] as const),
  )
  return { ...emptyBook(7, world), accounts, ...given }
}
