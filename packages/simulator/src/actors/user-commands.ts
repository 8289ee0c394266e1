import { decimal } from '@touchstone/domain/money/decimal'
import type { Direction, MarginMode, Stop } from '@touchstone/domain/positions/position'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaivePosition } from '../naive-model/naive-book.ts'
import { num } from '../naive-model/numbers.ts'
import { protectionFor } from './protection.ts'
import { contractOf, onGrid, priceOff, quantityFor, toDecimal, type View } from './sizing.ts'

/** The weight of each wish. A gambler mostly wishes for second contracts. */
const wishes = {
  open: 26,
  hedge: 8,
  limit: 10,
  limit_close: 4,
  cancel: 5,
  close: 8,
  close_part: 6,
  close_all: 2.5,
  reverse: 4,
  add_margin: 4,
  remove_margin: 6,
  set_leverage: 5,
  set_stops: 10,
  second_contract: 12,
  transfer: 4,
  exchange: 8,
  reset_demo: 1,
  protect: 1.5,
}
export type Wish = keyof typeof wishes

export const wishOf = (view: View): Wish => {
  if (view.book.world === 'real') return wishOfOwner(view)
  const poor = contractOf(view.book).lt(2_000)
  if (poor && view.book.positions.size === 0 && view.random.happens(0.7)) return 'reset_demo'
  if (poor && view.random.happens(0.1)) return 'close_all'
  return view.random.weighted(view.book.id % 6 === 0 ? { ...wishes, second_contract: 90 } : wishes)
}

/** Half of the time acknowledges the risk warning first, and moves money to where it is traded. */
function wishOfOwner({ random, book }: View): Wish {
  if (!book.protection.acknowledged && random.happens(0.4)) return 'protect'
  const hasMore = (book.accounts.get('balance:USDT') ?? num(0)).gt(100)
  if (contractOf(book).lt(500) && hasMore && random.happens(0.5)) return 'transfer'
  return random.weighted({ ...wishes, protect: 14 })
}

/** A sensible command for a wish, as far as the book allows; undefined if there is nothing to act on. */
export function commandFor(wish: Wish, view: View): UserCommand | undefined {
  const { random, book } = view
  const position = book.positions.size === 0 ? undefined : random.pick([...book.positions.values()])
  switch (wish) {
    case 'open':
      return opening(view)
    case 'hedge':
      return position && opening(view, position)
    case 'limit':
      return limit(view)
    case 'second_contract':
      return {
        kind: 'buy_second_contract',
        symbol: random.pick(view.symbols),
        direction: random.pick(['rise', 'fall'] as const),
        durationSeconds: Number(random.weighted({ '30': 12, '60': 2, '120': 1, '300': 1 })),
        stake: decimal(String(random.happens(0.2) ? 4_000 + random.below(1_000) : 5 + random.below(500))),
      }
    case 'transfer':
      return transfer(view)
    case 'exchange':
      return undefined
    case 'close_all':
      return { kind: 'close_all' }
    case 'protect':
      return protectionFor(view)
    case 'reset_demo':
      return { kind: 'reset_demo' }
    case 'cancel':
      return book.orders.size === 0
        ? undefined
        : { kind: 'cancel_order', orderId: random.pick([...book.orders.keys()]) }
    case 'set_leverage':
      return {
        kind: 'set_leverage',
        symbol: position?.symbol ?? random.pick(view.symbols),
        marginMode: position?.cross === true ? 'cross' : 'isolated',
        leverage: random.pick([1, 2, 5, 10, 20, 25, 50, 100]),
      }
    case 'limit_close':
    case 'close':
    case 'close_part':
    case 'reverse':
    case 'add_margin':
    case 'remove_margin':
    case 'set_stops':
      return position && onPosition(wish, position, view)
  }
}

