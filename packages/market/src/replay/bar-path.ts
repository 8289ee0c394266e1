import type { Candle } from '@touchstone/domain/market/candle'
import { absolute, type Decimal, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'

/** A shorter bar has no room for its four prices. */
const secondsMin = 4

/**
 * The interpolated price of a bar at one of its seconds, counted from 0. The path runs at constant speed in straight
 * lines: open, the extreme nearer to it, the other extreme, close. The fold of the path is therefore the bar. Prices
 * are multiples of `priceTick`, as the bar's are.
 * @throws RangeError for a bar shorter than four seconds.
 */
export function priceInBar(bar: Candle, seconds: number, second: number, priceTick: Price): Price {
  if (seconds < secondsMin)
    throw new RangeError(`a bar of ${seconds} s is too short: it needs ${secondsMin} s for its four prices`)
  const corners = cornersOf(bar)
  const times = timesOf(corners, seconds)
  const leg = second < times[1] ? 0 : second < times[2] ? 1 : 2
  const [from, to] = [corners[leg], corners[leg + 1]] as [Price, Price]
  const [fromSecond, toSecond] = [times[leg], times[leg + 1]] as [number, number]
  const passed = mulDiv(to - from, BigInt(second - fromSecond), priceTick * BigInt(toSecond - fromSecond), 'down')
  return from + passed * priceTick
}

/**
 * The seconds at which the path of a bar turns, including the first and the last. Between two of them it only rises
 * or falls.
 */
export const turnsOfBar = (bar: Candle, seconds: number): readonly number[] => timesOf(cornersOf(bar), seconds)

type Corners = [open: Price, nearer: Price, farther: Price, close: Price]

function cornersOf({ open, high, low, close }: Candle): Corners {
  const [up, down] = [high - open, open - low]
  // Equally near: a rising bar dips first, because it ends at its highest part.
  const dipsFirst = down === up ? close >= open : down < up
  return dipsFirst ? [open, low, high, close] : [open, high, low, close]
}

/** The seconds of the corners. Each has its own second, even where two corners have the same price. */
function timesOf([open, nearer, farther, close]: Corners, seconds: number): [number, number, number, number] {
  const legs = [absolute(nearer - open), absolute(farther - nearer), absolute(close - farther)] as const
  const whole = legs[0] + legs[1] + legs[2]
  const last = seconds - 1
  const secondOf = (way: Decimal): number => (whole === 0n ? 0 : Number((way * BigInt(last)) / whole))
  const nearerAt = between(1, secondOf(legs[0]), last - 2)
  return [0, nearerAt, between(nearerAt + 1, secondOf(legs[0] + legs[1]), last - 1), last]
}

const between = (min: number, value: number, max: number): number => Math.min(Math.max(min, value), max)

/** The part of a bar's volume from one of its seconds to another (excluded). */
export function volumeBetween(volume: Decimal, seconds: number, from: number, to: number): Decimal {
  const part = volume / BigInt(seconds)
  return to === seconds ? volume - part * BigInt(from) : part * BigInt(to - from)
}

/** The volume of one second of a bar; the last second takes the remainder of the division. */
export function volumeInBar(volume: Decimal, seconds: number, second: number): Decimal {
  return volumeBetween(volume, seconds, second, second + 1)
}
