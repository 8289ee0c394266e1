import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { priceOff, quantityFor, type View } from './sizing.ts'

type EdgeCase = (view: View) => UserCommand | undefined

const none = { takeProfit: null, stopLoss: null }
const coins = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT']

/** Small cases that random commands reach too rarely. */
const edgeCases: readonly EdgeCase[] = [
  addAndRemoveMargin,
  limitOrderBeforeGap,
  expiredLimitOrder,
  leverageUnderAnOrder,
  stakeOnStillPrice,
  largestStake,
  stakeBeyondClose,
]

export const edgeCaseFor = (view: View): UserCommand | undefined => view.random.pick(edgeCases)(view)

/** Adds margin or removes some: a person may remove what they added by hand. */
function addAndRemoveMargin({ random, book }: View): UserCommand | undefined {
  const isolated = [...book.positions.values()].filter((position) => !position.cross)
  if (isolated.length === 0) return undefined
  const kind = random.happens(0.5) ? 'add_margin' : 'remove_margin'
  return { kind, positionId: random.pick(isolated).id, amount: decimal(kind === 'add_margin' ? '2.5' : '0.000001') }
}

/** At the highest leverage: a gap beyond its price would make it a position that is liquidated at once. */
function limitOrderBeforeGap(view: View): UserCommand {
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

function expiredLimitOrder(view: View): UserCommand {
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

function leverageUnderAnOrder({ random, book }: View): UserCommand | undefined {
  const resting = [...book.orders.values()]
  if (resting.length === 0) return undefined
  const { symbol, cross } = random.pick(resting)
  return { kind: 'set_leverage', symbol, marginMode: cross ? 'cross' : 'isolated', leverage: 7 }
}

const stakeOn = ({ random }: View, symbol: string, stake: string, durationSeconds = 30): UserCommand => ({
  kind: 'buy_second_contract',
  symbol,
  durationSeconds,
  stake: decimal(stake),
  direction: random.pick(['rise', 'fall'] as const),
})

function stakeOnStillPrice(view: View): UserCommand | undefined {
  const still = view.symbols.filter((symbol) => view.tape.standsStill(symbol))
  return still.length === 0 ? undefined : stakeOn(view, view.random.pick(still), '20')
}

function largestStake(view: View): UserCommand {
  return stakeOn(view, view.random.pick(coins), '5000')
}

function stakeBeyondClose(view: View): UserCommand {
  return stakeOn(view, 'EUR/USD', '10', 300)
}
