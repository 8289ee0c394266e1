import type { enUsMore } from './en-us-more.ts'
import { alerts } from './vl/alerts.ts'
import { articles } from './vl/articles.ts'
import { wallets } from './vl/wallets.ts'
import { positions } from './vl/positions.ts'
import { demo } from './vl/demo.ts'
import { exchange } from './vl/exchange.ts'
import { chart } from './vl/chart.ts'
import { ledger } from './vl/ledger.ts'
import { licences } from './vl/licences.ts'
import { messages } from './vl/messages.ts'
import { preferences } from './vl/preferences.ts'
import { statements } from './vl/statements.ts'
import { users } from './vl/users.ts'
import { protection } from './vl/protection.ts'
import { receipts } from './vl/receipts.ts'
import { secondContracts } from './vl/second-contracts.ts'
import { security } from './vl/security.ts'
import { sessions } from './vl/sessions.ts'
import { transfers } from './vl/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './vl/funds.ts'
import { deposits } from './vl/deposits.ts'
import { withdrawals } from './vl/withdrawals.ts'
import { settlementAccounts } from './vl/settlement-accounts.ts'
import { files } from './vl/files.ts'
import { identity } from './vl/identity.ts'

export const vlMore: Texts<typeof enUsMore> = {
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
