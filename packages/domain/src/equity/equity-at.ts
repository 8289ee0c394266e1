import { valuingSymbols } from '../market/valuing-symbols.ts'
import { type Currency, isCurrency } from '../money/currency.ts'
import { type Money, ONE, type Price } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { bookedProfit } from '../positions/valuation.ts'
import type { HeldPosition, HeldState } from './held-state.ts'

/** The mark of a symbol at some moment; undefined where nobody knows it. */
export type MarkOf = (symbol: string) => Price | undefined

/** What all that is held was worth in USDT at given marks, in whole units, rounded down. What has no mark counts as nothing. */
export function equityAt({ accounts, positions }: HeldState, markOf: MarkOf): Money {
  let sum = 0n
  for (const [key, amount] of accounts) sum += worthAt(amount, key.slice(key.indexOf(':') + 1), markOf)
  for (const position of positions.values()) sum += profitOf(position, markOf(position.symbol))
  return bookedProfit(sum)
}

/** An amount of a currency in USDT, to 18 decimals, rounded down; nothing where no mark is known. */
export function worthAt(amount: Money, currency: string, markOf: MarkOf): Money {
  if (!isCurrency(currency)) return 0n
  const symbols = valuingSymbols(currency)
  if (symbols.length === 0) return amount
  for (const symbol of symbols) {
    const mark = markOf(symbol)
    if (mark !== undefined) return mulDiv(amount, mark, ONE, 'down')
  }
  return 0n
}

/** As `profitAt`; a candle recorded elsewhere may have more decimals than a product has room for, and is cut. */
function profitOf({ direction, quantity, cost }: HeldPosition, mark: Price | undefined): Money {
  if (mark === undefined) return 0n
  const notional = mulDiv(quantity, mark, ONE, 'down')
  return direction === 'long' ? notional - cost : cost - notional
}

/** The symbols whose marks a worth follows from: the first that has any for each currency, and those of positions. */
export function symbolsOf({ accounts, positions }: HeldState, hasMarks: (symbol: string) => boolean): Set<string> {
  const symbols = new Set([...positions.values()].map(({ symbol }) => symbol).filter(hasMarks))
  for (const key of accounts.keys()) {
    const symbol = valuingSymbols(key.slice(key.indexOf(':') + 1) as Currency).find(hasMarks)
    if (symbol !== undefined) symbols.add(symbol)
  }
  return symbols
}
