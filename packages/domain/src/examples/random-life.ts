import { partOf, recordsOf } from '../books/book.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { termsOf } from '../positions/account-risk.ts'
import { leveragesPart } from '../positions/held-positions.ts'
import { orderRecord } from '../positions/order.ts'
import { positionRecord } from '../positions/position.ts'
import type { LifeRow } from '../positions/position-result.ts'
import type { UserCommand } from '../rulebook/nouns.ts'
import type { Settings } from '../settings/settings.ts'
import { type Desk, deskSettings, openDesk } from './example-desk.ts'

const symbols = ['BTC/USDT', 'ETH/USDT', 'XAU/USD'] as const
const steps = {
  'BTC/USDT': { price: 40_000, quantity: decimal('0.01') },
  'ETH/USDT': { price: 2_000, quantity: decimal('0.2') },
  'XAU/USD': { price: 4_000, quantity: decimal('0.1') },
} as const
export const granted = '20000'

export const symbolOf = (number: number): (typeof symbols)[number] => symbols[number % 3] ?? 'BTC/USDT'

/** Numbers that make one step of a life. */
export type Draw = { what: number; a: number; b: number; c: number; d: number }
export type Life = {
  desk: Desk
  tape: Map<string, Tick>
  last: Map<string, number>
  house: Money
  seen: Map<string, number>
  rows: LifeRow[]
  /** Version 2 of the settings: those that the last funding was settled under. */
  charging: Settings
}

export function beginLife(seen: Map<string, number>): Life {
  const life = {
    desk: openDesk({ contract: granted }),
    tape: new Map<string, Tick>(),
    last: new Map(),
    house: 0n,
    seen,
    rows: [],
    charging: deskSettings,
  }
  for (const symbol of symbols) quote(life, symbol, steps[symbol].price, 0)
  return life
}

/** A tick of a symbol; a state from 0 to 99, of which most are an open market. */
export function quote(life: Life, symbol: (typeof symbols)[number], level: number, state: number): void {
  life.last.set(symbol, level)
  const bid = (level - 1).toString()
  const name = state < 90 ? 'open' : state < 95 ? 'stale' : 'closed'
  const tick = life.desk.quote(symbol, { bid, ask: (level + 1).toString() }, name, state % 10 === 7)
  life.tape.set(`${symbol} ${tick.sequence}`, tick)
}

/** Returns the command for a draw, on the current book. */
export function commandOf({ desk, last }: Life, { what, a, b, c, d }: Draw): UserCommand {
  const symbol = symbolOf(a)
  const price = last.get(symbol) ?? 1
  const position = [...recordsOf(desk.book(), positionRecord).values()][
    b % Math.max(1, recordsOf(desk.book(), positionRecord).size)
  ]
  const order = [...recordsOf(desk.book(), orderRecord).values()][
    b % Math.max(1, recordsOf(desk.book(), orderRecord).size)
  ]
  const positionId = position?.id ?? '7-0'
  const near = (percent: number): Money => BigInt(Math.round(price * (1 + percent / 1_000))) * decimal('1')
  const opening = {
    symbol,
    direction: b % 2 === 0 ? 'long' : 'short',
    marginMode: c % 3 === 0 ? 'isolated' : 'cross',
    leverage:
      partOf(desk.book(), leveragesPart)[`${symbol}:${c % 3 === 0 ? 'isolated' : 'cross'}`] ??
      [5, 10, 20, 50, 100][d % 5] ??
      5,
    quantity: steps[symbol].quantity * BigInt(1 + (d % 150)),
    takeProfit: d % 4 === 0 ? { price: near(b % 2 === 0 ? 15 : -15), quantity: null } : null,
    stopLoss: d % 3 === 0 ? { price: near(b % 2 === 0 ? -10 : 10), quantity: steps[symbol].quantity } : null,
  } as const
  const part = position === undefined ? 1n : (position.quantity * BigInt(1 + (d % 4))) / 4n
  const step = position === undefined ? 1n : termsOf(desk.facts(), position.symbol).quantityStep
  const quantity = part - (part % step)
  const amount = decimal('7.3') * BigInt(1 + (c % 40))
  switch (what % 16) {
    case 0:
      return {
        kind: 'place_limit_order',
        ...opening,
        price: near((c % 60) - 30),
        expiresAt: d % 2 === 0 ? null : desk.at() + 9_000,
      }
    case 1:
      return { kind: 'place_limit_close', positionId, quantity, price: near((c % 30) - 15), expiresAt: null }
    case 2:
      return { kind: 'cancel_order', orderId: order?.id ?? '7-0' }
    case 3:
      return { kind: 'close_position', positionId, quantity: d % 3 === 0 ? null : quantity }
    case 4:
      return d % 6 === 0 ? { kind: 'close_all' } : { kind: 'reverse_position', positionId }
    case 5:
      return { kind: 'reverse_position', positionId }
    case 6:
      return { kind: 'add_margin', positionId, amount }
    case 7:
      return { kind: 'remove_margin', positionId, amount }
    case 8:
      return {
        kind: 'set_leverage',
        symbol,
        marginMode: opening.marginMode,
        leverage: [3, 10, 20, 50, 100][c % 5] ?? 3,
      }
    case 9:
      return { kind: 'set_stops', positionId, takeProfit: opening.takeProfit, stopLoss: opening.stopLoss }
    case 10:
      return { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: amount * 20n }
    case 11:
      return { kind: 'buy_second_contract', symbol, direction: 'rise', durationSeconds: 30, stake: decimal('50') }
    default:
      return { kind: 'open_position', ...opening }
  }
}
