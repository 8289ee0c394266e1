import { decimal } from '@touchstone/domain/money/decimal'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import { priceOff, quantityFor, type View } from '../../noun/sizing.ts'

type PositionCommand = PositionWords['user']
type Corner = (view: View) => PositionCommand | undefined

const none = { takeProfit: null, stopLoss: null }
const coins = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT']

export const positionCorners: readonly Corner[] = [
  addAndTakeBack,
  limitInTheWayOfAGap,
  limitThatHasExpired,
  leverageUnderAnOrder,
]

/** The least amount more than once: what was added by hand may be taken out again. */
function addAndTakeBack({ random, book }: View): PositionCommand | undefined {
  const isolated = [...book.positions.values()].filter((position) => !position.cross)
  if (isolated.length === 0) return undefined
  const kind = random.happens(0.5) ? 'add_margin' : 'remove_margin'
  return { kind, positionId: random.pick(isolated).id, amount: decimal(kind === 'add_margin' ? '2.5' : '0.000001') }
}

/** At the highest leverage: a gap beyond its price makes it a position that would be liquidated at once. */
function limitInTheWayOfAGap(view: View): PositionCommand {
  const { random } = view
  const symbol = random.pick(coins)
  const long = random.happens(0.5)
  return {
    kind: 'place_limit_order',
    symbol,
    direction: long ? 'long' : 'short',
    marginMode: 'isolated',
    leverage: 100,
    quantity: quantityFor(view, symbol, 100, 5e-4),
    expiresAt: null,
    ...none,
    price: priceOff(view, symbol, (long ? -1 : 1) * (0.002 + 0.006 * random.unit())),
  }
}

function limitThatHasExpired(view: View): PositionCommand {
  const symbol = view.random.pick(coins)
  return {
    kind: 'place_limit_order',
    symbol,
    direction: 'long',
    marginMode: 'cross',
    leverage: 10,
    quantity: quantityFor(view, symbol, 10, 0.01),
    price: priceOff(view, symbol, -0.02),
    ...none,
    expiresAt: view.now - view.random.below(2),
  }
}

function leverageUnderAnOrder({ random, book }: View): PositionCommand | undefined {
  const resting = [...book.orders.values()]
  if (resting.length === 0) return undefined
  const { symbol, cross } = random.pick(resting)
  return { kind: 'set_leverage', symbol, marginMode: cross ? 'cross' : 'isolated', leverage: 7 }
}
