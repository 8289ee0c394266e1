import { decimal, larger, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid, nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { tickPlaces } from '../format/number-text.ts'

/**
 * The price of the grid that is nearest to a place on the chart; at least one tick. Charts use floating point, so
 * this is where a place becomes an exact price.
 */
export function snapToTick(place: number, tick: string): string {
  const step = decimal(tick)
  if (!Number.isFinite(place) || place <= 0) return printDecimal(step)
  const exact = decimal(place.toFixed(Math.min(18, tickPlaces(tick) + 4)))
  const { below, above } = nearestOnGrid(exact, step)
  const nearest = exact - below < above - exact ? below : above
  return printDecimal(larger(nearest, step))
}

/** Moves a price up by this many ticks, or down if negative; a price off the grid first moves to the next one on it. */
export function movedByTicks(price: string, tick: string, ticks: number): string {
  const step = decimal(tick)
  const from = decimal(price)
  const { below, above } = nearestOnGrid(from, step)
  const start = isOnGrid(from, step) ? from : ticks > 0 ? below : above
  return printDecimal(larger(start + BigInt(ticks) * step, step))
}
