import { agreementsNoun } from './agreements.ts'
import { alertsNoun } from './alerts.ts'
import { articlesNoun } from './articles.ts'
import { bondsNoun } from './bonds.ts'
import { demoNoun } from './demo.ts'
import { depositsNoun } from './deposits.ts'
import { exchangeNoun } from './exchange.ts'
import { filesNoun } from './files.ts'
import { identityNoun } from './identity.ts'
import { investmentsNoun } from './investments.ts'
import { ledgerNoun } from './ledger.ts'
import { ieoNoun } from './ieo.ts'
import { levelsNoun } from './levels.ts'
import { marketNoun } from './market.ts'
import { miningNoun } from './mining.ts'
import { messagesNoun } from './messages.ts'
import { ordersNoun } from './orders.ts'
import { playMoneyNoun } from './play-money.ts'
import { positionsNoun } from './positions.ts'
import { preferencesNoun } from './preferences.ts'
import { receiptsNoun } from './receipts.ts'
import { protectionNoun } from './protection.ts'
import { secondContractsNoun } from './second-contracts.ts'
import { sessionsNoun } from './sessions.ts'
import { settlementAccountsNoun } from './settlement-accounts.ts'
import { setupNoun } from './setup.ts'
import { statementsNoun } from './statements.ts'
import { transfersNoun } from './transfers.ts'
import { usersNoun } from './users.ts'
import { walletsNoun } from './wallets.ts'
import { withdrawalsNoun } from './withdrawals.ts'

/** The one list of nouns of users, in the order of the documentation. */
export const nouns = {
  setup: setupNoun,
  sessions: sessionsNoun,
  users: usersNoun,
  market: marketNoun,
  wallets: walletsNoun,
  ledger: ledgerNoun,
  positions: positionsNoun,
  orders: ordersNoun,
  secondContracts: secondContractsNoun,
  exchange: exchangeNoun,
  transfers: transfersNoun,
  investments: investmentsNoun,
  bonds: bondsNoun,
  mining: miningNoun,
  ieo: ieoNoun,
  demo: demoNoun,
  playMoney: playMoneyNoun,
  receipts: receiptsNoun,
  articles: articlesNoun,
  agreements: agreementsNoun,
  messages: messagesNoun,
  alerts: alertsNoun,
  protection: protectionNoun,
  files: filesNoun,
  identity: identityNoun,
  levels: levelsNoun,
  preferences: preferencesNoun,
  statements: statementsNoun,
  deposits: depositsNoun,
  withdrawals: withdrawalsNoun,
  settlementAccounts: settlementAccountsNoun,
}
