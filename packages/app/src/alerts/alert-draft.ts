import { decimal, larger, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid, nearestOnGrid, times } from '@touchstone/domain/money/mul-div'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'

/** From which side the mark comes to the price. */
export type AlertDirection = 'above' | 'below'

/** The typed price, and what it means next to the current mark. */
export type AlertDraft =
  | { state: 'empty' }
  /** There is no mark to compare it with. */
  | { state: 'unpriced' }
  | { state: 'at_mark' }
  | { state: 'refused'; refusal: Refusal }
  /** `distance`: from the mark, as a fraction. */
  | { state: 'ready'; price: string; direction: AlertDirection; distance: string }

/** Reads a typed price by the server's own rules; prices and the price tick are decimal strings. */
export function readDraft(typed: string, { mark, tick }: { mark: string | undefined; tick: string }): AlertDraft {
  const price = parseDecimal(typed.replace(/\.$/, ''))
  if (price === undefined) return { state: 'empty' }
  if (price <= 0n) return { state: 'refused', refusal: { kind: 'amount_not_positive', field: 'price' } }
  const step = decimal(tick)
  if (!isOnGrid(price, step))
    return { state: 'refused', refusal: { kind: 'price_off_grid', field: 'price', ...nearestOnGrid(price, step) } }
  const now = parseDecimal(mark ?? '')
  if (now === undefined || now <= 0n) return { state: 'unpriced' }
  if (price === now) return { state: 'at_mark' }
  return {
    state: 'ready',
    price: printDecimal(price),
    direction: price > now ? 'above' : 'below',
    distance: printDecimal(((price - now) * ONE) / now),
  }
}

/** What is offered at a tap, as fractions of the mark. Our choice. */
export const offeredDistances = ['-0.05', '-0.03', '-0.01', '0.01', '0.03', '0.05'] as const

/** The price of the grid at a distance from the mark: the next one that is no nearer, and at least one tick. */
export function priceAtDistance(mark: string, tick: string, distance: string): string {
  const step = decimal(tick)
  const part = decimal(distance)
  const exact = times(decimal(mark), ONE + part, 'down')
  const { below, above } = nearestOnGrid(exact, step)
  return printDecimal(larger(part > 0n ? above : below, step))
}
