import { alerts } from './en-us/alerts.ts'
import { articles } from './en-us/articles.ts'
import { wallets } from './en-us/wallets.ts'
import { positions } from './en-us/positions.ts'
import { demo } from './en-us/demo.ts'
import { exchange } from './en-us/exchange.ts'
import { chart } from './en-us/chart.ts'
import { ledger } from './en-us/ledger.ts'
import { licences } from './en-us/licences.ts'
import { messages } from './en-us/messages.ts'
import { preferences } from './en-us/preferences.ts'
import { statements } from './en-us/statements.ts'
import { users } from './en-us/users.ts'
import { protection } from './en-us/protection.ts'
import { receipts } from './en-us/receipts.ts'
import { secondContracts } from './en-us/second-contracts.ts'
import { security } from './en-us/security.ts'
import { sessions } from './en-us/sessions.ts'
import { transfers } from './en-us/transfers.ts'
import { funds } from './en-us/funds.ts'
import { deposits } from './en-us/deposits.ts'
import { withdrawals } from './en-us/withdrawals.ts'
import { settlementAccounts } from './en-us/settlement-accounts.ts'
import { files } from './en-us/files.ts'
import { identity } from './en-us/identity.ts'

/** The texts of all other screens. */
export const enUsMore = {
  chart,
  positions,
  secondContracts,
  demo,
  wallets,
  ledger,
  transfers,
  exchange,
  sessions,
  articles,
  messages,
  users,
  preferences,
  statements,
  security,
  protection,
  receipts,
  alerts,
  licences,
  funds,
  deposits,
  withdrawals,
  settlementAccounts,
  files,
  identity,
}
