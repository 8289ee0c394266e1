import type { Price } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { marginCallPercents } from '../positions/margin-call.ts'
import type { Order } from '../positions/order.ts'
import type { Position, Stop } from '../positions/position.ts'
import { liquidationWeights, riskOf, type RiskTerms, unsafeHigh, unsafeLow, type Weights } from './safe-marks.ts'

/**
 * The price that a trigger watches, and its side. `below`: fires when the price is at or below the level. Margin calls
 * have separate sides, because only the sweep checks them.
 */
export const sides = { markBelow: 0, markAbove: 1, askBelow: 2, bidAbove: 3, callBelow: 4, callAbove: 5 } as const
export type Side = (typeof sides)[keyof typeof sides]

/** A trigger's place among those of its watch, its side, and its level in half ticks (±Infinity: any tick). */
export type Level = { slot: number; side: Side; level: number }

/** The slots of a position's triggers, of a cross watch's two ends, and of a limit order by its effect. */
export const slots = { low: 0, high: 1, liquidation: 2, marginCall: 3 } as const
export const limitSlots = { open: 0, close: 1 } as const

const belowLevel = (price: Price, { halfTick }: RiskTerms): number => Number(mulDiv(price, 1n, halfTick, 'down'))
const aboveLevel = (price: Price, { halfTick }: RiskTerms): number => Number(mulDiv(price, 1n, halfTick, 'up'))

/** Take-profit and stop-loss: touching the price crosses it. */
export function stopLevels(
  { direction, takeProfit, stopLoss }: Pick<Position, 'direction' | 'takeProfit' | 'stopLoss'>,
  terms: RiskTerms,
): Level[] {
  const [below, above]: [Stop | null, Stop | null] =
    direction === 'long' ? [stopLoss, takeProfit] : [takeProfit, stopLoss]
  const levels: Level[] = []
  if (below !== null) levels.push({ slot: slots.low, side: sides.markBelow, level: belowLevel(below.price, terms) })
  if (above !== null) levels.push({ slot: slots.high, side: sides.markAbove, level: aboveLevel(above.price, terms) })
  return levels
}

/** Isolated: crossed exactly when margin + profit ≤ maintenance at the mark. */
export const liquidationLevels = (position: Isolated, terms: RiskTerms): Level[] =>
  lossLevels(position, terms, liquidationWeights, {
    slot: slots.liquidation,
    below: sides.markBelow,
    above: sides.markAbove,
  })

/**
 * Isolated: crossed exactly when maintenance / equity is at or past the first threshold that the user was not notified
 * of.
 */
export function marginCallLevels(position: Isolated & { marginCallPercent: number }, terms: RiskTerms): Level[] {
  const next = Math.min(...marginCallPercents.filter((percent) => percent > position.marginCallPercent))
  if (next === Infinity) return []
  const weights = { profitWeight: BigInt(next), maintenanceWeight: 100n }
  return lossLevels(position, terms, weights, {
    slot: slots.marginCall,
    below: sides.callBelow,
    above: sides.callAbove,
  })
}

type Isolated = Pick<Position, 'direction' | 'quantity' | 'cost' | 'margin'>

/** A long loses below, a short above. */
function lossLevels(
  position: Isolated,
  terms: RiskTerms,
  weights: Weights,
  { slot, below, above }: { slot: number; below: Side; above: Side },
): Level[] {
  const risk = riskOf([position], position.margin, terms, weights)
  const long = position.direction === 'long'
  const level = long ? unsafeLow(risk, 1n) : unsafeHigh(risk, 1n)
  return level === null ? [] : [{ slot, side: long ? below : above, level }]
}

/** A limit order: the ask has fallen to a buyer's price, the bid has risen to a seller's. */
export function limitLevels(
  { action, direction, price }: Pick<Order, 'action' | 'direction' | 'price'>,
  terms: RiskTerms,
): Level[] {
  const buys = (action === 'open') === (direction === 'long')
  const slot = action === 'open' ? limitSlots.open : limitSlots.close
  return buys
    ? [{ slot, side: sides.askBelow, level: belowLevel(price, terms) }]
    : [{ slot, side: sides.bidAbove, level: aboveLevel(price, terms) }]
}
