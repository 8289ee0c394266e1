import { type Decimal, ONE, parseDecimal } from '@touchstone/domain/money/decimal'
import type { ListedSymbol } from './symbols.queries.ts'
import { ticks } from '../live/stream.ts'

/** The newest mark of a symbol; undefined before its first price. */
export const markNow = ({ symbol, price }: ListedSymbol): Decimal | undefined =>
  parseDecimal(ticks.get(symbol)?.mark ?? price?.mark ?? '')

/** The change over 24 hours at the current price, as a fraction. */
export function changeNow(listed: ListedSymbol): Decimal | undefined {
  const open = parseDecimal(listed.day?.open ?? '')
  const mark = markNow(listed)
  return open === undefined || open === 0n || mark === undefined ? undefined : ((mark - open) * ONE) / open
}

/** What was traded in 24 hours, in the quote currency at the present mark. */
export function turnoverNow(listed: ListedSymbol): Decimal | undefined {
  const volume = parseDecimal(listed.day?.volume ?? '')
  const mark = markNow(listed)
  return volume === undefined || mark === undefined ? undefined : (volume * mark) / ONE
}
