import { decimal, larger, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv, times } from '@touchstone/domain/money/mul-div'
import type { Direction } from '@touchstone/domain/positions/position'
import type { StopKind } from './stop-price.ts'

/** What a field of a stop offers in one tap, in percent: of the price, or of the margin. Our choice. */
export const offeredPercents = {
  price: ['0.5', '1', '2', '5'],
  percent: ['10', '25', '50', '100'],
} as const satisfies Record<'price' | 'percent', readonly string[]>

/** Where a stop begins that is stepped or put on the chart before it has a price. */
export const firstPercent = '1'

/** A take-profit of a long and a stop-loss of a short are above the price. */
export const standsAbove = (kind: StopKind, direction: Direction): boolean =>
  (kind === 'takeProfit') === (direction === 'long')

/** The price on the tick that is this many percent from another, on the stop's side of it, and at least a tick away. */
export function stopAtPercent(
  kind: StopKind,
  direction: Direction,
  { price, percent, priceTick }: { price: Price; percent: string; priceTick: Price },
): Price {
  const away = larger(priceTick, onTick(times(price, decimal(percent) / 100n, 'down'), priceTick))
  if (standsAbove(kind, direction)) return onTick(price, priceTick) + away
  return larger(priceTick, mulDiv(price, 1n, priceTick, 'up') * priceTick - away)
}

/** About a thousandth of the price, as people count: 1, 2 or 5 of a power of ten, in whole ticks. */
export function stopStep(price: Price, priceTick: Price): Price {
  const about = price / 1000n
  let power = 1n
  while (power * 10n <= about) power *= 10n
  const factor = about >= 5n * power ? 5n : about >= 2n * power ? 2n : 1n
  return larger(priceTick, onTick(factor * power, priceTick))
}

type Stepped = { typed: Price | undefined; from: Price; priceTick: Price }
type Moved = { typed: Price | undefined; direction: Direction; price: Price; priceTick: Price }

/** A stop a step higher or lower; an empty one begins a percent from the price. */
export function movedStop(kind: StopKind, way: 1n | -1n, { typed, direction, price, priceTick }: Moved): Price {
  if (typed === undefined) return stopAtPercent(kind, direction, { price, percent: firstPercent, priceTick })
  return stepped(typed, way, { price, priceTick })
}

/** A price a step higher or lower, counted by `from`; an empty one begins there. */
export const movedPrice = (way: 1n | -1n, { typed, from, priceTick }: Stepped): Price =>
  typed === undefined ? larger(priceTick, onTick(from, priceTick)) : stepped(typed, way, { price: from, priceTick })

/** A line on the chart a step higher or lower; all as decimal strings. `from`: the price that steps are counted by. */
export const movedByStep = (line: string, way: 1 | -1, { from, tick }: { from: string; tick: string }): string =>
  printDecimal(stepped(decimal(line), BigInt(way), { price: decimal(from), priceTick: decimal(tick) }))

const stepped = (at: Price, way: bigint, { price, priceTick }: { price: Price; priceTick: Price }): Price =>
  larger(priceTick, onTick(at + way * stopStep(price, priceTick), priceTick))

const onTick = (value: Price, priceTick: Price): Price => mulDiv(value, 1n, priceTick, 'down') * priceTick
