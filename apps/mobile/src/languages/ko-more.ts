import type { enUsMore } from './en-us-more.ts'
import { alerts } from './ko/alerts.ts'
import { articles } from './ko/articles.ts'
import { wallets } from './ko/wallets.ts'
import { positions } from './ko/positions.ts'
import { demo } from './ko/demo.ts'
import { exchange } from './ko/exchange.ts'
import { chart } from './ko/chart.ts'
import { ledger } from './ko/ledger.ts'
import { licences } from './ko/licences.ts'
import { messages } from './ko/messages.ts'
import { preferences } from './ko/preferences.ts'
import { statements } from './ko/statements.ts'
import { users } from './ko/users.ts'
import { protection } from './ko/protection.ts'
import { receipts } from './ko/receipts.ts'
import { secondContracts } from './ko/second-contracts.ts'
import { security } from './ko/security.ts'
import { sessions } from './ko/sessions.ts'
import { transfers } from './ko/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './ko/funds.ts'
import { deposits } from './ko/deposits.ts'
import { withdrawals } from './ko/withdrawals.ts'
import { settlementAccounts } from './ko/settlement-accounts.ts'
import { files } from './ko/files.ts'
import { identity } from './ko/identity.ts'

export const koMore: Texts<typeof enUsMore> = {
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
