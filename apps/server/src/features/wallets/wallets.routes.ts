import { balanceOf, type Book } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { type UserAccount, userAccounts } from '@touchstone/domain/ledger/account'
import { type Currency, isToken } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import { currenciesUnder, isListed } from '@touchstone/domain/settings/added-currencies'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { wallets } from '@touchstone/wire/wallets'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { readBooks } from '../../executor/books.store.ts'
import { valueBook } from '../equity/book-value.ts'
import { type Market, markOfCurrency, oneView } from '../equity/currency-marks.ts'
import { newestDays } from '../equity/equity-days.store.ts'
import { netFlows } from '../equity/flows.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import { assetsOf, type Before, type Shown } from './assets.ts'
import { contractBalanceOf } from './contract-balance.ts'

type Deps = Pick<HousePort, 'sql' | 'market' | 'settings'> & { books: Pick<CallerBooks, 'named'> }
type Handled = 'balances' | 'assets' | 'contractBalance'

export function walletsHandlers({ sql, market, settings, books }: Deps): HandlersOf<Pick<typeof wallets, Handled>> {
  async function read(userId: number, name: 'real' | 'demo'): Promise<Book> {
    const bookId = await books.named(userId, name)
    const [book] = await readBooks(sql, [bookId])
    if (book === undefined) throw new Error(`book ${bookId} not found`)
    return book
  }

  async function before(book: Book, view: Market): Promise<Before> {
    const opening = (await newestDays(sql, [book.id])).get(book.id)
    const since = { bookId: book.id, after: opening?.sequence ?? 0, through: book.sequence }
    return { opening, netFlow: (await netFlows(sql, [since], view)).get(book.id) ?? 0n }
  }

  return {
    async balances({ book }, { caller }) {
      const held = await read(caller.userId, book)
      const head = { bookId: held.id, sequence: held.sequence, hash: held.head }
      return ok({ book, head, balances: shownFor(held, settings()).map((currency) => balancesOf(held, currency)) })
    },
    async assets({ book, currency }, { caller }) {
      const view = oneView(market)
      const shown = shownIn(currency, view, settings())
      if (!shown.ok) return shown
      const held = await read(caller.userId, book)
      return ok({ book, ...assetsOf(valueBook(held, view), shown.value, await before(held, view)) })
    },
    async contractBalance({ book }, { caller, at }) {
      const facts: Facts = {
        at,
        settings: settings(),
        fillAt: 'command',
        market: oneView(market),
        netQuantity: () => 0n,
        named: {},
      }
      return ok({ book, ...contractBalanceOf(await read(caller.userId, book), facts) })
    },
  }
}

/** Every currency; a token that is first sold here is shown to those who hold some. */
const shownFor = (book: Book, settings: Settings): Currency[] =>
  currenciesUnder(settings).filter(
    (currency) => !isToken(currency) || userAccounts.some((account) => balanceOf(book, account, currency) !== 0n),
  )

function balancesOf(book: Book, currency: Currency) {
  const held = (account: UserAccount): string => printDecimal(balanceOf(book, account, currency))
  const total = userAccounts.reduce((sum, account) => sum + balanceOf(book, account, currency), 0n)
  return {
    currency,
    balance: held('balance'),
    contract: held('contract'),
    margin: held('margin'),
    frozen: held('frozen'),
    invested: held('invested'),
    pledged: held('pledged'),
    total: printDecimal(total),
  }
}

function shownIn(currency: string | undefined, market: Market, settings: Settings): Result<Shown | undefined, Refused> {
  if (currency === undefined) return ok(undefined)
  if (!isListed(currency, settings)) return refuse({ kind: 'currency_unknown', currency })
  const mark = markOfCurrency(currency, market)
  return mark === undefined ? refuse({ kind: 'rate_missing', currency }) : ok({ currency, mark })
}
