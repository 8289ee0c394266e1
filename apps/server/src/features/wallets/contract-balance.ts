import type { Book } from '@touchstone/domain/books/book'
import { openDraft } from '@touchstone/domain/books/draft'
import type { Facts } from '@touchstone/domain/books/facts'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { crossRisk, freeMargin } from '@touchstone/domain/positions/account-risk'
import { bookedProfit } from '@touchstone/domain/positions/valuation'
import { valueBook } from '../equity/book-value.ts'

/** The contract account by the domain's rules, as a preview or a transfer finds it. Profit and equity are rounded down. */
export function contractBalanceOf(book: Book, facts: Facts) {
  const draft = openDraft(book)
  const { contract, equity, initialMargin } = crossRisk(draft, facts)
  const { profit } = valueBook(book, facts.market)
  return {
    currency: settlementCurrency,
    balance: printDecimal(contract),
    equity: printDecimal(bookedProfit(equity)),
    free: printDecimal(bookedProfit(freeMargin(draft, facts))),
    margin: printDecimal(draft.held('margin')),
    crossMargin: printDecimal(initialMargin),
    frozen: printDecimal(draft.held('frozen')),
    profit: printDecimal(bookedProfit(profit.cross + profit.isolated)),
    crossProfit: printDecimal(bookedProfit(profit.cross)),
    isolatedProfit: printDecimal(bookedProfit(profit.isolated)),
  }
}
