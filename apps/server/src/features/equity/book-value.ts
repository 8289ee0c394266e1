import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { type UserAccount, userAccounts } from '@touchstone/domain/ledger/account'
import { markOf } from '@touchstone/domain/market/tick'
import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { bookedProfit, profitAt } from '@touchstone/domain/positions/valuation'
import { type Market, marketOfCurrency, markOfCurrency, valueAtMark } from './currency-marks.ts'

/** What one account holds of one currency; `value` in USDT, undefined where no price is known. */
export type Holding = { account: UserAccount; currency: Currency; amount: Money; value: Money | undefined }

/** What a book is worth in USDT at the marks in force. */
export type BookValue = {
  /** Everything that is not zero, in the order of accounts and currencies in the book. */
  holdings: readonly Holding[]
  /** Of the open positions at mark, before fees. */
  profit: { cross: Money; isolated: Money }
  /** All holdings and the open profit, in whole units of USDT, rounded down. */
  equity: Money
  unvalued: readonly Currency[]
  /** Symbols that it is valued by and whose price is not live. */
  delayed: readonly string[]
}

/** Holdings and open positions count at their last mark, also where it is stale or its market is closed. */
export function valueBook(book: Book, market: Market): BookValue {
  const holdings = holdingsOf(book, market)
  const delayed = new Set<string>()
  const note = (symbol: string, state: string): unknown => (state === 'stale' ? delayed.add(symbol) : undefined)
  const profit = { cross: 0n, isolated: 0n }
  for (const position of recordsOf(book, positionRecord).values()) {
    const fact = market(position.symbol)
    note(position.symbol, fact?.state ?? 'stale')
    if (fact !== undefined) profit[position.marginMode] += profitAt(position, markOf(fact.tick))
  }
  for (const { currency } of holdings) {
    const fact = marketOfCurrency(currency, market)
    if (fact !== undefined) note(fact.tick.symbol, fact.state)
  }
  const held = holdings.reduce((sum, { value }) => sum + (value ?? 0n), 0n)
  return {
    holdings,
    profit,
    equity: bookedProfit(held + profit.cross + profit.isolated),
    unvalued: [...new Set(holdings.filter(({ value }) => value === undefined).map(({ currency }) => currency))],
    delayed: [...delayed],
  }
}

const isUserAccount = (text: string): text is UserAccount => (userAccounts as readonly string[]).includes(text)

function holdingsOf(book: Book, market: Market): Holding[] {
  const holdings: Holding[] = []
  for (const [key, amount] of book.accounts) {
    const [account = '', currency = ''] = key.split(':')
    if (amount === 0n || !isUserAccount(account) || !isCurrency(currency)) continue
    const mark = markOfCurrency(currency, market)
    holdings.push({ account, currency, amount, value: mark === undefined ? undefined : valueAtMark(amount, mark) })
  }
  return holdings
}
