import { decimal } from '@touchstone/domain/money/decimal'
import type { Direction, MarginMode, Stop } from '@touchstone/domain/positions/position'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { NaivePosition } from '../../naive-model/naive-book.ts'
import type { Wish } from '../../noun/simulated-noun.ts'
import { contractOf, onGrid, priceOff, quantityFor, toDecimal, type View } from '../../noun/sizing.ts'

type PositionCommand = PositionWords['user']

const unit = decimal('0.000001')

/** About a position, and a part of it: there is nothing to wish for without one. */
const onPosition = (
  weight: number,
  make: (position: NaivePosition, view: View, part: bigint) => PositionCommand,
): Wish<PositionCommand> => ({
  weight,
  make: (view, position) => {
    if (position === undefined) return undefined
    const step = view.settings.symbols.get(position.symbol)?.quantityStep ?? 1n
    const part = onGrid(position.quantity.times(view.random.pick(['0.1', '0.25', '0.5', '0.9'])), step)
    return make(position, view, part)
  },
})

export const positionWishes = {
  open: { weight: 26, make: (view) => opening(view) },
  hedge: { weight: 8, make: (view, position) => position && opening(view, position) },
  limit: { weight: 10, make: limit },
  limit_close: onPosition(4, limitClose),
  cancel: { weight: 5, make: cancel },
  close: onPosition(8, ({ id }) => ({ kind: 'close_position', positionId: id, quantity: null })),
  close_part: onPosition(6, ({ id }, _, part) => ({ kind: 'close_position', positionId: id, quantity: part })),
  close_all: { weight: 2.5, make: () => ({ kind: 'close_all' }) },
  reverse: onPosition(4, ({ id }) => ({ kind: 'reverse_position', positionId: id })),
  add_margin: onPosition(4, ({ id }, { random, book }) => {
    const amount = onGrid(contractOf(book).times(random.unit() * 0.2), unit)
    return { kind: 'add_margin', positionId: id, amount }
  }),
  remove_margin: onPosition(6, ({ id, margin }, { random }) => {
    const amount = onGrid(margin.times(random.unit() * random.pick([0.01, 0.05, 0.4])), unit)
    return { kind: 'remove_margin', positionId: id, amount }
  }),
  set_leverage: { weight: 5, make: leverageOf },
  set_stops: onPosition(10, ({ id, symbol, long }, view, part) => ({
    kind: 'set_stops',
    positionId: id,
    ...stops(view, symbol, long, part),
  })),
} satisfies { readonly [name: string]: Wish<PositionCommand> }

function cancel({ random, book }: View): PositionCommand | undefined {
  return book.orders.size === 0 ? undefined : { kind: 'cancel_order', orderId: random.pick([...book.orders.keys()]) }
}

function leverageOf({ random, symbols }: View, position: NaivePosition | undefined): PositionCommand {
  return {
    kind: 'set_leverage',
    symbol: position?.symbol ?? random.pick(symbols),
    marginMode: position?.cross === true ? 'cross' : 'isolated',
    leverage: random.pick([1, 2, 5, 10, 20, 25, 50, 100]),
  }
}

function limitClose(position: NaivePosition, view: View, part: bigint): PositionCommand {
  const { random } = view
  return {
    kind: 'place_limit_close',
    positionId: position.id,
    quantity: random.happens(0.5) ? toDecimal(position.quantity) : part,
    price: priceOff(view, position.symbol, (position.long ? 1 : -1) * 0.006 * (random.unit() - 0.1)),
    expiresAt: random.happens(0.4) ? view.now + 1_000 + random.below(20_000) : null,
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

/** A hedge takes the other side, in another symbol as often as not: what one loses the other may cover. */
function opening(view: View, against?: NaivePosition): PositionCommand {
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

/** The leverage that stands there, or any: low where a symbol allows no more. */
function leverageFor({ random, book }: View, symbol: string, marginMode: MarginMode): number {
  const standing = [...book.positions.values(), ...book.orders.values()].find(
    (each) => each.symbol === symbol && each.cross === (marginMode === 'cross'),
  )
  if (standing !== undefined && random.happens(0.95)) return standing.leverage
  return random.pick(symbol === 'XAU/USD' ? [5, 10, 20] : symbol === 'EUR/USD' ? [10, 20, 50] : [3, 10, 20, 50, 100])
}

function limit(view: View): PositionCommand {
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
