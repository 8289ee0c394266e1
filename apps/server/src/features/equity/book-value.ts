import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { type HeldValue, valueHeld } from '@touchstone/domain/equity/equity-at'
import { heldIn } from '@touchstone/domain/equity/held-state'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { type Market, marketOfCurrency, marksIn } from './currency-marks.ts'

/** What a book is worth in USDT at the marks in force. */
export type BookValue = Pick<HeldValue, 'holdings' | 'equity'> & {
  /** Of the open positions at mark, before fees. */
  profit: { cross: Money; isolated: Money }
  unvalued: readonly Currency[]
  /** Symbols that it is valued by and whose price is not live. */
  delayed: readonly string[]
}

/** Holdings and open positions count at their last mark, also where it is stale or its market is closed. */
export function valueBook(book: Book, market: Market): BookValue {
  const { holdings, profits, equity } = valueHeld(heldIn(book), marksIn(market))
  const positions = [...recordsOf(book, positionRecord).values()]
  const profit = { cross: 0n, isolated: 0n }
  for (const { id, marginMode } of positions) profit[marginMode] += profits.get(id) ?? 0n
  const symbols = [
    ...positions.map(({ symbol }) => symbol),
    ...holdings.flatMap(({ currency }) => marketOfCurrency(currency, market)?.tick.symbol ?? []),
  ]
  return {
    holdings,
    profit,
    equity,
    unvalued: [...new Set(holdings.filter(({ value }) => value === undefined).map(({ currency }) => currency))],
    delayed: [...new Set(symbols)].filter((symbol) => (market(symbol)?.state ?? 'stale') === 'stale'),
  }
}