function onPosition(
  wish: 'limit_close' | 'close' | 'close_part' | 'reverse' | 'add_margin' | 'remove_margin' | 'set_stops',
  position: NaivePosition,
  view: View,
): UserCommand {
  const { random } = view
  const positionId = position.id
  const step = view.settings.symbols.get(position.symbol)?.quantityStep ?? 1n
  const part = onGrid(position.quantity.times(random.pick(['0.1', '0.25', '0.5', '0.9'])), step)
  switch (wish) {
    case 'close':
      return { kind: 'close_position', positionId, quantity: null }
    case 'close_part':
      return { kind: 'close_position', positionId, quantity: part }
    case 'limit_close':
      return {
        kind: 'place_limit_close',
        positionId,
        quantity: random.happens(0.5) ? toDecimal(position.quantity) : part,
        price: priceOff(view, position.symbol, (position.long ? 1 : -1) * 0.006 * (random.unit() - 0.1)),
        expiresAt: random.happens(0.4) ? view.now + 1_000 + random.below(20_000) : null,
      }
    case 'reverse':
      return { kind: 'reverse_position', positionId }
    case 'add_margin': {
      const amount = onGrid(contractOf(view.book).times(random.unit() * 0.2), decimal('0.000001'))
      return { kind: 'add_margin', positionId, amount }
    }
    case 'remove_margin': {
      const amount = onGrid(position.margin.times(random.unit() * random.pick([0.01, 0.05, 0.4])), decimal('0.000001'))
      return { kind: 'remove_margin', positionId, amount }
    }
    case 'set_stops':
      return { kind: 'set_stops', positionId, ...stops(view, position.symbol, position.long, part) }
  }
}

function stops(
  view: View,
  symbol: string,
  long: boolean,
  part: bigint,
): { takeProfit: Stop | null; stopLoss: Stop | null } {
  const { random } = view
  const side = long ? 1 : -1
  const stop = (rate: number): Stop => ({
    price: priceOff(view, symbol, rate),
    quantity: part > 0n && random.happens(0.5) ? part : null,
  })
  return {
    takeProfit: random.happens(0.7) ? stop(side * (0.001 + 0.01 * random.unit())) : null,
    stopLoss: random.happens(0.7) ? stop(-side * (0.001 + 0.01 * random.unit())) : null,
  }
}

/** A hedge takes the other side, half of the time in another symbol, so that one may cover the losses of the other. */
function opening(view: View, against?: NaivePosition): UserCommand {
  const { random, book } = view
  const symbol = against !== undefined && random.happens(0.5) ? against.symbol : random.pick(view.symbols)
  const marginMode: MarginMode = against !== undefined || random.happens(0.5) ? 'cross' : 'isolated'
  const direction: Direction =
    against === undefined ? random.pick(['long', 'short'] as const) : against.long ? 'short' : 'long'
  const leverage = leverageFor(view, symbol, marginMode)
  const share = random.pick([0.02, 0.05, 0.2, 0.5, 0.85])
  const long = direction === 'long'
  const withStops = random.happens(0.25)
  const quantity = quantityFor(view, symbol, leverage, share)
  const none = { takeProfit: null, stopLoss: null }
  const chosen = withStops && book.positions.size < 6 ? stops(view, symbol, long, 0n) : none
  return { kind: 'open_position', symbol, direction, marginMode, leverage, quantity, ...chosen }
}

/** The leverage in force, or a random one: a low one where the symbol allows no more. */
function leverageFor({ random, book }: View, symbol: string, marginMode: MarginMode): number {
  const standing = [...book.positions.values(), ...book.orders.values()].find(
    (each) => each.symbol === symbol && each.cross === (marginMode === 'cross'),
  )
  if (standing !== undefined && random.happens(0.95)) return standing.leverage
  return random.pick(symbol === 'XAU/USD' ? [5, 10, 20] : symbol === 'EUR/USD' ? [10, 20, 50] : [3, 10, 20, 50, 100])
}

function limit(view: View): UserCommand {
  const { random } = view
  const symbol = random.pick(view.symbols)
  const marginMode = random.pick(['isolated', 'cross'] as const)
  const direction = random.pick(['long', 'short'] as const)
  const leverage = leverageFor(view, symbol, marginMode)
  const side = direction === 'long' ? -1 : 1
  const price = priceOff(view, symbol, side * (random.happens(0.1) ? -0.002 : 0.008 * random.unit()))
  return {
    kind: 'place_limit_order',
    symbol,
    direction,
    marginMode,
    leverage,
    price,
    quantity: quantityFor(view, symbol, leverage, random.pick([0.02, 0.1, 0.4])),
    expiresAt: random.happens(0.4) ? view.now + 500 + random.below(3e4) : null,
    takeProfit: null,
    stopLoss: null,
  }
}

function transfer({ random, book }: View): UserCommand {
  const isEmpty = contractOf(book).isZero()
  const out = !isEmpty && random.happens(0.6)
  const from = out ? 'contract' : 'balance'
  const held = book.accounts.get(`${from}:USDT`) ?? num(0)
  const share = isEmpty ? 0.8 : random.pick([0.01, 0.1, 0.3, 1])
  return {
    kind: 'transfer',
    from,
    to: out ? 'balance' : 'contract',
    currency: 'USDT',
    amount: onGrid(held.times(share), decimal('0.000001')),
  }
}
