import type { enUsMore } from './en-us-more.ts'
import { alerts } from './mlxy/alerts.ts'
import { articles } from './mlxy/articles.ts'
import { wallets } from './mlxy/wallets.ts'
import { positions } from './mlxy/positions.ts'
import { demo } from './mlxy/demo.ts'
import { exchange } from './mlxy/exchange.ts'
import { chart } from './mlxy/chart.ts'
import { ledger } from './mlxy/ledger.ts'
import { licences } from './mlxy/licences.ts'
import { messages } from './mlxy/messages.ts'
import { preferences } from './mlxy/preferences.ts'
import { statements } from './mlxy/statements.ts'
import { users } from './mlxy/users.ts'
import { protection } from './mlxy/protection.ts'
import { receipts } from './mlxy/receipts.ts'
import { secondContracts } from './mlxy/second-contracts.ts'
import { security } from './mlxy/security.ts'
import { sessions } from './mlxy/sessions.ts'
import { transfers } from './mlxy/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './mlxy/funds.ts'
import { deposits } from './mlxy/deposits.ts'
import { withdrawals } from './mlxy/withdrawals.ts'
import { settlementAccounts } from './mlxy/settlement-accounts.ts'
import { files } from './mlxy/files.ts'
import { identity } from './mlxy/identity.ts'

export const mlxyMore: Texts<typeof enUsMore> = {
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
