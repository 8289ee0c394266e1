import type { UserAccount } from '../ledger/account.ts'
import { valuingSymbols } from '../market/valuing-symbols.ts'
import { type Currency, isCurrency } from '../money/currency.ts'
import { type Money, ONE, type Price } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { bookedProfit } from '../positions/valuation.ts'
import type { HeldPosition, HeldState } from './held-state.ts'

/** The mark of a symbol at some moment; undefined where nobody knows it. */
export type MarkOf = (symbol: string) => Price | undefined

/** What one account holds of one currency; `value` in USDT, undefined where no mark is known. */
export type Holding = { account: UserAccount; currency: Currency; amount: Money; value: Money | undefined }

/** The value in USDT of all that a book holds. What has no mark counts as nothing. */
export type HeldValue = {
  /** Everything that is not zero, in the order of accounts and currencies in the book. */
  holdings: readonly Holding[]
  /** Of each open position, by its id, before fees. */
  profits: ReadonlyMap<string, Money>
  /** All holdings and profits, in whole units of USDT, rounded down. */
  equity: Money
}

/** Returns the value of all that is held at given marks: the one rule for assets, snapshots, the console and the course. */
export function valueHeld({ accounts, positions }: HeldState, markOf: MarkOf): HeldValue {
  const holdings: Holding[] = []
  const profits = new Map<string, Money>()
  let sum = 0n
  for (const [key, amount] of accounts) {
    const [account, currency] = key.split(':') as [UserAccount, string]
    if (amount === 0n || !isCurrency(currency)) continue
    const value = valueOf(amount, currency, markOf)
    holdings.push({ account, currency, amount, value })
    sum += value ?? 0n
  }
  for (const position of positions.values()) {
    const profit = profitOf(position, markOf(position.symbol))
    profits.set(position.id, profit)
    sum += profit
  }
  return { holdings, profits, equity: bookedProfit(sum) }
}

export const equityAt = (held: HeldState, markOf: MarkOf): Money => valueHeld(held, markOf).equity

/** An amount at a mark, to 18 decimals, rounded down. For display: nothing of it is booked. */
export const valueAtMark = (amount: Money, mark: Price): Money => mulDiv(amount, mark, ONE, 'down')

function valueOf(amount: Money, currency: Currency, markOf: MarkOf): Money | undefined {
  const symbols = valuingSymbols(currency)
  if (symbols.length === 0) return amount
  for (const symbol of symbols) {
    const mark = markOf(symbol)
    if (mark !== undefined) return valueAtMark(amount, mark)
  }
  return undefined
}

/** As `profitAt`; a candle recorded elsewhere may have more decimals than a product has room for, and is cut. */
function profitOf({ direction, quantity, cost }: HeldPosition, mark: Price | undefined): Money {
  if (mark === undefined) return 0n
  const notional = valueAtMark(quantity, mark)
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
