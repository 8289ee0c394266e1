import type { MarketState } from '../books/facts.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import type { Tick } from '../market/tick.ts'
import { createSymbolTriggers, type SymbolTriggers } from './symbol-triggers.ts'
import type { Level } from './trigger-levels.ts'
import type { BookCopy, Watch } from './watch.ts'
import { createWatchTable, type WatchTable } from './watch-table.ts'

/** Everything that is armed, by symbol and by book. */
export type TriggerBook = {
  symbols: ReadonlyMap<string, SymbolTriggers>
  /** A symbol's state by the clock, at the moment of asking. */
  stateOf: (symbol: string) => MarketState
  /** What a tick could decide by itself when it came: what it crossed is due, whatever has become of its source since. */
  stateOnArrival: (tick: Tick) => MarketState
  books: Map<number, BookCopy>
  positions: Map<string, Watch>
  orders: Map<string, Watch>
  table: WatchTable
  /** Commands on the way, by the first trigger of their duty. */
  flights: Map<number, Flight>
  /** Duties whose command was refused in their present state, by their first trigger. */
  refused: Set<number>
  /** Pending market orders whose fill is on the way. */
  filling: Set<string>
}

/** A command in flight, and the levels disarmed meanwhile; a commit replaces them. */
export type Flight = { held: Level[] }

/** Creates triggers for these symbols under these terms. Other terms need new triggers. */
export function createTriggerBook(
  terms: Iterable<Pick<SymbolTerms, 'symbol' | 'priceTick' | 'brackets'>>,
  stateOf: (symbol: string) => MarketState,
  stateOnArrival: (tick: Tick) => MarketState = ({ symbol }) => stateOf(symbol),
): TriggerBook {
  return {
    symbols: new Map([...terms].map((each) => [each.symbol, createSymbolTriggers(each)])),
    stateOf,
    stateOnArrival,
    books: new Map(),
    positions: new Map(),
    orders: new Map(),
    table: createWatchTable(),
    flights: new Map(),
    refused: new Set(),
    filling: new Set(),
  }
}

/** The symbol of something that is to be armed. */
export function symbolOf(triggers: TriggerBook, name: string): SymbolTriggers {
  const symbol = triggers.symbols.get(name)
  if (symbol === undefined) throw new Error(`the settings lack the symbol ${name}, which has a trigger`)
  return symbol
}

/** The ticks that a command on a book may look at: of the symbol that fired, then of its cross positions. */
export function ticksOf(
  triggers: TriggerBook,
  book: BookCopy | undefined,
  firing: SymbolTriggers,
  tick = firing.tick,
): Tick[] {
  const names = new Set((book?.cross?.positions ?? []).map((position) => position.symbol))
  names.delete(firing.symbol)
  const others = [...names].flatMap((name) => triggers.symbols.get(name)?.tick ?? [])
  return tick === undefined ? others : [tick, ...others]
}
