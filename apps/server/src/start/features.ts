import { preferenceHandlers } from '../features/accounts/preferences/preferences.routes.ts'
import { userHandlers } from '../features/accounts/own-account/users.routes.ts'
import { sessionHandlers } from '../features/accounts/sessions/sessions.routes.ts'
import { agreementsHandlers } from '../features/agreements/agreements.routes.ts'
import { priceAlertHandlers } from '../features/alerts/alerts.routes.ts'
import { favouriteHandlers } from '../features/alerts/favourites.routes.ts'
import { articlesHandlers } from '../features/articles/articles.routes.ts'
import { equityHandlers } from '../features/equity/equity.routes.ts'
import { filesHandlers } from '../features/files/files.routes.ts'
import { checkpointsHandlers } from '../features/ledger/checkpoints.routes.ts'
import { journalHandlers } from '../features/ledger/journal.routes.ts'
import { investmentsHandlers } from '../features/investments/investments.routes.ts'
import { ledgerHandlers } from '../features/ledger/ledger.routes.ts'
import { receiptsHandlers } from '../features/ledger/receipts.routes.ts'
import { sharedReceiptsHandlers } from '../features/ledger/shared-receipts.routes.ts'
import { marketHandlers } from '../features/market/market.routes.ts'
import { messagesHandlers } from '../features/messages/messages.routes.ts'
import { ordersHandlers } from '../features/orders/orders.routes.ts'
import { pushHandlers } from '../features/push/push.routes.ts'
import { settlementAccountsHandlers } from '../features/settlement-accounts/settlement-accounts.routes.ts'
import { setupHandlers } from '../features/setup/setup.routes.ts'
import { statementHandlers } from '../features/statements/statements.routes.ts'
import { walletsHandlers } from '../features/wallets/wallets.routes.ts'
import type { Handlers } from '../api/handler.ts'
import { joinHandlers } from '../api/join-handlers.ts'
import { nounFeatures } from './noun-features.ts'

/** Everything that answers calls of users: the nouns of the rulebook, and what is no noun of a book. */
const features = {
  ...nounFeatures,
  setup: { calls: setupHandlers },
  sessions: { calls: sessionHandlers },
  users: { calls: userHandlers },
  preferences: { calls: preferenceHandlers },
  market: { calls: marketHandlers },
  wallets: { calls: walletsHandlers },
  equity: { calls: equityHandlers },
  investments: { calls: investmentsHandlers },
  ledger: { calls: ledgerHandlers },
  receipts: { calls: receiptsHandlers },
  sharedReceipts: { calls: sharedReceiptsHandlers },
  journal: { calls: journalHandlers },
  checkpoints: { calls: checkpointsHandlers },
  orders: { calls: ordersHandlers },
  settlementAccounts: { calls: settlementAccountsHandlers },
  files: { calls: filesHandlers },
  articles: { calls: articlesHandlers },
  agreements: { calls: agreementsHandlers },
  messages: { calls: messagesHandlers },
  alerts: { calls: priceAlertHandlers },
  favourites: { calls: favouriteHandlers },
  push: { calls: pushHandlers },
  statements: { calls: statementHandlers },
}

type AnyFeature = (typeof features)[keyof typeof features]
type DepsAsArgument<F> = F extends { calls: (deps: infer Deps) => unknown } ? (deps: Deps) => void : never

/** Everything that some call needs. */
export type CallDeps = DepsAsArgument<AnyFeature> extends (deps: infer All) => void ? All : never
type Called = ReturnType<AnyFeature['calls']>

/** What answers each call of the API: a call without a handler does not compile. */
export function handlersOf(deps: CallDeps): Handlers {
  const all: readonly { calls: (deps: CallDeps) => Called }[] = Object.values(features)
  return joinHandlers(all.map(({ calls }) => calls(deps)))
}
