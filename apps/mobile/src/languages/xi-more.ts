import type { enUsMore } from './en-us-more.ts'
import { alerts } from './xi/alerts.ts'
import { articles } from './xi/articles.ts'
import { wallets } from './xi/wallets.ts'
import { positions } from './xi/positions.ts'
import { demo } from './xi/demo.ts'
import { exchange } from './xi/exchange.ts'
import { chart } from './xi/chart.ts'
import { ledger } from './xi/ledger.ts'
import { licences } from './xi/licences.ts'
import { messages } from './xi/messages.ts'
import { preferences } from './xi/preferences.ts'
import { statements } from './xi/statements.ts'
import { users } from './xi/users.ts'
import { protection } from './xi/protection.ts'
import { receipts } from './xi/receipts.ts'
import { secondContracts } from './xi/second-contracts.ts'
import { security } from './xi/security.ts'
import { sessions } from './xi/sessions.ts'
import { transfers } from './xi/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './xi/funds.ts'
import { deposits } from './xi/deposits.ts'
import { withdrawals } from './xi/withdrawals.ts'
import { settlementAccounts } from './xi/settlement-accounts.ts'
import { files } from './xi/files.ts'
import { identity } from './xi/identity.ts'

export const xiMore: Texts<typeof enUsMore> = {
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
