import { priceAlertHandlers } from './alerts/alerts.routes.ts'
import { favouriteHandlers } from './alerts/favourites.routes.ts'
import type { PriceAlerts } from './alerts/price-alerts.ts'
import type { CallerBooks } from './api/caller-books.ts'
import type { Handlers } from './api/handler.ts'
import type { BodyKeys } from './api/opened-keys.ts'
import { articlesHandlers } from './articles/articles.routes.ts'
import type { Candles } from './candles/candles.ts'
import type { Deliver } from './delivery/delivery.ts'
import { demoHandlers } from './demo/demo.routes.ts'
import { equityHandlers } from './equity/equity.routes.ts'
import { exchangeHandlers } from './exchange/exchange.routes.ts'
import type { House } from './house.ts'
import { checkpointsHandlers } from './ledger/checkpoints.routes.ts'
import { ledgerHandlers } from './ledger/ledger.routes.ts'
import { receiptsHandlers } from './ledger/receipts.routes.ts'
import { type FeedName, marketHandlers } from './market/market.routes.ts'
import { messagesHandlers } from './messages/messages.routes.ts'
import { tell } from './messages/tell.ts'
import { ordersHandlers } from './orders/orders.routes.ts'
import type { Sql } from './platform/database.ts'
import { positionsHandlers } from './positions/positions.routes.ts'
import { pushHandlers } from './push/push.routes.ts'
import { secondContractsHandlers } from './second-contracts/second-contracts.routes.ts'
import type { CallerCache } from './sessions/caller-cache.ts'
import { sessionHandlers } from './sessions/sessions.routes.ts'
import { setupHandlers } from './setup/setup.routes.ts'
import { transfersHandlers } from './transfers/transfers.routes.ts'
import type { Passwords } from './users/passwords.ts'
import { userHandlers } from './users/users.routes.ts'
import { walletsHandlers } from './wallets/wallets.routes.ts'

/** Everything that some call needs. */
export type HandlerDeps = {
  house: House
  sql: Sql
  clock: () => number
  books: CallerBooks
  keys: BodyKeys
  callers: CallerCache
  passwords: Passwords
  deliver: Deliver
  candles: Candles
  alerts: PriceAlerts
  feed: FeedName
  /** Symbols that the feed lacks are off. */
  carried: ReadonlySet<string>
  push: { publicKey: string; services: readonly string[] }
}

/** What answers each call of the API: a call without a handler does not compile. */
export function handlersOf(deps: HandlerDeps): Handlers {
  const { house, sql, clock, books, keys, callers, passwords, deliver, candles, alerts, feed, carried, push } = deps
  const { settings, market, tape, quote, receipt } = house
  const signIn = { sql, callers, passwords, books, deliver, tell, keys }
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
    ...exchangeHandlers({ sql, quote, books }),
    ...transfersHandlers,
    ...demoHandlers,
    ...articlesHandlers({ sql }),
    ...messagesHandlers({ sql }),
    ...priceAlertHandlers({ sql, settings, market, alerts }),
    ...favouriteHandlers({ sql, settings }),
    ...pushHandlers(push),
  }
}
