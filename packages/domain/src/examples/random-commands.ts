import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { leveragesPart } from '../positions/held-positions.ts'
import { positionRecord } from '../positions/position.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'

/** Coarse prices, so that marks often equal a level, and low brackets, so that positions cross them. */
export const exampleTerms = (symbol: string): SymbolTerms => ({
  ...([...defaultSettings.symbols.values()][0] as SymbolTerms),
  symbol,
  priceTick: ONE,
  quantityStep: decimal('0.01'),
  fundingRate: decimal('0.001'),
  houseExposureMax: decimal('1000000000'),
  brackets: [
    { notionalUpTo: decimal('3000'), leverageMax: 100, maintenanceRate: decimal('0.005') },
    { notionalUpTo: decimal('9000'), leverageMax: 50, maintenanceRate: decimal('0.01') },
    { notionalUpTo: decimal('30000'), leverageMax: 20, maintenanceRate: decimal('0.025') },
    { notionalUpTo: decimal('200000'), leverageMax: 10, maintenanceRate: decimal('0.05') },
  ],
})
export const names = ['A/USDT', 'B/USDT', 'C/USDT', 'D/USDT']
const symbols = new Map(names.map((name) => [name, exampleTerms(name)]))
/** Funding may be due at every moment. */
export const settings = { ...defaultSettings, symbols, fundingEveryMs: 1 }

/** A fixed stream of whole numbers below a bound. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export type Chance = {
  random: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  ticks: ReadonlyMap<string, Tick>
}

function stopAt({ random, ticks }: Chance, symbol: string, direction: 'long' | 'short', profit: boolean) {
  if (random(3) > 0) return null
  const { bid } = ticks.get(symbol) as Tick
  const up = (direction === 'long') === profit
  return { price: bid + (up ? 1n : -1n) * BigInt(2 + random(40)) * ONE, quantity: null }
}

/** Any of the user's commands on a book, most of them such as it can bear. */
export function randomCommand(chance: Chance, book: Book, now: number): Command {
  const { random, pick, ticks } = chance
  const symbol = pick(names)
  const direction = pick(['long', 'short'] as const)
  const marginMode = pick(['isolated', 'cross', 'cross'] as const)
  const quantity = BigInt(1 + random(700)) * decimal('0.01')
  const leverage = partOf(book, leveragesPart)[`${symbol}:${marginMode}`] ?? pick([5, 10, 20, 50, 100])
  const opening = { symbol, direction, marginMode, leverage, quantity }
  const stops = {
    takeProfit: stopAt(chance, symbol, direction, true),
    stopLoss: stopAt(chance, symbol, direction, false),
  }
  const position = pick([...recordsOf(book, positionRecord).values()])
  const { bid } = ticks.get(symbol) as Tick
  const price = bid + BigInt(random(40) - 20) * ONE
  const amount = BigInt(1 + random(200)) * ONE
  const opens: Command[] = [
    ...Array.from({ length: 5 }, () => ({ kind: 'open_position', ...opening, ...stops }) as const),
    { kind: 'place_limit_order', ...opening, price, expiresAt: null, takeProfit: null, stopLoss: null },
    pick([
      { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount },
      { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount },
    ] as const),
  ]
  if (recordsOf(book, positionRecord).size === 0) return pick(opens)
  const { id: positionId } = position
  const half = (position.quantity / 2n / decimal('0.01')) * decimal('0.01')
  return pick<Command>([
    ...opens,
    { kind: 'add_margin', positionId, amount },
    { kind: 'remove_margin', positionId, amount },
    { kind: 'close_position', positionId, quantity: half > 0n ? half : null },
    { kind: 'close_position', positionId, quantity: null },
    { kind: 'reverse_position', positionId },
    { kind: 'place_limit_close', positionId, quantity: position.quantity, price, expiresAt: null },
    {
      kind: 'set_stops',
      positionId,
      takeProfit: stopAt(chance, position.symbol, position.direction, true),
      stopLoss: stopAt(chance, position.symbol, position.direction, false),
    },
    { kind: 'settle_funding', symbol: position.symbol, fundingAt: now + 1, rate: decimal('0.001') },
  ])
}
