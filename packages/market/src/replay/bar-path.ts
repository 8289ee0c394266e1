import type { Candle } from '@touchstone/domain/market/candle'
import { absolute, type Decimal, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'

/** Fewer seconds have no room for the four prices of a bar. */
const secondsMin = 4

/**
 * The interpolated price of a bar in one of its seconds, counted from 0. The path runs at a constant speed in straight
 * lines: open, the extreme nearer to it, the other extreme, close. So the fold of the path is the bar.
 * Prices are multiples of `priceTick`, as the bar's are.
 * @throws RangeError for a bar that is shorter than four seconds.
 */
export function priceInBar(bar: Candle, seconds: number, second: number, priceTick: Price): Price {
  if (seconds < secondsMin) throw new RangeError(`a bar of ${seconds} seconds has no room for its four prices`)
  const corners = cornersOf(bar)
  const times = timesOf(corners, seconds)
  const leg = second < times[1] ? 0 : second < times[2] ? 1 : 2
  const [from, to] = [corners[leg], corners[leg + 1]] as [Price, Price]
  const [fromSecond, toSecond] = [times[leg], times[leg + 1]] as [number, number]
  const passed = mulDiv(to - from, BigInt(second - fromSecond), priceTick * BigInt(toSecond - fromSecond), 'down')
  return from + passed * priceTick
}

/** The seconds at which the path of a bar turns, the first and the last with them. Between two of them it only rises or falls. */
export const turnsOfBar = (bar: Candle, seconds: number): readonly number[] => timesOf(cornersOf(bar), seconds)

type Corners = [open: Price, nearer: Price, farther: Price, close: Price]

function cornersOf({ open, high, low, close }: Candle): Corners {
  const [up, down] = [high - open, open - low]
  // As near to both: a bar that rises dips first, as its close is then at the end of the way up.
  const dipsFirst = down === up ? close >= open : down < up
  return dipsFirst ? [open, low, high, close] : [open, high, low, close]
}

/** The seconds of the corners, each with a second of its own even where two corners are the same price. */
function timesOf([open, nearer, farther, close]: Corners, seconds: number): [number, number, number, number] {
  const legs = [absolute(nearer - open), absolute(farther - nearer), absolute(close - farther)] as const
  const whole = legs[0] + legs[1] + legs[2]
  const last = seconds - 1
  const secondOf = (way: Decimal): number => (whole === 0n ? 0 : Number((way * BigInt(last)) / whole))
  const nearerAt = between(1, secondOf(legs[0]), last - 2)
  return [0, nearerAt, between(nearerAt + 1, secondOf(legs[0] + legs[1]), last - 1), last]
}

const between = (min: number, value: number, max: number): number => Math.min(Math.max(min, value), max)

/** The volume that falls on the seconds of a bar from one to another, which is excluded. */
export function volumeBetween(volume: Decimal, seconds: number, from: number, to: number): Decimal {
  const part = volume / BigInt(seconds)
  return to === seconds ? volume - part * BigInt(from) : part * BigInt(to - from)
}

/** The part of a bar's volume that falls on one of its seconds; the last one takes what division leaves. */
export function volumeInBar(volume: Decimal, seconds: number, second: number): Decimal {
  return volumeBetween(volume, seconds, second, second + 1)
}
