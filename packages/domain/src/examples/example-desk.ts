import { applyDecision } from '../books/apply-decision.ts'
import { balanceOf, type Book, emptyBook, partOf, recordsOf } from '../books/book.ts'
import type { Decided, Decision, Reply } from '../books/decision.ts'
import type { Facts, MarketFact, MarketState } from '../books/facts.ts'
import type { Entry } from '../ledger/posting.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Money, printDecimal } from '../money/decimal.ts'
import { leveragesPart } from '../positions/held-positions.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Direction, type MarginMode, type Position, positionRecord, type Stop } from '../positions/position.ts'
import { assert } from '../result.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command, CommandOf, Refusal } from '../rulebook/nouns.ts'
import { stakesPart } from '../second-contracts/stakes.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleTick } from './example-facts.ts'

/** 2026-01-06 09:00 UTC, a Tuesday: every market is open. */
export const exampleAt = 1_767_690_000_000

/** The book of a desk shares the exposure of the house with all others, as one of real money does. */
export const deskSettings: Settings = { ...defaultSettings, demo: { ...defaultSettings.demo, bookExposureMax: null } }

/** The default settings with some terms of one symbol changed. */
export function settingsWith(symbol: string, changed: Partial<SymbolTerms>, settings = deskSettings): Settings {
  const terms = settings.symbols.get(symbol)
  assert(terms !== undefined, `no such symbol: ${symbol}`)
  return { ...settings, symbols: new Map(settings.symbols).set(symbol, { ...terms, ...changed }) }
}

type Opened = { contract?: string; settings?: Settings; fillAt?: Facts['fillAt'] }
type Price = string | { bid: string; ask: string }

/**
 * A book at work, for tests and demonstrations: prices are quoted, commands run, and after each the books of the house
 * are checked by `assertSound`.
 */
export function openDesk({ contract = '10000', settings = deskSettings, fillAt = 'command' }: Opened = {}) {
  const funded = new Map([['contract:USDT', decimal(contract)] as const])
  let book: Book = { ...emptyBook(7, 'demo'), accounts: funded }
  let terms = settings
  let at = exampleAt
  let more: Partial<Facts> = {}
  let entries: Entry[] = []
  const markets = new Map<string, MarketFact>()
  const facts = (): Facts => ({
    at,
    settings: terms,
    fillAt,
    market: (symbol) => markets.get(symbol),
    netQuantity: () => 0n,
    named: {},
    ...more,
  })
  const run = (command: Command): Decided<Reply, Refusal> => {
    const decided = decide(book, command, facts())
    if (!decided.ok) return decided
    const applied = applyDecision(book, decided.value)
    book = { ...applied.book, sequence: book.sequence + 1 }
    entries = applied.entries
    assertSound(book)
    return decided
  }
  const open = <Item extends Position | Order>(items: ReadonlyMap<string, Item>, id: string | undefined): Item => {
    const item = id === undefined ? [...items.values()].at(-1) : items.get(id)
    assert(item !== undefined, 'the book holds it')
    return item
  }
  return {
    facts,
    run,
    book: (): Book => book,
    put: (changed: Partial<Book>): void => void (book = { ...book, ...changed }),
    given: (changed: Partial<Facts>): void => void (more = { ...more, ...changed }),
    settings: (changed: Settings): void => void (terms = changed),
    entries: (): readonly Entry[] => entries,
    /** The next tick of a symbol, one second later. */
    quote(symbol: string, price: Price, state: MarketState = 'open', gapAhead = false): Tick {
      at += 1_000
      const tick = exampleTick(symbol, (markets.get(symbol)?.tick.sequence ?? 0) + 1, at, price)
      markets.set(symbol, { tick, state, gapAhead })
      return tick
    },
    wait: (ms: number): void => void (at += ms),
    at: (): number => at,
    /** Runs a command that must be decided. */
    done(command: Command): Decision {
      const decided = run(command)
      assert(decided.ok, `${command.kind} is decided, not ${decided.ok ? '' : decided.refusal.kind}`)
      return decided.value
    },
    /** Runs a command that must be refused. */
    refused(command: Command): Refusal {
      const decided = run(command)
      assert(!decided.ok, `${command.kind} is refused`)
      return decided.refusal
    },
    position: (id?: string): Position => open(recordsOf(book, positionRecord), id),
    order: (id?: string): Order => open(recordsOf(book, orderRecord), id),
    held: (account: 'contract' | 'margin' | 'frozen'): string => printDecimal(balanceOf(book, account, 'USDT')),
  }
}

type Side = [symbol: string, direction: Direction, marginMode: MarginMode, leverage: number, quantity: string]
type Stops = { takeProfit?: Stop | null; stopLoss?: Stop | null }

export const stopAt = (price: string, quantity: string | null = null): Stop => ({
  price: decimal(price),
  quantity: quantity === null ? null : decimal(quantity),
})

/** The command of a market opening, as a person would say it. */
export function opening(
  [symbol, direction, marginMode, leverage, quantity]: Side,
  { takeProfit = null, stopLoss = null }: Stops = {},
): CommandOf<'open_position'> {
  const side = { symbol, direction, marginMode, leverage, quantity: decimal(quantity) }
  return { kind: 'open_position', ...side, takeProfit, stopLoss }
}

/** The command of a limit opening. */
export const limitOrder = (
  side: Side,
  price: string,
  { expiresAt = null, ...stops }: Stops & { expiresAt?: number | null } = {},
): CommandOf<'place_limit_order'> => ({
  ...opening(side, stops),
  kind: 'place_limit_order',
  price: decimal(price),
  expiresAt,
})

export type Desk = ReturnType<typeof openDesk>

/** What holds of every book between two commands; throws where it does not. */
export function assertSound(book: Book): void {
  const sum = (amounts: Money[]): Money => amounts.reduce((all, amount) => all + amount, 0n)
  const positions = [...recordsOf(book, positionRecord).values()]
  const orders = [...recordsOf(book, orderRecord).values()]
  const pending = orders.filter((order) => order.type === 'market' && order.action !== 'open')
  const reserved = sum(orders.map((order) => order.reserved))
  assert(
    [...book.accounts.values()].every((amount) => amount > 0n),
    'an account is kept while it holds something',
  )
  assert(balanceOf(book, 'margin', 'USDT') === sum(positions.map(({ margin }) => margin)), 'margin is of positions')
  assert(
    balanceOf(book, 'frozen', 'USDT') === reserved + partOf(book, stakesPart).open,
    'frozen is of orders and stakes',
  )
  assert(
    positions.every(({ quantity, cost }) => quantity > 0n && cost > 0n),
    'an open position has quantity and cost',
  )
  assert(
    positions.every(({ marginMode, margin }) => (marginMode === 'cross' ? margin === 0n : margin >= 0n)),
    'only isolated positions lock margin',
  )
  for (const { id, closingQuantity, quantity, state } of positions) {
    const waiting = sum(pending.filter((order) => order.positionId === id).map((order) => order.quantity))
    assert(closingQuantity <= quantity && closingQuantity <= waiting, 'held quantity waits in an order')
    assert((state === 'settling') === (closingQuantity === quantity), 'settling is held whole')
  }
  assert(
    new Set(positions.map((each) => `${each.symbol} ${each.direction} ${each.marginMode}`)).size === positions.length,
    'one position a symbol, direction and margin mode',
  )
  assert(
    positions.every(
      ({ symbol, marginMode, leverage }) => partOf(book, leveragesPart)[`${symbol}:${marginMode}`] === leverage,
    ),
    'the leverage is of the symbol and margin mode',
  )
}
