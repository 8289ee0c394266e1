import type { Facts } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { type Decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { MarkState } from '@touchstone/domain/positions/standing'
import { printWireTime } from '@touchstone/wire/wire-time'

export const printed = (value: Decimal | null): string | null => (value === null ? null : printDecimal(value))
export const printedTime = (at: number | null): string | null => (at === null ? null : printWireTime(at))

/** The price that a symbol is valued at, and how good it is. */
export function printedMark(
  symbol: string,
  facts: Facts,
): { mark: string | null; markState: MarkState; markTime: string | null } {
  const market = facts.market(symbol)
  if (market === undefined) return { mark: null, markState: 'missing', markTime: null }
  const { tick, state } = market
  return { mark: printDecimal(markOf(tick)), markState: state, markTime: printWireTime(tick.sourceAt) }
}
