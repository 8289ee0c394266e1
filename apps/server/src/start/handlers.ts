import { priceAlertHandlers } from '../features/alerts/alerts.routes.ts'
import { favouriteHandlers } from '../features/alerts/favourites.routes.ts'
import type { PriceAlerts } from '../features/alerts/price-alerts.ts'
import type { CallerBooks } from '../api/caller-books.ts'
import type { Handlers } from '../api/handler.ts'
import type { BodyKeys } from '../api/opened-keys.ts'
import { articlesHandlers } from '../features/articles/articles.routes.ts'
import type { Candles } from '../house/candles/candles.ts'
import type { Chains } from '../features/chain/chains.ts'
import type { Deliver } from '../features/delivery/send-deliveries.ts'
import { demoHandlers } from '../features/demo/demo.routes.ts'
import { depositsHandlers } from '../features/deposits/deposits.routes.ts'
import { equityHandlers } from '../features/equity/equity.routes.ts'
import { exchangeHandlers } from '../features/exchange/exchange.routes.ts'
import type { Files } from '../features/files/files.ts'
import { filesHandlers } from '../features/files/files.routes.ts'
import type { HousePort } from '../house/house-port.ts'
import { noteSecretChange } from '../features/funds-guard/guards.store.ts'
import { identityHandlers } from '../features/identity/identity.routes.ts'
import { checkpointsHandlers } from '../features/ledger/checkpoints.routes.ts'
import { ledgerHandlers } from '../features/ledger/ledger.routes.ts'
import { receiptsHandlers } from '../features/ledger/receipts.routes.ts'
import { type FeedName, marketHandlers } from '../features/market/market.routes.ts'
import { messagesHandlers } from '../features/messages/messages.routes.ts'
import { tell } from '../features/messages/tell.ts'
import { ordersHandlers } from '../features/orders/orders.routes.ts'
import type { Sql } from '../platform/database.ts'
import { preferenceHandlers } from '../features/accounts/preferences/preferences.routes.ts'
import { positionsHandlers } from '../features/positions/positions.routes.ts'
import { pushHandlers } from '../features/push/push.routes.ts'
import { restrictionsHandlers } from '../features/restrictions/restrictions.routes.ts'
import { secondContractsHandlers } from '../features/second-contracts/second-contracts.routes.ts'
import type { CallerCache } from '../features/accounts/sessions/caller-cache.ts'
import { codeEveryMsDefault } from '../features/accounts/sessions/codes.store.ts'
import { sessionHandlers } from '../features/accounts/sessions/sessions.routes.ts'
import { settlementAccountsHandlers } from '../features/settlement-accounts/settlement-accounts.routes.ts'
import { setupHandlers } from '../features/setup/setup.routes.ts'
import { holderName } from '../features/identity/holder-name.ts'
import { statementHandlers } from '../features/statements/statements.routes.ts'
import { transfersHandlers } from '../features/transfers/transfers.routes.ts'
import type { AuthenticatorSafe } from '../features/accounts/users/authenticator-safe.ts'
import type { Passwords } from '../features/accounts/users/passwords.ts'
import { userHandlers } from '../features/accounts/own-account/users.routes.ts'
import { walletsHandlers } from '../features/wallets/wallets.routes.ts'
import { withdrawalsHandlers } from '../features/withdrawals/withdrawals.routes.ts'

/** Everything that some call needs. */
export type HandlerDeps = {
  house: HousePort
  sql: Sql
  clock: () => number
  books: CallerBooks
  keys: BodyKeys
  callers: CallerCache
  files: Files
  passwords: Passwords
  /** Of secrets of authenticators. */
  safe: AuthenticatorSafe
  deliver: Deliver
  codeEveryMs?: number
  candles: Candles
  alerts: PriceAlerts
  feed: FeedName
  /** Symbols that the feed lacks are off. */
  carried: Pick<ReadonlySet<string>, 'has'>
  push: { publicKey: string; services: readonly string[] }
  chains: Pick<Chains, 'depositAddress' | 'holdings' | 'counts'>
}

/** What answers each call of the API: a call without a handler does not compile. */
export function handlersOf(deps: HandlerDeps): Handlers {
  const {
    house,
    files,
    sql,
    clock,
    books,
    keys,
    callers,
    passwords,
    safe,
    deliver,
    codeEveryMs = codeEveryMsDefault,
    candles,
    alerts,
    feed,
    carried,
    push,
    chains,
  } = deps
  const { settings, market, tape, receipt } = house
  const signIn = {
    sql,
    callers,
    passwords,
    safe,
    books,
    deliver,
    codeEveryMs,
    tell,
    onSecretChanged: noteSecretChange,
    keys,
  }
  return {
    ...setupHandlers({ sql, settings, market }),
    ...sessionHandlers(signIn),
    ...userHandlers(signIn),
    ...marketHandlers({ clock, settings, market, candles, tape, feed, carried }),
    ...walletsHandlers({ sql, market, settings, books }),
    ...equityHandlers({ sql, books }),
    ...ledgerHandlers({ sql, books }),
    ...receiptsHandlers({ sql, receipt, books }),
    ...checkpointsHandlers({ sql }),
    ...positionsHandlers({ sql, books, settings, market }),
    ...ordersHandlers({ sql, books }),
    ...secondContractsHandlers({ sql, books, tape, settings, market }),
    ...exchangeHandlers({ sql, settings, market, clock, books }),
    ...transfersHandlers,
    ...demoHandlers,
    ...depositsHandlers({ sql, settings, books, depositAddress: chains.depositAddress }),
    ...withdrawalsHandlers({ sql, settings, books, passwords, deliver, codeEveryMs }),
    ...settlementAccountsHandlers({ sql, settings, passwords }),
    ...restrictionsHandlers({ sql, settings, books }),
    ...filesHandlers({ files }),
    ...identityHandlers({ sql }),
    ...articlesHandlers({ sql }),
    ...messagesHandlers({ sql }),
    ...priceAlertHandlers({ sql, settings, market, alerts }),
    ...favouriteHandlers({ sql, settings }),
    ...pushHandlers(push),
    ...preferenceHandlers({ sql, passwords, tell }),
    ...statementHandlers({ sql, books, nameOf: (userId) => holderName(sql, userId) }),
  }
}
